import { useSyncExternalStore } from 'react';
import { draftKey } from '../accounts/drafts.ts';

/** How much has come since somebody last looked at their dashboard, the same in every tab of the browser. */
let count = 0;
const listeners = new Set<() => void>();

let unread = 0;

/** How many messages are unread, as long as a dashboard is open here: it stands in the title too. */
export function setUnreadCount(now: number) {
  unread = now;
  for (const listener of listeners) listener();
}

/** What the title counts: of what has come and what is unread, whichever is more, since both count messages. */
export const useTitleCount = (): number =>
  useSyncExternalStore(
    listen,
    () => Math.max(count, unread),
    () => 0,
  );

/** It outlives a reload, and goes at log-out as drafts do. */
const keyOf = (id: string) => draftKey(`news of ${id}`);

export function setNewsCount(id: string, change: (before: number) => number) {
  count = change(count);
  store(id);
  for (const listener of listeners) listener();
}

/** When a page has come: what was counted for this account before. */
export function readNewsCount(id: string) {
  setNewsCount(id, () => stored(id));
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useNewsCount = (): number =>
  useSyncExternalStore(
    listen,
    () => count,
    () => 0,
  );

function stored(id: string): number {
  try {
    return Number(localStorage.getItem(keyOf(id))) || 0;
  } catch {
    return 0;
  }
}

function store(id: string) {
  try {
    if (count > 0) localStorage.setItem(keyOf(id), String(count));
    else localStorage.removeItem(keyOf(id));
  } catch {
    // Storage is full or switched off: the count lives as long as the page.
  }
}
