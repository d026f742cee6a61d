import { MINUTE_MS, type MovableClock } from '../platform/clock.ts';

/** A Monday morning in winter, when clocks in London show UTC: no midnight and no change of clocks comes by itself. */
export const STORIES_BEGIN = new Date('2026-01-12T10:00:00Z');

/** A clock that stands until it is moved, so that no story depends on the day or the hour at which it is told. */
export function standingClock(): MovableClock {
  let now = STORIES_BEGIN.getTime();
  return {
    now: () => new Date(now),
    advance({ minutes = 0, hours = 0, days = 0 }) {
      now += ((days * 24 + hours) * 60 + minutes) * MINUTE_MS;
    },
  };
}
