/** What one presses, rather than the sign or the word in it that was hit. */
const PRESSED = 'a,button,summary,label,input,select,textarea';

let first: Element | null = null;
let isStray = false;

/**
 * The second click of a double click is meant for what the first one hit. Where a menu or a dialog has come or gone under
 * the pointer between the two, it would press what lies there now: it presses nothing.
 */
function mind(event: MouseEvent): void {
  // The press decides: of a label's click the browser makes another one on its field.
  if (event.type === 'mousedown') {
    const hit = event.target instanceof Element ? (event.target.closest(PRESSED) ?? event.target) : null;
    isStray = event.detail > 1 && first !== null && hit !== first;
    if (event.detail < 2) first = hit;
  }
  if (!isStray || event.detail < 2) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

// It comes with whatever opens or closes under a pointer, and once the page has come to rest.
if (typeof document !== 'undefined') {
  addEventListener('mousedown', mind, true);
  addEventListener('click', mind, true);
}
