// Lets pieces glide from where they were to where they are. Call before() while the old
// fragments are there and after() once the new ones are. Any key or press ends it, and people
// who prefer no motion see none.
//
// A piece that is drawn before and after is identified by its data-piece-id. What is drawn in
// another way at its destination, such as a card that becomes a number, leaves a place with
// the name in data-leaves and comes to one that has this name among those in data-gets:
// a picture of it flies. Such places are identified by data-key; data-n is how many are there.
const MS = 220;
const FAR_PX = 2;

let boxes = new Map();
let homes = new Map();
let counts = new Map();
let leavers = [];
const gliding = new Set();

const isCalm = () => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;

const all = css => document.querySelectorAll(css);
const keyOf = ({ dataset }) => dataset.key ?? dataset.pieceId ?? dataset.piece;
const countOf = ({ dataset }) => Number(dataset.n ?? 1);

const finish = () => {
  for (const motion of gliding) motion.finish();
};

// Where a fragment is: what moves with it does not move on it.
const homeOf = piece => piece.closest('section[id]');
const corners = () => new Map([...all('section[id]')].map(it => {
  const { left, top } = it.getBoundingClientRect();
  return [it.id, [left, top]];
}));

const middle = box => [box.left + box.width / 2, box.top + box.height / 2];

const glide = (piece, frames, then) => {
  const motion = piece.animate(frames, { duration: MS, easing: 'ease-out' });
  gliding.add(motion);
  const end = () => { gliding.delete(motion); then?.(); };
  motion.finished.then(end, end);
};

export const before = () => {
  finish();
  [boxes, counts, leavers] = [new Map(), new Map(), []];
  if (isCalm()) return;
  homes = corners();
  for (const piece of all('[data-piece-id]')) {
    boxes.set(piece.dataset.pieceId, { box: piece.getBoundingClientRect(), home: homeOf(piece)?.id });
  }
  for (const place of all('[data-gets]')) counts.set(keyOf(place), countOf(place));
  for (const place of all('[data-leaves]')) {
    const box = place.getBoundingClientRect();
    // What is hidden has no place to come from.
    if (!box.width) continue;
    leavers.push({
      box, names: place.dataset.leaves.split(' '), key: keyOf(place), n: countOf(place),
      picture: place.cloneNode(true), isOwn: place.closest('#tray') !== null,
    });
  }
};

// Keeps those that have lost something, one's own first; places without a key
// always have more.
const lose = () => {
  const left = new Map();
  for (const place of all('[data-leaves]')) left.set(keyOf(place), countOf(place));
  return leavers.filter(it => it.key === undefined || (left.get(it.key) ?? 0) < it.n)
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
};

const fly = ({ box, picture }, place) => {
  const home = place.getBoundingClientRect();
  const [from, to] = [middle(box), middle(home)];
  if (!home.width || Math.hypot(to[0] - from[0], to[1] - from[1]) < FAR_PX) return;
  // A picture is not a target, neither for people nor for scripts.
  for (const it of [picture, ...picture.querySelectorAll('[id], .target')]) {
    for (const name of ['id', 'name', 'value']) it.removeAttribute(name);
    it.classList.remove('target');
  }
  for (const name of ['data-piece-id', 'data-leaves', 'data-gets', 'data-piece']) picture.removeAttribute(name);
  picture.setAttribute('aria-hidden', 'true');
  picture.inert = true;
  picture.classList.add('flying');
  const { style } = picture;
  [style.left, style.top] = [`${box.left}px`, `${box.top}px`];
  [style.width, style.height] = [`${box.width}px`, `${box.height}px`];
  (place.closest('#board, #tray, #players')?.firstElementChild ?? document.body).append(picture);
  const size = Math.min(1, Math.max(home.width / box.width, 0.3));
  const end = `translate(${to[0] - from[0]}px, ${to[1] - from[1]}px) scale(${size})`;
  glide(picture, [{ transform: 'none' }, { transform: end }], () => picture.remove());
};

export const after = () => {
  if (isCalm()) return;
  const now = corners();
  for (const piece of all('[data-piece-id]')) {
    const old = boxes.get(piece.dataset.pieceId);
    const box = piece.getBoundingClientRect();
    // What was or is hidden has no place to come from or to go to.
    if (!old?.box.width || !box.width) continue;
    const [from, to] = [middle(old.box), middle(box)];
    const stays = old.home !== undefined && old.home === homeOf(piece)?.id;
    const [was, is] = stays ? [homes.get(old.home), now.get(old.home)] : [[0, 0], [0, 0]];
    const [x, y] = [from[0] - was[0] - to[0] + is[0], from[1] - was[1] - to[1] + is[1]];
    if (Math.hypot(x, y) < FAR_PX) continue;
    glide(piece, [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }]);
  }
  const losers = lose();
  for (const place of all('[data-gets]')) {
    if (countOf(place) <= (counts.get(keyOf(place)) ?? 0)) continue;
    const names = place.dataset.gets.split(' ');
    const idx = losers.findIndex(it => it.names.some(name => names.includes(name)));
    if (0 <= idx) fly(losers.splice(idx, 1)[0], place);
  }
  [boxes, counts, leavers] = [new Map(), new Map(), []];
};

// What is pressed stays under the finger; if it jumped away, its click would be lost.
const isPressed = ({ type, target }) => type === 'pointerdown'
  && [...gliding].some(it => it.effect.target.contains(target));

for (const kind of ['keydown', 'pointerdown', 'click']) {
  const end = event => { if (!isPressed(event)) finish(); };
  document.addEventListener(kind, end, { capture: true, passive: true });
}
