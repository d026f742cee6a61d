import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { id, moment, Nothing } from './fields.ts';
import { routes } from './kernel.ts';
import { COUNTED_TABS, MEMBER_ROLES, SEEN_TABS } from './words.ts';

/** What can wait for somebody, in the order in which it is said. */
export const WAITS = [
  'new-leads',
  'new-quotes',
  'new-interest',
  'new-work',
  'unread-messages',
  'open-quotes',
  'leads-to-quote',
  'work-to-review',
] as const;
export type Wait = (typeof WAITS)[number];

/**
 * `newest`: the moment of the newest thing on the tab that the caller has not seen: something new, or an unread entry of the
 * bell that leads there. A page that has shown it calls `lookAtTab`. Null where there is nothing, and for messages.
 */
const TabNews = z.object({
  tab: z.enum(COUNTED_TABS),
  count: z.number(),
  newest: z.nullable(z.string()),
});
export type TabNews = z.output<typeof TabNews>;

/**
 * A lead that nobody has answered is new to the caller if it was first seen after `since` and is not among those `opened`. The
 * moment is that of the look before this visit, so a list that is read again has the same new leads.
 */
const NewLeads = z.object({ since: z.string(), opened: z.array(z.string()) });

/** The stars of a business and how many reviews they come from; what was given to it since the month began, up to `COUNTED_TO`. */
const TrackRecord = z.object({
  rating: z.nullable(z.number()),
  reviewsCount: z.number(),
  wonThisMonth: z.number(),
});

/**
 * The tabs that the caller has, what waits and is not zero, how much in the bell is unread, and which leads are new; numbers end at
 * `COUNTED_TO`. What is new on the first tab waits for the whole visit; `newLeads` is null for callers without leads,
 * `trackRecord` for who is no owner and not of the office of a business.
 */
const Dashboard = z.object({
  tabs: z.array(TabNews),
  waits: z.array(z.object({ kind: z.enum(WAITS), count: z.number() })),
  unread: z.number(),
  newLeads: z.nullable(NewLeads),
  trackRecord: z.nullable(TrackRecord),
});
export type DashboardNews = z.output<typeof Dashboard>;

export const dashboardRoutes = routes({
  dashboard: {
    method: 'GET',
    path: '/dashboard',
    summary:
      'What is new on each tab of the dashboard since the caller last looked, what waits, and what the bell holds',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'may',
    answers: Dashboard,
    refuses: [],
  },
  lookAtTab: {
    method: 'PUT',
    path: '/dashboard/looks',
    summary: 'The caller has seen what a tab holds up to a moment, or has opened leads, on whichever device',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'never',
    countsOnce: 'by nature',
    body: z.strictObject({
      tab: z.enum(SEEN_TABS, say.text),
      upTo: z.optional(moment),
      opened: z.optional(z.array(id).check(z.maxLength(2))),
    }),
    answers: Nothing,
    refuses: [],
  },
});
