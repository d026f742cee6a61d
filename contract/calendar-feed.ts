import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { type Result, routes } from './kernel.ts';

const BOTH_SIDES = ['customer', 'business'] as const;

const feed = {
  /** Counts the addresses that were made; 0 before the first one. */
  edition: z.number(),
  /** Since when there is one; null while there is none. */
  madeAt: z.nullable(z.string()),
};

export type CalendarFeed = Result<(typeof calendarFeedRoutes)['calendarFeed']>;

export const calendarFeedRoutes = routes({
  calendarFeed: {
    method: 'GET',
    path: '/user/calendar-feed',
    summary:
      "Whether the viewer's visits have a secret address for calendar programs; it is never said again",
    by: BOTH_SIDES,
    whileActing: 'may',
    answers: z.object(feed),
    refuses: [],
  },
  makeCalendarFeed: {
    method: 'POST',
    path: '/user/calendar-feed',
    summary: 'Make such an address, in place of the one before, which is a dead one from then on',
    by: BOTH_SIDES,
    whileActing: 'never',
    countsOnce: 'by nature',
    /** The edition that the caller has seen: who repeats the call hears the same address. */
    body: z.strictObject({
      edition: z.number(say.number).check(z.int(say.number), z.nonnegative(say.number)),
    }),
    answers: z.object({ ...feed, address: z.string() }),
    refuses: ['feed_changed'],
  },
  revokeCalendarFeed: {
    method: 'DELETE',
    path: '/user/calendar-feed',
    summary: 'Revoke that address: who has it reads nothing more',
    by: BOTH_SIDES,
    whileActing: 'never',
    countsOnce: 'by nature',
    answers: z.object(feed),
    refuses: [],
  },
});
