import { tight } from './tight.ts';

/**
 * A drawn dashboard looks ready before its script is there. The last control that is clicked until then is marked as
 * busy, and clicked once more when React has taken over every part of the page; its form is not sent by the browser, which
 * would write what was typed into an address. Links and menus work without script, and so does the colour mode.
 */
export const EARLY_CLICK = tight(`((parts) => {
  const awaited = new Set(parts);
  let early;
  const wait = (event) => {
    const control = event.target.closest('button, label, input');
    if (!control || control.closest('fieldset')?.querySelector('[data-colour-mode]')) return;
    event.preventDefault();
    early?.removeAttribute('aria-busy');
    early = control;
    early.setAttribute('aria-busy', 'true');
  };
  addEventListener('click', wait, true);
  self.hasTakenOver = (part) => {
    if (!awaited.delete(part) || awaited.size) return;
    removeEventListener('click', wait, true);
    early?.removeAttribute('aria-busy');
    if (early?.isConnected) early.click();
  };
})`);

declare global {
  interface Window {
    /** For a part that the server has drawn, once it answers to clicks, or says that it cannot be fetched. */
    hasTakenOver?: (part: string) => void;
  }
}
