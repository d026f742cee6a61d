import { tight } from './tight.ts';

/**
 * Back and Forward within one document only change the address, and it is for React to draw the page that belongs to it.
 * Until React has taken over, nobody would: the browser loads that page instead, and React leaves this one alone.
 */
export const EARLY_BACK = tight(`(() => {
  const address = () => location.pathname + location.search;
  const drawn = address();
  const load = (event) => {
    if (address() === drawn) return;
    // The router, which listens too, would have React take this page over as if it were the other.
    event.stopImmediatePropagation();
    self.isLeaving = true;
    location.reload();
  };
  addEventListener('popstate', load);
  self.takesBack = () => removeEventListener('popstate', load);
})`);

declare global {
  interface Window {
    /** The page is being replaced by that of another address. */
    isLeaving?: boolean;
    /** From now on React draws the page of each address. */
    takesBack?: () => void;
  }
}
