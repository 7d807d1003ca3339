// Checks every text of a page in the pseudo-language, whose letters have marks and
// whose texts are longer. Returns words without marks, and texts that are cut off.
const NAMES = arguments[0];
const isSeen = it => it.checkVisibility({ visibilityProperty: true, opacityProperty: true });
// Visually hidden but read out by screen readers: a box of one pixel.
const isHeard = it => {
  for (let at = it; at; at = at.parentElement) {
    if (at.getBoundingClientRect().width <= 1.5) return true;
  }
  return false;
};
const CONTROLS = 'button, a, label, summary, th, td, dt, dd, legend, li';
// Texts that are the same in every language: names of people and tables, ids of rules and
// cells, what somebody typed, and the names of languages in their own language.
const SAME = '.name, .code, code, pre, kbd, samp, .brand, [lang]:not(html), .languages summary, textarea, script, style, noscript';
const here = it => {
  const parts = [];
  for (let at = it; at && at.id !== 'main' && parts.length < 4; at = at.parentElement) {
    parts.unshift(at.id ? `#${at.id}` : `${at.localName}.${[...at.classList].join('.')}`);
  }
  return parts.join(' ');
};

const bare = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
for (let node = walker.nextNode(); node; node = walker.nextNode()) {
  const it = node.parentElement;
  if (!isSeen(it) || it.closest(SAME)) continue;
  let text = node.data;
  for (const name of NAMES) text = text.replaceAll(name, ' ');
  // Cells, seats and ids of rules: one or two letters with a number.
  text = text.replace(/\b[A-Z]{1,2}-?[A-Z]?[0-9]+[a-z]?\b/g, ' ').replace(/\b[A-Z]{2}-[A-Z0-9]+[a-z]?\b/g, ' ');
  const words = text.match(/[A-Za-z]{2,}/g);
  if (words) bare.push(`${words.join(' ')} in ${here(it)}`);
}

// Text that overflows its own box, or a surrounding box that clips it.
const cut = [];
const tell = (it, how) => cut.push(`${how}: ${it.textContent.trim().slice(0, 40)} in ${here(it)}`);
const cuts = how => how === 'hidden' || how === 'clip';
for (const it of document.querySelectorAll('body *')) {
  if (it.closest('svg, select, textarea') || !isSeen(it) || it.closest('.sr, .vh') || isHeard(it)) continue;
  // Names of people and games are not translated: a small screen may cut off long ones.
  if (it.closest('.name, #heading h1')) continue;
  const hasText = [...it.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const style = getComputedStyle(it);
  const isBox = style.display !== 'inline' && !['auto', 'scroll'].includes(style.overflowX);
  // A numbered tag overlaps the corner of what changed and is half outside.
  const isTagged = it.querySelector('.tag') !== null;
  if (isBox && !isTagged && (hasText || it.matches(CONTROLS)) && it.clientWidth + 1 < it.scrollWidth) {
    tell(it, `${it.scrollWidth} px in ${it.clientWidth}`);
  }
  if (!hasText) continue;
  const range = document.createRange();
  range.selectNodeContents(it);
  const box = range.getBoundingClientRect();
  for (let at = it; at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    const edge = at.getBoundingClientRect();
    if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)) break;
    if (cuts(overflowX) && (box.left < edge.left - 2 || edge.right + 2 < box.right)) tell(it, 'cut at a side');
    if (cuts(overflowY) && (box.top < edge.top - 2 || edge.bottom + 2 < box.bottom)) tell(it, 'cut above or below');
    if (position === 'fixed') break;
  }
}
return [[...new Set(bare)], [...new Set(cut)]];
