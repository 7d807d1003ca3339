// Speaks to screen readers, and announces one's turn.
import { byId } from './morph.js';

const MARKS = ['▲', '✚', '⫴', '∿', '☾'];
let waiting = [];
let timer = 0;

const speak = (where, text) => {
  if (!where || !text) return;
  // The same sentence is read again only if it differs a little.
  where.textContent = where.textContent === text ? `${text}\u00a0` : text;
};

// Says names instead of marks.
export const aloud = text => {
  let out = text.replace(/\s+/g, ' ').trim();
  MARKS.forEach((mark, idx) => {
    const name = document.querySelector(`#seat-${'abcde'[idx]} .name`)?.firstChild?.textContent;
    if (!name) return;
    out = out.replaceAll(`${mark} ${name.trim()}`, name.trim()).replaceAll(mark, ` ${name.trim()} `);
  });
  return out.replace('⟶', '').replace(/\s+/g, ' ').trim();
};

export const sayNow = text => speak(byId('say-now'), aloud(text));

// Joins messages that follow each other quickly.
export const say = text => {
  waiting.push(aloud(text));
  clearTimeout(timer);
  timer = setTimeout(() => { speak(byId('say'), waiting.slice(-6).join(' ')); waiting = []; }, 250);
};

const rowText = row => {
  const name = row.closest('.log-turn')?.querySelector('.turn-head .name')?.textContent ?? '';
  const effects = [...row.querySelectorAll('.effects li')].map(it => it.textContent).join('. ');
  return `${name}: ${row.querySelector('.line')?.textContent ?? ''}. ${effects}`;
};

export const lastRow = () => {
  const rows = document.querySelectorAll('#log-list .rows > li');
  return rows.length ? rowText(rows[rows.length - 1]) : '';
};

// Remembers the lines of the log, and says those that others have added.
let known = null;
export const rememberLog = () => {
  known = new Set([...document.querySelectorAll('#log-list .rows > li')].map(it => it.id));
};
export const sayNewRows = () => {
  const rows = [...document.querySelectorAll('#log-list .rows > li')];
  const fresh = known ? rows.filter(it => !known.has(it.id)) : [];
  const others = fresh.filter(it => !it.closest('.log-turn')?.classList.contains('mine'));
  if (others.length) say(others.slice(-6).map(rowText).join(' '));
  rememberLog();
  return fresh.length;
};

const beep = () => {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = 660;
  volume.gain.setValueAtTime(0.12, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.4);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.4);
  tone.onended = () => audio.close();
};

const notify = text => {
  if (!document.hidden || Notification?.permission !== 'granted') return;
  const note = new Notification(document.title, { body: text, icon: byId('favicon')?.href });
  note.onclick = () => { window.focus(); note.close(); };
};

// Shows with the title and the icon whether it is the viewer's turn.
let wasMine = null;
export const signTurn = () => {
  const now = byId('status')?.dataset.now ?? '';
  const isMine = now !== '';
  document.title = (isMine ? '● ' : '') + document.title.replace(/^● /, '');
  const icon = byId('favicon');
  if (icon) icon.href = isMine ? icon.dataset.turn : icon.dataset.calm;
  if (isMine && wasMine === false) {
    sayNow(now);
    if (document.body.dataset.sound) beep();
    if (document.body.dataset.notify && 'Notification' in window) notify(now);
  }
  wasMine = isMine;
};
