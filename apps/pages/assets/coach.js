// Explanations that somebody has dismissed are not shown again on this device.
import { byId } from './morph.js';

const STORE = 'ahu-coach-known';

const read = () => {
  try { return new Set(JSON.parse(localStorage.getItem(STORE) ?? '[]')); } catch { return new Set(); }
};
const write = known => {
  try { localStorage.setItem(STORE, JSON.stringify([...known])); } catch { /* Then it lasts for this page. */ }
};

let known = read();
const lesson = () => byId('coach')?.querySelector('[data-coach]');

// Hides what is known, and shows the button that only works with a script.
const show = () => {
  const it = lesson();
  if (!it) return;
  const isKnown = known.has(it.dataset.coach);
  if (it.hidden !== isKnown) it.hidden = isKnown;
  const button = it.querySelector('[data-coach-known]');
  if (button?.hidden) button.hidden = false;
};
const understand = () => {
  const it = lesson();
  if (!it || it.hidden) return false;
  const hadFocus = it.contains(document.activeElement);
  known.add(it.dataset.coach);
  write(known);
  show();
  if (hadFocus) byId('main')?.focus({ preventScroll: true });
  return true;
};
const again = () => {
  const it = lesson();
  if (!it?.hidden) return;
  known.delete(it.dataset.coach);
  write(known);
  show();
};

export const startCoach = () => {
  const region = byId('coach');
  if (!region) return;
  show();
  new MutationObserver(show).observe(region, { attributes: true, childList: true, subtree: true });
  region.addEventListener('click', event => {
    if (event.target.closest('[data-coach-known]')) understand();
  });
  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches?.('input:not([type="radio"]), textarea, select')) return;
    // While a move waits to be confirmed, the key cancels that first.
    const isPicking = byId('commit')?.hidden === false;
    if (event.key === 'Escape' && !isPicking) understand();
    if (event.key === '?') again();
  });
};
