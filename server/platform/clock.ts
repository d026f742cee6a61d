/** Where the time comes from. Features are given a moment; only the platform asks for it. */
export type Clock = { now(): Date };

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const systemClock: Clock = { now: () => new Date() };

export type MovableClock = Clock & { advance(by: { minutes?: number; hours?: number; days?: number }): void };

/** A clock that runs like the system's but can be moved forward; for tests. */
export function movableClock(): MovableClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance({ minutes = 0, hours = 0, days = 0 }) {
      ahead += ((days * 24 + hours) * 60 + minutes) * 60_000;
    },
  };
}
