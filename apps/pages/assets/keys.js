// Keys at the table. Letters work only while the focus is in the game.
import { byId } from './morph.js';
import { rove, stops } from './forms.js';
import { step } from './pick.js';
import { aloud, lastRow, sayNow } from './say.js';

const text = id => byId(id)?.innerText ?? '';

const reach = button => {
  for (let it = button.parentElement; it; it = it.parentElement) {
    if (it.nodeName === 'DETAILS') it.open = true;
  }
  rove(button);
  button.focus();
  button.scrollIntoView({ block: 'nearest' });
};

// Goes to the next or previous move in the list, and wraps around.
const nextInList = by => {
  const moves = [...document.querySelectorAll('#moves .move')];
  if (!moves.length) return;
  const at = moves.indexOf(document.activeElement);
  const to = at < 0 ? (by > 0 ? 0 : moves.length - 1) : (at + by + moves.length) % moves.length;
  reach(moves[to]);
};

// On the board the targets are the moves; a game without any has only the list.
const nextMove = (event, by) => {
  if (event.target.closest('#board, #tray, #actions') && document.querySelector('button.target[value]')) return;
  if (event.target.closest('#moves') || !document.querySelector('button.target[value]')) nextInList(by); else step(by);
};

const letters = {
  n: event => nextMove(event, event.shiftKey ? -1 : 1),
  u: () => byId('undo')?.click(),
  l: () => sayNow(lastRow()),
  s: () => sayNow([...document.querySelectorAll('#players .seat')].map(it => it.innerText).join('. ')),
  t: () => sayNow(text('status')),
  m: () => { const tray = byId('tray'); if (tray) { tray.tabIndex = -1; tray.focus(); sayNow(aloud(tray.innerText)); } },
  '?': () => {
    const help = byId('help-all');
    if (help) { help.open = true; help.querySelector('summary').focus(); }
  },
};

const arrows = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

const inMoves = event => {
  const all = stops();
  const at = all.indexOf(event.target);
  if (at < 0) return;
  let to = null;
  if (event.key in arrows) to = Math.max(0, Math.min(all.length - 1, at + arrows[event.key]));
  if (event.key === 'Home') to = 0;
  if (event.key === 'End') to = all.length - 1;
  if (to === null) return;
  event.preventDefault();
  rove(all[to]);
  all[to].focus();
};

export const startKeys = () => {
  document.addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!event.target.closest?.('#game')) return;
    if (event.target.matches('input:not([type="radio"]), textarea, select')) return;
    inMoves(event);
    const act = letters[event.key.toLowerCase()];
    if (!act || document.body.dataset.letters === 'off') return;
    event.preventDefault();
    act(event);
  });
};
