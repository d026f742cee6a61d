import * as z from 'zod/mini';
import { IdParams, Nothing } from './fields.ts';
import { routes } from './kernel.ts';
import { ROLES } from './words.ts';

/** A device that is signed in. Its id is not its token: with it one can end the session and nothing else. */
export const Session = z.object({
  id: z.string(),
  /** Browser and system, such as `Firefox on Windows`; null when it does not say. */
  device: z.nullable(z.string()),
  isCurrent: z.boolean(),
  createdAt: z.string(),
  seenAt: z.string(),
});
export type Session = z.output<typeof Session>;

export const sessionRoutes = routes({
  sessions: {
    method: 'GET',
    path: '/auth/sessions',
    summary: 'The devices that are signed in to this account, this one first, the others by last use',
    by: ROLES,
    whileActing: 'may',
    answers: z.object({ sessions: z.array(Session) }),
    refuses: [],
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/sessions/:id',
    summary: 'Sign one device out',
    by: ROLES,
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Nothing,
    refuses: [],
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/auth/sessions',
    summary: 'Sign out everywhere but here',
    by: ROLES,
    whileActing: 'never',
    countsOnce: 'by nature',
    answers: Nothing,
    refuses: [],
  },
});
