/** A lead or a job as it can be read without a connection: what work it is, as it was worded, and where. */
export type SeenItem = {
  title: string;
  service: string;
  place: string;
  when: string;
  text: string;
  status: string;
};

/** What an account saw last on this device. One account's only: what another left is taken away first. */
export type LastSeen = { account: string; leads?: SeenList; jobs?: Record<string, SeenList> };
export type SeenList = { at: string; items: SeenItem[] };

const KEY = 'last-seen';

/** Null when there is none, or where storage is switched off. */
export function readLastSeen(): LastSeen | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

export function writeLastSeen(seen: LastSeen): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seen));
  } catch {
    // It is full or switched off: there will be nothing to read.
  }
}

/** Somebody else may hold the device from now on. */
export function forgetLastSeen(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // It is switched off: there is nothing to forget.
  }
}
