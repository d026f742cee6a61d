/** React has taken it away by then. */
const GONE = 50;

/**
 * What stood at this place of a list has been removed, and the focus with it: it goes on at what stands there now, or
 * at the last one, or at the button that adds one. Both say what they do: `data-removes`, `data-adds`.
 */
export function focusAfterRemoval(around: HTMLElement | null, at: number): void {
  setTimeout(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    const left = around?.querySelectorAll<HTMLElement>('[data-removes]');
    const next = left?.[Math.min(at, left.length - 1)] ?? firstShown(around, '[data-adds]');
    next?.focus({ preventScroll: true });
  }, GONE);
}

/** Some stand on phones only. */
const firstShown = (around: HTMLElement | null, selector: string): HTMLElement | undefined =>
  [...(around?.querySelectorAll<HTMLElement>(selector) ?? [])].find((one) => one.getClientRects().length > 0);
