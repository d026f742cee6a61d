/** The browser has one session for all its tabs; the tab that puts another into its place tells the others. */
const tabs = typeof document === 'undefined' ? null : new BroadcastChannel('other-session');

/** When that was last, for a tab that does not listen yet: it does once it has come to rest. */
const TOLD_AT = 'other-session-at';

/** When this tab told the others: one that begins to listen afterwards must not hear itself. */
let toldHere = 0;

export function tellOtherTabs(): void {
  toldHere = Date.now();
  try {
    localStorage.setItem(TOLD_AT, String(toldHere));
  } catch {
    // A browser that stores nothing: a tab of this moment asks when it is used next.
  }
  tabs?.postMessage('other');
}

/**
 * Hears it from another tab, never from this one; at once if it was said since this page was opened. A page that Back
 * brings again as it was has heard nothing meanwhile.
 */
export function whenOtherSession(hear: () => void): void {
  let heardAt = Math.max(performance.timeOrigin, toldHere);
  const catchUp = () => {
    if (toldAt() <= Math.max(heardAt, toldHere)) return;
    heardAt = toldAt();
    hear();
  };
  tabs?.addEventListener('message', () => {
    heardAt = Date.now();
    hear();
  });
  globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && catchUp());
  catchUp();
}

function toldAt(): number {
  try {
    return Number(localStorage.getItem(TOLD_AT));
  } catch {
    return 0;
  }
}
