// Updates the fragments of a table: one stream per page, which resumes by itself.
import { byId, show } from './morph.js';
import { afterUpdate } from './forms.js';
import { rememberLog, sayNewRows, sayNow, signTurn } from './say.js';

const STALE_AFTER_MS = 3000;
const SLOTS = 4;
const PEEK_EVERY_MS = 30000;
const PEEK_FOR_MS = 3000;

let source = '';
let version = 0;
let stream = null;
let wait = 500;
let staleTimer = 0;
let peekTimer = 0;

// Keeps the position in the log: at its end it follows, elsewhere a button counts new lines.
let unseen = 0;
const atEnd = list => list.scrollHeight - list.scrollTop - list.clientHeight < 8;
const toEnd = list => { list.scrollTop = list.scrollHeight; };
const followLog = (list, wasAtEnd, added) => {
  const button = byId('log-new');
  if (!list || !button) return;
  if (wasAtEnd) { toEnd(list); unseen = 0; } else unseen += added;
  button.hidden = unseen === 0;
  button.textContent = button.dataset.label.replace('0', unseen);
};

// Who waits for a version that the stream will send.
let waiting = [];
const answerWaiting = () => {
  for (const it of waiting) if (it.v <= version) it.done(true);
  waiting = waiting.filter(it => version < it.v);
};
export const isFollowing = () => stream?.readyState === EventSource.OPEN;
// Resolves once the page shows a version; false if the stream does not send it.
export const shown = v => new Promise(done => {
  if (v <= version) { done(true); return; }
  waiting.push({ v, done });
  setTimeout(() => done(false), STALE_AFTER_MS);
});

export const update = (html, v) => {
  if (v < version) return;
  version = v;
  const list = byId('log-list');
  const wasAtEnd = !list || atEnd(list);
  if (!show(html)) { location.reload(); return; }
  const added = sayNewRows();
  followLog(byId('log-list'), wasAtEnd, added);
  signTurn();
  afterUpdate();
  if (document.body.dataset.live === 'off') hold();
  answerWaiting();
};

const hold = () => {
  for (const button of document.querySelectorAll('#game button:not(:disabled)')) {
    button.disabled = true;
    button.dataset.held = 'on';
  }
};
const release = () => {
  for (const button of document.querySelectorAll('[data-held]')) {
    button.disabled = false;
    delete button.dataset.held;
  }
};

const chip = isOn => {
  const live = byId('live');
  document.body.dataset.live = isOn ? 'on' : 'off';
  if (!live) return;
  live.hidden = false;
  live.textContent = isOn ? live.dataset.on : live.dataset.off;
};
const online = () => {
  wait = 500;
  clearTimeout(staleTimer);
  staleTimer = 0;
  delete document.body.dataset.stale;
  release();
  chip(true);
};
export const offline = () => {
  chip(false);
  staleTimer ||= setTimeout(() => {
    document.body.dataset.stale = 'on';
    hold();
    sayNow(byId('words')?.dataset.lost ?? '');
  }, STALE_AFTER_MS);
};

const open = () => {
  stream?.close();
  const mine = new EventSource(`${source}?v=${version}`);
  stream = mine;
  mine.onopen = online;
  mine.addEventListener('regions', event => update(event.data, Number(event.lastEventId)));
  mine.onerror = () => {
    if (stream !== mine) return;
    offline();
    // The browser retries by itself unless the response was an error.
    if (mine.readyState === EventSource.CLOSED) {
      wait = Math.min(wait * 2, 15000);
      setTimeout(() => { if (stream === mine && !document.hidden) open(); }, wait * (0.75 + Math.random() / 2));
    }
  };
};
// Starts again from what the page shows, because the stream does not know what came otherwise.
export const reopen = () => { if (source) open(); };
const close = () => { stream?.close(); stream = null; };

// A browser opens six connections to a server over HTTP/1.1. Hidden tabs
// share some of them; a tab without one checks from time to time.
let giveSlotBack = null;
const takeSlot = async () => {
  if (!navigator.locks) return false;
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const isMine = await new Promise(done => {
      navigator.locks.request(`ahu-live-${slot}`, { ifAvailable: true }, lock => {
        done(Boolean(lock));
        return lock ? new Promise(release => { giveSlotBack = release; }) : undefined;
      });
    });
    if (isMine) return true;
  }
  return false;
};
const peek = () => {
  open();
  setTimeout(() => { if (document.hidden) close(); }, PEEK_FOR_MS);
};
const outOfSight = async () => {
  if (await takeSlot()) {
    if (!document.hidden) { giveSlotBack?.(); giveSlotBack = null; }
    return;
  }
  if (!document.hidden) return;
  close();
  peekTimer = setInterval(peek, PEEK_EVERY_MS);
};
const inSight = () => {
  clearInterval(peekTimer);
  giveSlotBack?.();
  giveSlotBack = null;
  if (!stream || stream.readyState === EventSource.CLOSED) open();
};

export const startLive = () => {
  const { liveSrc, liveV } = document.body.dataset;
  signTurn();
  if (!liveSrc || !window.EventSource) return;
  source = liveSrc;
  version = Number(liveV);
  rememberLog();
  const list = byId('log-list');
  if (list) {
    toEnd(list);
    list.addEventListener('scroll', () => { if (atEnd(list)) followLog(list, true, 0); }, { passive: true });
    byId('log-new')?.addEventListener('click', () => { followLog(byId('log-list'), true, 0); });
  }
  addEventListener('pagehide', close);
  document.addEventListener('visibilitychange', () => { document.hidden ? outOfSight() : inSight(); });
  open();
};
