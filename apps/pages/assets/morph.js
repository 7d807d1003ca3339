// Makes what is on the page like what the server sent, and keeps the nodes:
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
  // What people opened stays open, what has the focus can keep it, and what was
  // sent stays busy until it is answered.
  const isTheirs = name => (name === 'open' && old.nodeName === 'DETAILS')
    || name === 'aria-busy'
    || (name === 'tabindex' && old === document.activeElement);
  // Set before removing: a link that loses its href for a moment loses focus.
  for (const { name, value } of fresh.attributes) {
    if (!isTheirs(name) && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    if (!isTheirs(name) && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
};

// What a patch leaves out because it is the same stands there as a template with its ids.
// A page that lacks one of them is not the page that the patch was made for.
class Lacking extends Error {}
const kept = place => place.dataset.same.split(' ').map(id => {
  const same = byId(id);
  if (!same) throw new Lacking(id);
  return same;
});
const isPlace = node => node.nodeName.toLowerCase() === 'template' && node.dataset?.same !== undefined;

// Moves what stays into an element that is new on the page.
const filled = fresh => {
  for (const place of fresh.querySelectorAll?.('template[data-same]') ?? []) place.replaceWith(...kept(place));
  return fresh;
};

// What stays on the page is moved without losing its focus; a node of another document can't be.
const put = (parent, node, at) => {
  if (document.contains(node) && parent.moveBefore) parent.moveBefore(node, at);
  else parent.insertBefore(node, at);
};

// The old node that becomes a fresh one: the one with its id, else the one in its place.
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

// The server sends the last turns of a log. Earlier ones that are on the page stay, and with
// them whatever leads to those before: the link in the patch has no place then.
const EARLIER = 'log-earlier';
const idsOf = node => (isPlace(node) ? node.dataset.same.split(' ') : [node.id]);
const keepEarlier = list => {
  const first = [...list.children].flatMap(idsOf).find(id => id !== EARLIER);
  const ids = [];
  for (let it = byId(first)?.previousElementSibling; it; it = it.previousElementSibling) ids.unshift(it.id);
  if (!ids.length) return;
  for (const node of [...list.children]) {
    const rest = idsOf(node).filter(id => id !== EARLIER);
    if (!rest.length) node.remove();
    else if (isPlace(node)) node.dataset.same = rest.join(' ');
  }
  const place = document.createElement('template');
  place.dataset.same = ids.join(' ');
  list.prepend(place);
};

// Makes the page like the fragments that were sent; false if it is not the page they are for.
const patch = fresh => {
  try {
    for (const fragment of fresh) {
      const old = byId(fragment.id);
      if (!old && fragment.id === EARLIER) continue;
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

// Each fragment of a patch is in a template of its own, because a row of a table is only read as
// one where nothing else was read before it. A part of a drawing is in an svg.
const fragments = html => [...parse(html).children].map(it => {
  const inner = it.content?.firstElementChild ?? it;
  return inner.nodeName === 'svg' && !inner.id ? inner.firstElementChild : inner;
});

// Shows fragments; returns false if the page is another one and has to be loaded anew.
export const show = html => {
  const fresh = fragments(html);
  const status = fresh.find(it => it.id === 'status');
  if (status && status.dataset.page !== document.body.dataset.page) return false;
  const focused = document.activeElement;
  // What has the focus, and the sections around it, the innermost first.
  const ids = [focused?.id];
  for (let it = focused?.closest('section[id]'); it; it = it.parentElement?.closest('section[id]')) ids.push(it.id);
  before();
  const isShown = patch(fresh);
  after();
  if (!isShown) return false;
  const isLost = !focused?.isConnected || document.activeElement === document.body;
  if (focused && focused !== document.body && isLost) {
    const heir = ids.map(byId).find(it => it);
    if (heir) {
      if (heir.tabIndex < 0) heir.tabIndex = -1;
      heir.focus({ preventScroll: true });
    }
  }
  return true;
};
