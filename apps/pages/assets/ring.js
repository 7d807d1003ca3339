// Highlights what a line of a score counts, wherever that is drawn. A line names it in
// data-ring; pieces have names in data-piece.
const ringed = new Set();

const clear = () => {
  for (const piece of ringed) piece.classList.remove('ringed');
  ringed.clear();
};

export const ring = names => {
  clear();
  for (const name of names.split(' ').filter(Boolean)) {
    for (const piece of document.querySelectorAll(`[data-piece~="${CSS.escape(name)}"]`)) {
      piece.classList.add('ringed');
      ringed.add(piece);
    }
  }
  const [first] = ringed;
  if (!first) return;
  for (let fold = first.closest('details'); fold; fold = fold.parentElement.closest('details')) {
    fold.open = true;
  }
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  first.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
};

export const startRings = () => {
  document.addEventListener('click', event => {
    const line = event.target.closest?.('[data-ring]');
    if (!line) return;
    // The details element opens only after the click.
    if (line instanceof HTMLDetailsElement && line.open) clear();
    else ring(line.dataset.ring);
  });
};
