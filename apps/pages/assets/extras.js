// Small conveniences: copying, sharing, menus that close, pages that must not be stale.
import { byId } from './morph.js';

const copy = async button => {
  const field = byId(button.dataset.copy);
  await navigator.clipboard.writeText(field.value ?? field.innerText);
  const word = button.querySelector('span');
  const before = word.textContent;
  word.textContent = button.dataset.done;
  setTimeout(() => { word.textContent = before; }, 2000);
};

const closeMenus = except => {
  for (const menu of document.querySelectorAll('details.drop[open]')) {
    if (!menu.contains(except)) menu.open = false;
  }
};

// The clock of the seat to move keeps running between two messages of the server.
const tick = () => {
  for (const clock of document.querySelectorAll('#players .seat.turn [data-left]')) {
    const left = Math.max(0, Number(clock.dataset.left) - 1);
    clock.dataset.left = left;
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  }
};

export const startExtras = () => {
  for (const button of document.querySelectorAll('[data-copy]')) button.hidden = !navigator.clipboard;
  for (const button of document.querySelectorAll('[data-share]')) button.hidden = !navigator.share;
  document.addEventListener('click', event => {
    closeMenus(event.target);
    const copying = event.target.closest?.('[data-copy]');
    if (copying) copy(copying);
    const sharing = event.target.closest?.('[data-share]');
    if (sharing) navigator.share({ url: byId(sharing.dataset.share).value }).catch(() => {});
    if (event.target.closest?.('[data-copy-from]')) event.target.select();
  });
  document.addEventListener('keydown', event => {
    const menu = event.key === 'Escape' && event.target.closest?.('details.drop[open]');
    if (menu) { menu.open = false; menu.querySelector('summary').focus(); }
  });
  document.addEventListener('change', event => {
    const field = event.target;
    if (field.name === 'notify' && field.checked && 'Notification' in window) {
      Notification.requestPermission().then(answer => { field.checked = answer === 'granted'; });
    }
  });
  setInterval(tick, 1000);
  // A page from the back button may show what was meant for somebody else.
  addEventListener('pageshow', event => {
    if (event.persisted && document.body.dataset.liveSrc) location.reload();
  });
};
