// Pick, preview, commit. A target shows what it would do in #actions; Enter or
// the button there commits; Escape drops the pick. Without this script targets
// commit at once, and #moves holds every move as a button.

/** A move that can't be undone is never committed this soon after it was picked. */
const CALM_MS = 400;

const picked = { mv: null, id: "", at: -Infinity, sentIn: null };

/** The version of the table, as the form that commits has it. */
const version = () => document.querySelector("#play input[name=version]")?.value ?? "";

const targets = () => [...document.querySelectorAll("button.target[value]")];
const moves = () => [...document.querySelectorAll("button.move")];
const current = () => [...targets(), ...moves()].find((it) => it.value === picked.mv) ?? null;

/** Tells the page what became of a pick, for screen readers. */
const tell = (what) => document.dispatchEvent(new Event(`ahu:${what}`));

/** The one button that commits; if the page does not have it, it is created here. */
function commitButton() {
  const found = document.getElementById("commit");
  const actions = document.getElementById("actions");
  if (found || !actions) return found;
  const made = document.createElement("button");
  made.id = "commit";
  made.className = "primary";
  made.setAttribute("form", "play");
  made.name = "mv";
  actions.append(made);
  return made;
}

/** The marks of seats as characters, which are drawn because not every font has them. */
const MARKS = ["▲", "✚", "⫴", "∿", "☾"];

/** Writes a text in which the marks are drawn. */
function writeMarked(element, text) {
  const SVG = "http://www.w3.org/2000/svg";
  const draw = (letter) => {
    const svg = document.createElementNS(SVG, "svg");
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#s-mark-${MARKS.indexOf(letter) + 1}`);
    svg.append(use);
    svg.setAttribute("class", "mark");
    const span = document.createElement("span");
    span.className = "marked";
    span.append(svg);
    return span;
  };
  const pieces = text.split(/([▲✚⫴∿☾])/u).filter((it) => it !== "");
  element.replaceChildren(...pieces.map((it) => (MARKS.includes(it) ? draw(it) : it)));
  element.setAttribute("aria-label", text);
}

/** Says why something can't be done; an empty text says nothing. */
function explain(text) {
  const why = document.getElementById("why");
  if (why) why.textContent = text;
}

/** Shows the pick: on its target, in its ghosts, on the button. */
function show() {
  const target = current();
  if (!target && picked.mv !== null) {
    picked.mv = null;
    tell("gone");
  }
  for (const it of [...targets(), ...moves()]) {
    const isPicked = target !== null && it.value === target.value;
    it.classList.toggle("picked", isPicked);
    it.setAttribute("aria-pressed", String(isPicked));
  }
  for (const it of document.querySelectorAll("[data-ghost]")) {
    it.classList.toggle("shown", target !== null && it.dataset.ghost === picked.mv);
  }
  const commit = commitButton();
  if (!commit) return;
  const cancel = document.getElementById("commit-no");
  const isLosing = target === null && [commit, cancel].includes(document.activeElement);
  commit.hidden = target === null;
  commit.disabled = target === null;
  commit.value = target?.value ?? "";
  writeMarked(commit, target?.dataset.preview ?? target?.textContent ?? "");
  commit.toggleAttribute("data-final", target?.hasAttribute("data-final") ?? false);
  if (cancel) cancel.hidden = target === null;
  if (isLosing) home()?.focus({ preventScroll: true });
}

/** Where the focus goes when the button that had it is gone. */
function home() {
  const last = document.getElementById(picked.id);
  return last ?? targets().find((it) => it.tabIndex === 0) ?? targets()[0] ?? null;
}

function pick(target) {
  picked.mv = target.value;
  picked.id = target.id;
  picked.at = performance.now();
  picked.sentIn = null;
  explain("");
  show();
  tell("picked");
}

/** Drops the pick. */
export function drop() {
  picked.mv = null;
  explain("");
  show();
}

const isFinal = () => current()?.hasAttribute("data-final") ?? false;
const isCalm = () => CALM_MS <= performance.now() - picked.at;

/** Whether a second click may commit; touch and final moves need the button. */
const isDirect = (event) => !isFinal() && event.pointerType !== "touch" && isCalm();

/** Whether the first click commits: if people want that, or in the list of moves. */
function isQuick(target, event) {
  const wish = document.body.dataset.confirm ?? "auto";
  if (target.hasAttribute("data-final") || wish === "always") return false;
  const isInList = target.closest("#moves") && event.pointerType !== "touch";
  return wish === "never" || isInList;
}

function onElsewhere(event) {
  const isSafe = event.target.closest?.("#actions, #moves, #hint, #board details, #tray details");
  const isCancel = event.target.closest?.("#commit-no");
  if (picked.mv !== null && (isCancel || !isSafe)) drop();
  if (event.target.closest?.("#commit") && isFinal() && !isCalm()) event.preventDefault();
}

function onClick(event) {
  const target = event.target.closest?.("button.target, button.move");
  if (!target) {
    onElsewhere(event);
    return;
  }
  const isSecond = target.value !== "" && target.value === picked.mv;
  if (isSecond && isDirect(event)) return;
  if (target.dataset.why === undefined && !isSecond && isQuick(target, event)) return;
  event.preventDefault();
  if (target.dataset.why !== undefined) {
    drop();
    explain(target.dataset.why);
  } else {
    pick(target);
  }
}

/** Moves the focus among the legal targets: n forwards, N backwards. */
export function step(by) {
  // What is hidden can't take the focus, and would block it for ever.
  const all = targets().filter((it) => it.checkVisibility?.() ?? true);
  if (all.length === 0) return;
  const from = all.indexOf(document.activeElement);
  const start = from === -1 && by < 0 ? 0 : from;
  all[(start + by + all.length) % all.length].focus();
}

/** Whether the key moves the focus: not in the list of moves, nor if letter keys are off. */
const isStep = (event, focused) =>
  (event.key === "n" || event.key === "N") &&
  !focused.closest("#moves") &&
  document.body.dataset.letters !== "off";

function onKey(event) {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === "Escape" && picked.mv !== null) {
    drop();
    return;
  }
  const focused = document.activeElement;
  const isInGame = focused?.closest?.("#board, #tray, #actions, #moves, #hint") ?? null;
  if (!isInGame) return;
  if (event.key === "Enter") {
    const isOnPick = picked.mv !== null && focused.value === picked.mv;
    if (event.repeat || (isOnPick && isFinal() && !isCalm())) {
      event.preventDefault();
    } else if (isOnPick) {
      event.preventDefault();
      commitButton()?.click();
    }
  } else if (isStep(event, focused)) {
    step(event.key === "n" ? 1 : -1);
  } else {
    rove(event, focused);
  }
}

/** Within a group that is one tab stop, arrows move the focus. */
function rove(event, focused) {
  const group = focused.closest("[data-rove]");
  const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
  if (!group || (by === undefined && event.key !== "Home" && event.key !== "End")) return;
  const all = [...group.querySelectorAll("button.target")];
  const from = all.indexOf(focused);
  if (from === -1) return;
  const ends = { Home: 0, End: all.length - 1 };
  const next = ends[event.key] ?? Math.min(Math.max(from + by, 0), all.length - 1);
  event.preventDefault();
  const isOnMap = group.dataset.rove === "map" && by !== undefined;
  (isOnMap ? nearest(all, focused, event.key) : all[next]).focus();
}

/** On a map: the nearest target in that direction; of two, the one in the same row. */
function nearest(all, from, key) {
  const middle = (it) => {
    const box = it.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(from);
  const isUpright = key === "ArrowUp" || key === "ArrowDown";
  const sign = key === "ArrowUp" || key === "ArrowLeft" ? -1 : 1;
  const cost = (it) => {
    const [dx, dy] = [middle(it)[0] - x, middle(it)[1] - y];
    const [ahead, aside] = isUpright ? [dy * sign, dx] : [dx * sign, dy];
    const isSameRow = it.id.at(-1) === from.id.at(-1);
    return ahead < 4 ? Infinity : ahead + Math.abs(aside) - (isSameRow ? 1 : 0);
  };
  return all.reduce((best, it) => (cost(it) < cost(best) ? it : best), from);
}

/** Makes each group one tab stop: the focused target, or else a legal one. */
function setStops() {
  for (const group of document.querySelectorAll("[data-rove]")) {
    const all = [...group.querySelectorAll("button.target")];
    const stop =
      all.find((it) => it === document.activeElement) ??
      all.find((it) => it.classList.contains("picked")) ??
      all.find((it) => it.value !== "") ??
      all[0];
    for (const it of all) {
      const tabIndex = it === stop ? 0 : -1;
      if (it.tabIndex !== tabIndex) it.tabIndex = tabIndex;
    }
  }
  for (const frame of document.querySelectorAll("[data-frame]")) {
    // The keyboard must reach whatever scrolls, even if nothing in it can be chosen.
    const isCut =
      frame.clientWidth < frame.scrollWidth || frame.clientHeight < frame.scrollHeight;
    const hasStop = frame.querySelector("button.target[tabindex='0']") !== null;
    frame.toggleAttribute("tabindex", isCut && !hasStop);
    if (isCut && !hasStop) frame.tabIndex = 0;
  }
}

let looked = "";

/** Scrolls the board on a small screen to what has to be decided. */
function look() {
  const it = document.querySelector("[data-look]");
  if ((it?.dataset.look ?? "") === looked) return;
  looked = it?.dataset.look ?? "";
  const frame = it?.closest("[data-frame]");
  if (!frame) return;
  const [a, b] = [it.getBoundingClientRect(), frame.getBoundingClientRect()];
  frame.scrollBy(a.x - b.x + (a.width - b.width) / 2, a.y - b.y + (a.height - b.height) / 2);
}

/** After the page has been updated: keeps the pick if it is still legal. */
export function refresh() {
  // What was committed is done, even if the next decision offers the same again.
  if (picked.sentIn !== null && picked.sentIn !== version()) picked.mv = null;
  show();
  setStops();
  look();
}

document.addEventListener("click", onClick);
document.addEventListener("pointerover", (event) => {
  const target = event.target.closest?.("button.target");
  if (target) target.title = target.dataset.preview ?? target.dataset.why ?? "";
});
document.addEventListener("keydown", onKey);
document.addEventListener("submit", (event) => {
  if (event.target.id === "play") picked.sentIn = version();
});
document.addEventListener("focusin", (event) => {
  const why = event.target.dataset?.why;
  if (why !== undefined) explain(why);
  setStops();
});
document.addEventListener("ahu:regions", refresh);
refresh();
