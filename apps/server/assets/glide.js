// Lets pieces glide from where they were to where they are. Call before() while the old
// regions are there and after() once the new ones are; a piece is known by its
// data-piece-id. Any key or press ends it, and who wants no motion sees none.
const MS = 220;
const FAR_PX = 2;

let boxes = new Map();
const gliding = new Set();

const isCalm = () => document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;

const pieces = () => document.querySelectorAll('[data-piece-id]');

const finish = () => {
  for (const motion of gliding) motion.finish();
};

export const before = () => {
  finish();
  boxes = new Map();
  if (isCalm()) return;
  for (const piece of pieces()) boxes.set(piece.dataset.pieceId, piece.getBoundingClientRect());
};

export const after = () => {
  if (isCalm()) return;
  for (const piece of pieces()) {
    const old = boxes.get(piece.dataset.pieceId);
    const box = piece.getBoundingClientRect();
    // What was or is not shown has no place to come from or to go to.
    if (!old?.width || !box.width) continue;
    const x = old.left + old.width / 2 - box.left - box.width / 2;
    const y = old.top + old.height / 2 - box.top - box.height / 2;
    if (Math.hypot(x, y) < FAR_PX) continue;
    const motion = piece.animate(
      [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }],
      { duration: MS, easing: 'ease-out' },
    );
    gliding.add(motion);
    const forget = () => gliding.delete(motion);
    motion.finished.then(forget, forget);
  }
  boxes = new Map();
};

for (const kind of ['keydown', 'pointerdown', 'click']) {
  document.addEventListener(kind, finish, { capture: true, passive: true });
}
