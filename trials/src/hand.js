// Plays at a table through the events that a mouse, a finger or a keyboard
// causes, until the game is over or time is up. Runs as the body of a function:
// (hand, number of the first move, of the last, milliseconds, done).
const [hand, first, last, patience, done] = arguments;
const end = Date.now() + patience;
const all = (css) => [...document.querySelectorAll(css)];
const wait = (ms) => new Promise((go) => setTimeout(go, ms));
const version = () => document.querySelector('#moves input[name=version]')?.value ?? null;
const isOver = () => document.querySelector('#actions a[href$="/end"]') !== null;
const isBusy = () => document.querySelector('#play')?.hasAttribute('aria-busy') ?? false;
const targets = () => all('#board button.target[value], #tray button.target[value]')
  .filter((it) => it.checkVisibility() && !it.disabled);
const commit = () => document.getElementById('commit');
const until = async (what, probe) => {
  for (;;) {
    const found = probe();
    if (found) return found;
    if (end + 100000 < Date.now()) throw new Error(`waited for ${what}`);
    await wait(5);
  }
};
const must = (truth, what) => { if (!truth) throw new Error(what); };

// A final move can be committed only some time after it was selected: here the
// clock of the page is advanced instead of waiting. Other trials test the wait.
const clock = (window.clockOfTrial ??= (() => {
  const real = performance.now.bind(performance);
  const it = { ahead: 0 };
  performance.now = () => real() + it.ahead;
  return it;
})());

const point = (target, kind) => {
  const box = target.getBoundingClientRect();
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  const event = (name, extra) => new PointerEvent(name, {
    bubbles: true, cancelable: true, composed: true, isPrimary: true,
    pointerId: 1, pointerType: kind, button: 0, ...at, ...extra,
  });
  target.dispatchEvent(event('pointerdown', { buttons: 1 }));
  target.dispatchEvent(event('pointerup'));
  if (kind === 'mouse') target.focus({ preventScroll: true });
  target.dispatchEvent(event('click', { detail: 1 }));
};

// A key does what the browser would do with it: Enter clicks a button.
const press = (key, shiftKey = false) => {
  const on = document.activeElement;
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  const isLeft = on.dispatchEvent(event);
  if (isLeft && key === 'Enter') on.click();
};

const focused = () => {
  const it = document.activeElement;
  return it && it !== document.body ? it : null;
};

// The centre of the focused element must be visible: no bar may cover it.
const mustBeSeen = (it) => {
  const box = it.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const top = document.elementFromPoint(x, y);
  const isSeen = top !== null
    && (it.contains(top) || top.contains(it) || !top.closest('.top, #status, #actions, header'));
  must(isSeen, `the focus on ${it.id} is hidden under ${top?.outerHTML.slice(0, 90)}`
    + ` at ${Math.round(x)}, ${Math.round(y)}`);
};

const goTo = (target) => {
  must(focused(), 'the focus is lost to the body');
  const isBack = targets().indexOf(target) % 2 === 1;
  for (let n = 0; document.activeElement !== target; n += 1) {
    must(n < 500, `no key leads to ${target.id}`);
    press(isBack ? 'N' : 'n', isBack);
    must(focused(), 'the focus is lost to the body');
  }
  mustBeSeen(target);
};

const pick = (target) => {
  if (hand === 'keys') { goTo(target); press('Enter'); } else point(target, hand);
};

const play = (target) => {
  const isFinal = target.hasAttribute('data-final');
  if (hand === 'keys') { press('Enter'); return; }
  const isAgain = hand === 'mouse' && !isFinal && targets().indexOf(target) % 2 === 0;
  point(isAgain ? target : commit(), hand);
};

const move = async (n) => {
  const isReady = () => !isBusy() && targets().length > 0;
  await until('something to choose', () => isOver() || isReady());
  if (isOver()) return false;
  const legal = targets();
  // Moves all over the board; later it passes where it can, because some games are long.
  const short = legal.find((it) => ['pass', 'done', 'decline'].includes(it.value));
  const target = (n < 60 ? null : short) ?? legal[(n * 7 + 3) % legal.length];
  const before = version();
  pick(target);
  must(version() === before && !isBusy(), `picking ${target.value} changed the table`);
  const isShown = !commit().hidden && commit().value === target.value;
  must(isShown, `${target.value} is not asked to be confirmed`);
  must(commit().textContent.trim() !== '', `${target.value} does not say what it does`);
  clock.ahead += 500;
  play(target);
  must(isBusy(), `${target.value} was not committed`);
  await until(`the answer to ${target.value}`, () => !isBusy());
  await until(`the table after ${target.value}`, () => isOver() || version() !== before);
  if (hand === 'keys') must(focused(), `the focus is lost after ${target.value}`);
  return true;
};

(async () => {
  let n = first;
  try {
    while (n < last && Date.now() < end && (await move(n))) n += 1;
    done({ n, over: isOver() });
  } catch (error) {
    done({ n, error: `move ${n}: ${error.message}` });
  }
})();
