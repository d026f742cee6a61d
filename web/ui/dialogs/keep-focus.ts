/** A dialog gives the focus back to what it came from first, which may not be there any more. */
const AFTER_DIALOG = 50;

/**
 * What had the focus has gone, and the focus with it: reading goes on here, or at the content. Where the focus is
 * somewhere it stays.
 */
export function keepFocus(here?: () => HTMLElement | null): void {
  setTimeout(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const place = here?.() ?? document.getElementById('content');
    if (!place) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, AFTER_DIALOG);
}
