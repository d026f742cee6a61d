import * as z from 'zod/mini';
import { IdParams, Nothing } from './fields.ts';
import { routes } from './kernel.ts';

/** `closing`: it closes at that moment; `kept`: its customer kept it open or a business took it up, so it stays; `over`: it is not open any more. */
export const RENEWAL_STATES = ['closing', 'kept', 'over'] as const;

const Renewal = z.object({
  state: z.enum(RENEWAL_STATES),
  /** The job's title without contact details, as in the mail that has the link. */
  title: z.string(),
  closesAt: z.string(),
});
export type Renewal = z.output<typeof Renewal>;

/** The id of a warning and its signature. */
export const LinkParams = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{64}$/)) });

export const renewalRoutes = routes({
  renewJob: {
    method: 'POST',
    path: '/job/:id/renew',
    summary: 'Keep an own job open that would close by itself',
    by: ['customer'],
    whileActing: 'never',
    countsOnce: 'by nature',
    params: IdParams,
    answers: Nothing,
    refuses: ['job_cannot_change'],
  },
  renewal: {
    method: 'GET',
    path: '/renewal/:token',
    summary: 'The job that a mailed link would keep open; looking changes nothing',
    by: 'anyone',
    whileActing: 'may',
    params: LinkParams,
    answers: Renewal,
    refuses: [],
  },
  renewByLink: {
    method: 'POST',
    path: '/renewal/:token',
    summary: 'Keep the job of a mailed link open, signed in or not; the link does nothing else',
    by: 'anyone',
    whileActing: 'may',
    countsOnce: 'by nature',
    params: LinkParams,
    answers: Nothing,
    refuses: ['renewal_over'],
  },
});
