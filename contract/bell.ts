import * as z from 'zod/mini';
import { cost, id, moment, Nothing, Page, pageOf } from './fields.ts';
import { routes } from './kernel.ts';
import { BELL_KINDS, MEMBER_ROLES, RATE_TYPES } from './words.ts';

/** How long the bell remembers. */
export const BELL_DAYS = 90;

/** Where the record can be seen now; null where it stands in no list of the caller's. */
export const BELL_PLACES = [
  'jobs',
  'leads',
  'quoted',
  'messages',
  'progress',
  'history',
  'cancelled',
  'billing',
  'privacy',
] as const;
export type BellPlace = (typeof BELL_PLACES)[number];

/** `count`: how often the same happened in a row, as with messages. */
const BellEntry = z.object({
  id: z.string(),
  kind: z.enum(BELL_KINDS),
  /** The other side, where there is one. */
  name: z.nullable(z.string()),
  cost: z.nullable(cost),
  rate_type: z.nullable(z.enum(RATE_TYPES)),
  rating: z.nullable(z.number()),
  createdAt: z.string(),
  isUnread: z.boolean(),
  count: z.number(),
});
export type BellEntry = z.output<typeof BellEntry>;

/** What happened with one job, newest first; what is about no job is a group of its own. */
const BellGroup = z.object({
  id: z.string(),
  job: z.nullable(z.object({ id: z.string(), title: z.string(), jobNumber: z.string() })),
  place: z.nullable(z.enum(BELL_PLACES)),
  /** By which id it stands there: of its job, or of the lead among leads and messages. */
  at: z.nullable(z.string()),
  createdAt: z.string(),
  unread: z.number(),
  entries: z.array(BellEntry),
});
export type BellGroup = z.output<typeof BellGroup>;

export const bellRoutes = routes({
  bell: {
    method: 'GET',
    path: '/bell',
    summary: 'What happened to the caller, grouped by job, newest first',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'may',
    query: Page,
    answers: pageOf({ groups: z.array(BellGroup) }),
    refuses: [],
  },
  markBellRead: {
    method: 'PUT',
    path: '/bell/read',
    summary: 'The caller has read the bell up to a moment, or what it says of one job; read on all devices',
    by: ['customer', 'business'],
    members: MEMBER_ROLES,
    whileActing: 'never',
    countsOnce: 'by nature',
    body: z.strictObject({ upTo: moment, group: z.optional(id) }),
    answers: Nothing,
    refuses: [],
  },
});
