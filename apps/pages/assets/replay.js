// Replays without loading whole pages: arrows, slider, autoplay.
import { after, before } from './glide.js';
import { byId, morph, parsePage } from './morph.js';
import { say } from './say.js';

const STEP_MS = 1200;
let timer = 0;
let goal = null;
let isLoading = false;

const at = () => Number(byId('game').dataset.at);
const max = () => Number(byId('game').dataset.max);

const label = () => {
  const button = byId('replay-play');
  if (!button) return;
  button.hidden = false;
  button.textContent = timer ? button.dataset.pause : button.dataset.play;
};
const pause = () => { clearInterval(timer); timer = 0; label(); };

const load = async () => {
  if (isLoading) return;
  isLoading = true;
  while (goal !== null) {
    const n = goal;
    goal = null;
    const { base, query } = byId('game').dataset;
    const address = `${base}${n}${query}`;
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw answer;
      const page = parsePage(await answer.text());
      before();
      morph(byId('game'), page.getElementById('game'));
      after();
      byId('replay-n').value = n;
      document.title = page.title;
      history.replaceState(null, '', address);
    } catch { location.assign(address); }
  }
  isLoading = false;
  label();
  const list = byId('log-list');
  if (list) list.scrollTop = list.scrollHeight;
};

const go = n => {
  goal = Math.max(0, Math.min(max(), n));
  if (goal === max()) pause();
  if (goal !== at()) load(); else goal = null;
};

const play = () => {
  if (timer) { pause(); return; }
  if (at() === max()) go(0);
  timer = setInterval(() => go(at() + 1), STEP_MS);
  label();
};

export const startReplay = () => {
  if (document.body.dataset.page !== 'replay') return;
  label();
  const list = byId('log-list');
  if (list) list.scrollTop = list.scrollHeight;
  document.addEventListener('click', event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    if (event.target.closest('#replay-play')) { play(); return; }
    const link = event.target.closest('#replay-first, #replay-back, #replay-on, #replay-last');
    if (!link) return;
    event.preventDefault();
    pause();
    const to = { 'replay-first': 0, 'replay-back': at() - 1, 'replay-on': at() + 1, 'replay-last': max() };
    go(to[link.id]);
  });
  byId('replay-n')?.addEventListener('input', event => { pause(); go(Number(event.target.value)); });
  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches('input, textarea, select')) return;
    const to = { ArrowLeft: at() - 1, ArrowRight: at() + 1, Home: 0, End: max() };
    if (event.key in to && !event.target.closest('pre, .log')) { event.preventDefault(); pause(); go(to[event.key]); }
    if (event.key === ' ' && event.target === document.body) { event.preventDefault(); play(); }
    if (event.key === 'l') say(byId('status')?.innerText ?? '');
  });
};
