import type { Consequence, Context } from '../action.ts';
import type { EventName, Events } from '../events.ts';
import type { NoticeKind } from './kinds.ts';
import { ANNOUNCE_JOB } from './notice.jobs.ts';
import { queueNotices } from './queue-notices.ts';

type Facts = { jobId?: string; customerId?: string; businessId?: string };

/** Consequences that tell somebody something; `subject` picks what it is about. */
export const tell = {
  customer: <E extends EventName>(
    kind: NoticeKind,
    subject: (facts: Events[E]) => string,
  ): Consequence<E> => ({
    says: `tell the customer: ${kind}`,
    follow: (context, facts) =>
      tellOne(context, { kind, subjectId: subject(facts), accountId: (facts as Facts).customerId }),
  }),

  business: <E extends EventName>(
    kind: NoticeKind,
    subject: (facts: Events[E]) => string,
  ): Consequence<E> => ({
    says: `tell the business: ${kind}`,
    follow: (context, facts) =>
      tellOne(context, { kind, subjectId: subject(facts), accountId: (facts as Facts).businessId }),
  }),

  otherSide: <E extends EventName>(
    kind: NoticeKind,
    subject: (facts: Events[E]) => string,
  ): Consequence<E> => ({
    says: `tell the other side: ${kind}`,
    follow: (context, facts) => {
      const { customerId, businessId } = facts as Facts;
      const accountId = context.who.accountId === customerId ? businessId : customerId;
      return tellOne(context, { kind, subjectId: subject(facts), accountId });
    },
  }),

  /** Runs after the other quotes were turned down; each business hears of its own. */
  rejectedBusinesses: (kind: NoticeKind): Consequence<'quote.accepted'> => ({
    says: `tell the businesses that were turned down: ${kind}`,
    follow: async (context, { jobId }) => {
      const quotes = await context.tx
        .selectFrom('quotes')
        .where('job_id', '=', jobId)
        .where('status', '=', 'rejected')
        .select(['id', 'business_id'])
        .execute();
      for (const quote of quotes)
        await queueNotices(context, { kind, subjectId: quote.id, accountIds: [quote.business_id] });
    },
  }),

  /** Runs after the quotes of a business that is going were withdrawn. */
  customersLeftBehind: (kind: NoticeKind): Consequence<'account.deleted' | 'account.removed'> => ({
    says: `tell the customers whose open quotes went: ${kind}`,
    follow: async (context, { accountId }) => {
      const quotes = await context.tx
        .selectFrom('quotes')
        .innerJoin('jobs', 'jobs.id', 'quotes.job_id')
        .where('quotes.business_id', '=', accountId)
        .where('quotes.status', '=', 'cancelled')
        .where('quotes.decided_at', '=', context.now)
        .select(['quotes.id', 'jobs.customer_id'])
        .execute();
      for (const quote of quotes)
        await queueNotices(context, { kind, subjectId: quote.id, accountIds: [quote.customer_id] });
    },
  }),

  /** Whoever cancels a job knows of it. */
  customerUnlessTheirs: (kind: NoticeKind): Consequence<'job.cancelled'> => ({
    says: `tell the customer, unless it was the customer's own act: ${kind}`,
    follow: async (context, { jobId, customerId }) => {
      if (context.who.accountId !== customerId)
        await tellOne(context, { kind, subjectId: jobId, accountId: customerId });
    },
  }),

  /** Runs after the open quotes were closed. */
  quotingBusinesses: (kind: NoticeKind): Consequence<'job.cancelled'> => ({
    says: `tell the businesses whose quote was open: ${kind}`,
    follow: async (context, { jobId }) => {
      const quotes = await context.tx
        .selectFrom('quotes')
        .where('job_id', '=', jobId)
        .where('status', '=', 'closed')
        .select('business_id')
        .execute();
      const accountIds = quotes.map((quote) => quote.business_id);
      await queueNotices(context, { kind, subjectId: jobId, accountIds });
    },
  }),

  /** One job of the queue, however many businesses are in reach; a premium job is announced again when it opens. */
  nearbyBusinesses: <E extends 'job.posted' | 'job.offered'>(): Consequence<E> => ({
    says: 'tell every business in reach: new-lead (a premium job again after 24 hours, to those of every package)',
    follow: async ({ tx, queue }, { jobId, opensLaterAt }) => {
      await queue.send(tx, ANNOUNCE_JOB, { jobs: [{ jobId }] });
      if (opensLaterAt)
        await queue.send(tx, ANNOUNCE_JOB, {
          jobs: [{ jobId, opens: 'now' }],
          notBefore: new Date(opensLaterAt),
        });
    },
  }),
};

type One = { kind: NoticeKind; subjectId: string; accountId: string | undefined };

async function tellOne(context: Context, { kind, subjectId, accountId }: One): Promise<void> {
  if (accountId) await queueNotices(context, { kind, subjectId, accountIds: [accountId] });
}
