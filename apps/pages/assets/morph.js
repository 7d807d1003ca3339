// Makes the page equal to what the server sent, and keeps the nodes,
// so focus, scroll, typed text and open details survive.
import { after, before } from './glide.js';

const policy = window.trustedTypes?.createPolicy('ahu', { createHTML: html => html });
const trusted = html => (policy ? policy.createHTML(html) : html);

export const byId = id => (id ? document.getElementById(id) : null);

export const parse = html => {
  const holder = document.createElement('template');
  holder.innerHTML = trusted(html);
  return holder.content;
};

export const parsePage = html => new DOMParser().parseFromString(trusted(html), 'text/html');

const syncAttributes = (old, fresh) => {
  // What people opened stays open, what has the focus keeps it, and what was
  // sent stays busy until it is answered.
  const isTheirs = name => (name === 'open' && old.nodeName === 'DETAILS')
    || name === 'aria-busy'
    || (name === 'tabindex' && old === document.activeElement);
  // Attributes are set before others are removed: a link without an href loses the focus.
  for (const { name, value } of fresh.attributes) {
    if (!isTheirs(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    if (!isTheirs(name) && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
};

// What a patch leaves out because it is the same is replaced by a template with its ids.
// A page that lacks one of them is not the page that the patch was made for.
class Lacking extends Error {}
const kept = place => place.dataset.same.split(' ').map(id => {
  const same = byId(id);
  if (!same) throw new Lacking(id);
  return same;
});
const isPlace = node => node.nodeName.toLowerCase() === 'template' && node.dataset?.same !== undefined;

// Moves what stays into a new element.
const filled = fresh => {
  for (const place of fresh.querySelectorAll?.('template[data-same]') ?? []) place.replaceWith(...kept(place));
  return fresh;
};

const put = (parent, node, at) => {
  if (node.isConnected && parent.moveBefore) parent.moveBefore(node, at);
  else parent.insertBefore(node, at);
};

// The old node that becomes a new one: the one with the same id, or else in the same place.
const partner = (parent, at, fresh) => {
  if (fresh.id) {
    const same = byId(fresh.id);
    return same && parent.contains(same) && same.nodeName === fresh.nodeName ? same : null;
  }
  return at && at.nodeName === fresh.nodeName && !at.id ? at : null;
};

export const morph = (old, fresh) => {
  if (old.nodeName !== fresh.nodeName) { old.replaceWith(filled(fresh)); return; }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  if (old.hasAttribute('data-keep') || old.isEqualNode(fresh)) return;
  syncAttributes(old, fresh);
  let at = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    if (isPlace(next)) {
      for (const same of kept(next)) {
        if (same === at) at = at.nextSibling; else put(old, same, at);
      }
      continue;
    }
    const match = partner(old, at, next);
    if (match && match === at) at = at.nextSibling;
    else put(old, match ?? filled(next), at);
    if (match) morph(match, next);
  }
  while (at) { const gone = at; at = at.nextSibling; gone.remove(); }
};

// A log is sent with its last turns; those before them stay.
const keepEarlier = list => {
  const first = [...list.children].find(it => isPlace(it) || it.classList.contains('log-turn'));
  const same = byId(first && isPlace(first) ? first.dataset.same.split(' ')[0] : first?.id);
  if (!same) return;
  const ids = [];
  for (let it = same.previousElementSibling; it; it = it.previousElementSibling) ids.unshift(it.id);
  if (!ids.length) return;
  list.querySelector('#log-earlier')?.remove();
  const place = document.createElement('template');
  place.dataset.same = ids.join(' ');
  list.prepend(place);
};

// Applies the fragments that were sent; returns false if they are not for this page.
const patch = fresh => {
  try {
    for (const fragment of fresh) {
      const old = byId(fragment.id);
      if (!old) return false;
      const log = fragment.id === 'log-turns' ? fragment : fragment.querySelector('#log-turns');
      if (log) keepEarlier(log);
      morph(old, fragment);
    }
    return true;
  } catch (error) {
    if (error instanceof Lacking) return false;
    throw error;
  }
};

// Each fragment of a patch is in its own template, because a row of a table is parsed as
// such only if nothing else comes before it. A part of a drawing is in an svg.
const fragments = html => [...parse(html).children].map(it => {
  const inner = it.content?.firstElementChild ?? it;
  return inner.nodeName === 'svg' && !inner.id ? inner.firstElementChild : inner;
});

// Shows fragments; returns false if the page is another one and has to be reloaded.
export const show = html => {
  const fresh = fragments(html);
  const status = fresh.find(it => it.id === 'status');
  if (status && status.dataset.page !== document.body.dataset.page) return false;
  const focused = document.activeElement;
  const home = focused?.closest('section[id]')?.id;
  const focusedId = focused?.id;
  before();
  const isShown = patch(fresh);
  after();
  if (!isShown) return false;
  const isLost = !focused?.isConnected || document.activeElement === document.body;
  if (focused && focused !== document.body && isLost) {
    const heir = byId(focusedId) ?? byId(home);
    if (heir) {
      if (heir.tabIndex < 0) heir.tabIndex = -1;
      heir.focus({ preventScroll: true });
    }
  }
  return true;
};
