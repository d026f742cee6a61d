import * as z from 'zod/mini';
import type { Route } from './kernel.ts';
import { MEMBER_ROLES } from './words.ts';

/** What can change on an open page while somebody else acts: the names of the events of `GET /events`. */
export const LIVE_LISTS = [
  'leads',
  'quotes',
  'jobs',
  'messages',
  'conversations',
  'visits',
  'dashboard',
] as const;
export type LiveList = (typeof LIVE_LISTS)[number];

/**
 * A stream, so it is in no table of calls: it says which of the caller's lists changed, and never what is in it.
 * `messages` stands for a conversation and for the number of messages on every card, `conversations` for what changes in a
 * conversation without a message, such as a read mark, and `dashboard` for what is new and what the bell holds, which another
 * page of the same person may have changed.
 */
export const eventsRoute = {
  method: 'GET',
  path: '/events',
  summary: "A stream of server-sent events: the name of each is a list of the caller's that has just changed",
  by: ['customer', 'business'],
  members: MEMBER_ROLES,
  whileActing: 'may',
  answers: z.string(),
  refuses: [],
} as const satisfies Route;
