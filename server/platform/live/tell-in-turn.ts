import { setTimeout as sleep } from 'node:timers/promises';

/** So many pages are told in one moment. Each asks for its lists at once, and all together would be more than can be answered. */
const TOLD_AT_ONCE = 50;
const MOMENT_MS = 100;

/** Tells many pages the same, some of them in each tenth of a second; a few are told now. */
export async function tellInTurn<T>(pages: readonly T[], tell: (page: T) => void): Promise<void> {
  for (let first = 0; first < pages.length; first += TOLD_AT_ONCE) {
    if (first > 0) await sleep(MOMENT_MS, undefined, { ref: false });
    for (const page of pages.slice(first, first + TOLD_AT_ONCE)) tell(page);
  }
}
