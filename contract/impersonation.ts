import * as z from 'zod/mini';
import { SignedIn } from './accounts.ts';
import { reason } from './admin-accounts.ts';
import { email } from './fields.ts';
import { routes } from './kernel.ts';

/** Minutes for which an admin acts as somebody. */
export const IMPERSONATION_MINUTES = 30;

export const impersonationRoutes = routes({
  impersonate: {
    method: 'POST',
    path: '/admin/impersonate/login',
    summary: 'Act as a customer or a business for 30 minutes',
    by: ['admin'],
    countsOnce: 'by nature',
    body: z.strictObject({ email, reason }),
    answers: SignedIn,
    refuses: ['cannot_impersonate'],
  },
  backAsAdmin: {
    method: 'POST',
    path: '/login/back-as-admin',
    summary: 'End acting as somebody; answers the admin, under a new token',
    // The session it ends may just have ended: a client that lost the answer asks again.
    by: 'anyone',
    whileActing: 'may',
    countsOnce: 'by nature',
    answers: SignedIn,
    refuses: ['unauthenticated', 'forbidden'],
  },
  accountActivity: {
    method: 'GET',
    path: '/auth/account-activity',
    summary: 'When somebody of ours acted in the name of this account, newest first, and why',
    by: ['customer', 'business'],
    whileActing: 'may',
    answers: z.object({
      activity: z.array(
        z.object({
          id: z.string(),
          reason: z.nullable(z.string()),
          startedAt: z.string(),
          endedAt: z.nullable(z.string()),
        }),
      ),
    }),
    refuses: [],
  },
});
