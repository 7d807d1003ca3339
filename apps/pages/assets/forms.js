// The forms of a table, sent without leaving the page.
import { byId, parse } from './morph.js';
import { isFollowing, offline, reopen, shown, update } from './live.js';
import { drop } from './pick.js';
import { say, sayNow } from './say.js';

// After an update, a pick that is still legal stays; otherwise it is dropped with a message.
export const afterUpdate = () => {
  rove();
  document.dispatchEvent(new Event('ahu:regions'));
};

// All moves are one tab stop; the arrow keys move among them.
export const stops = () => [...document.querySelectorAll('#moves-all .choices summary, #moves-all .move')]
  .filter(it => it.checkVisibility?.() ?? it.offsetParent);
export const rove = focused => {
  const all = stops();
  const current = focused ?? all.find(it => it === document.activeElement) ?? all.find(it => it.tabIndex === 0) ?? all[0];
  for (const it of all) it.tabIndex = it === current ? 0 : -1;
};

const entropy = form => {
  for (const field of form.querySelectorAll('[data-entropy]')) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    field.value = [...bytes].map(it => it.toString(16).padStart(2, '0')).join('');
  }
};

// Requests the page if no stream sends it.
const refresh = async () => {
  const answer = await fetch(location.href, { headers: { 'x-live': '1' } }).catch(() => null);
  const v = answer?.headers.get('x-live-v');
  if (!v) { location.reload(); return; }
  update(await answer.text(), Number(v));
  reopen();
};

const post = async (form, go) => {
  const body = new URLSearchParams(new FormData(form, go));
  const typed = form.querySelector('[data-keep]');
  const sent = typed?.value;
  const address = go?.getAttribute('formaction') ?? form.getAttribute('action');
  let answer;
  try {
    // What happens arrives by the stream if there is one.
    const live = isFollowing() ? 'stream' : '1';
    answer = await fetch(address, { method: 'POST', body, headers: { 'x-live': live } });
  } catch {
    offline();
    sayNow(byId('words')?.dataset.lost ?? '');
    return;
  }
  const v = answer.headers.get('x-live-v');
  if (v === null) {
    if (answer.redirected) { location.assign(answer.url); return; }
    // The idempotency key of the form makes sure that nothing is done twice.
    form.removeAttribute('data-live');
    form.requestSubmit(go);
    return;
  }
  const html = await answer.text();
  if (answer.ok) drop();
  // Somebody may have written on meanwhile.
  if (answer.ok && typed?.value === sent) typed?.form?.reset();
  if (answer.status === 204) {
    byId('flash')?.replaceChildren();
    if (!await shown(Number(v))) await refresh();
    return;
  }
  // The stream knows only what it has sent, so nothing but the message is taken from here.
  const message = isFollowing() && !answer.ok ? parse(html).querySelector('#flash') : null;
  if (message) byId('flash').replaceChildren(...message.childNodes);
  else update(html, Number(v));
  const wrong = document.querySelector('#flash .bad');
  if (wrong) sayNow(wrong.textContent);
};

// Forms that were sent again before they were answered.
const waiting = new Set();

const submit = async event => {
  const form = event.target;
  const go = event.submitter;
  entropy(form);
  if (!form.matches('[data-live]')) return;
  event.preventDefault();
  if (form.getAttribute('aria-busy')) {
    // A move is made once, however often it is pressed; what was written is sent next.
    if (form.querySelector('[data-keep]')) waiting.add(form);
    return;
  }
  form.setAttribute('aria-busy', 'true');
  go?.setAttribute('aria-busy', 'true');
  await post(form, go);
  form.removeAttribute('aria-busy');
  go?.removeAttribute('aria-busy');
  if (waiting.delete(form) && form.isConnected) form.requestSubmit();
};

export const startForms = () => {
  addEventListener('submit', submit);
  rove();
  document.addEventListener('focusin', event => {
    if (event.target.matches?.('#moves-all .move, #moves-all .choices summary')) rove(event.target);
  });
  document.addEventListener('toggle', () => rove(), true);
  const words = () => byId('play')?.dataset ?? {};
  document.addEventListener('ahu:picked', () => say(words().chosen ?? ''));
  document.addEventListener('ahu:gone', () => sayNow(words().gone ?? ''));
  document.addEventListener('keydown', event => {
    // A key that is held down presses a button only once.
    if (event.repeat && event.key === 'Enter' && event.target.closest?.('#game button')) event.preventDefault();
  });
  document.addEventListener('change', event => {
    if (event.target.matches('.pace select')) event.target.form.requestSubmit();
  });
};
