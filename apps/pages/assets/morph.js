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

// The old node that becomes a fresh one: the one with its id, else the one in its place.
const partner = (parent, at, fresh) => {
  if (fresh.id) {
    const same = byId(fresh.id);
    return same && parent.contains(same) && same.nodeName === fresh.nodeName ? same : null;
  }
  return at && at.nodeName === fresh.nodeName && !at.id ? at : null;
};

export const morph = (old, fresh) => {
  if (old.nodeName !== fresh.nodeName) { old.replaceWith(fresh); return; }
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  if (old.hasAttribute('data-keep') || old.isEqualNode(fresh)) return;
  syncAttributes(old, fresh);
  let at = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    const match = partner(old, at, next);
    if (match && match === at) at = at.nextSibling;
    else if (match && old.moveBefore) old.moveBefore(match, at);
    else old.insertBefore(match ?? next, at);
    if (match) morph(match, next);
  }
  while (at) { const gone = at; at = at.nextSibling; gone.remove(); }
};

// Adds the turns of a log that are new; those that are there are made like the sent ones.
const append = (old, fresh) => {
  const list = byId('log-turns');
  byId('log-none')?.remove();
  for (const turn of [...fresh.querySelectorAll('#log-turns > li')]) {
    const same = byId(turn.id);
    if (same) morph(same, turn); else list.append(turn);
  }
};

// A log that is sent whole has its last turns: those that are there before them stay.
const keepEarlier = fresh => {
  const list = fresh.querySelector('#log-turns');
  const first = list?.querySelector('.log-turn');
  const same = byId(first?.id);
  if (!same) return;
  const earlier = [];
  for (let it = same.previousElementSibling; it; it = it.previousElementSibling) earlier.unshift(it.cloneNode(true));
  list.querySelector('#log-earlier')?.remove();
  list.prepend(...earlier);
};

// Shows regions; returns false if the page is of another kind and has to be loaded anew.
export const show = html => {
  const fresh = [...parse(html).children];
  const status = fresh.find(it => it.id === 'status');
  if (status && status.dataset.page !== document.body.dataset.page) return false;
  const focused = document.activeElement;
  const home = focused?.closest('section[id]')?.id;
  const focusedId = focused?.id;
  before();
  for (const region of fresh) {
    const old = byId(region.id);
    if (!old) continue;
    if (region.id === 'log' && !region.dataset.append) keepEarlier(region);
    if (region.dataset.append) append(old, region); else morph(old, region);
  }
  after();
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
