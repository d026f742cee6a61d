import { sql } from 'kysely';
import type { UserId } from '../../platform/ids.ts';
import type { Consequence, Context } from '../action.ts';
import { ownedBy } from '../actors.ts';
import { isBlocked } from '../blocked.ts';
import type { About, EventName, Events } from '../events.ts';
import { type NoticeKind, OF_THE_OFFICE } from './kinds.ts';
import { ANNOUNCE_JOB } from './notice.jobs.ts';
import { tellPeople, tellBusinesses } from './tell-people.ts';

type Subject<E extends EventName> = (facts: Events[E]) => string;

/** Consequences that tell somebody something; `subject` picks what it is about. */
export const tell = {
  customer: <E extends About<'customerId'>>(kind: NoticeKind, subject: Subject<E>): Consequence<E> => ({
    says: `tell the customer: ${kind}`,
    follow: (context, facts) =>
      tellOne(context, { kind, subjectId: subject(facts), accountId: facts.customerId }),
  }),

  /** Who has blocked a business, or was blocked by it, hears nothing of it. */
  customerUnlessBlocked: <E extends About<'customerId'> & About<'businessId'>>(
    kind: NoticeKind,
    subject: Subject<E>,
  ): Consequence<E> => ({
    says: `tell the customer, unless one of the two has blocked the other: ${kind}`,
    follow: async (context, facts) => {
      const { customerId, businessId } = facts;
      const block = isBlocked({ customer: sql`${customerId}`, business: sql`${businessId}` });
      const { rows } = await sql`select where not ${block}`.execute(context.tx);
      if (rows.length > 0) await tellOne(context, { kind, subjectId: subject(facts), accountId: customerId });
    },
  }),

  business: <E extends About<'businessId'>>(kind: NoticeKind, subject: Subject<E>): Consequence<E> => ({
    says: `tell the business: ${kind}`,
    follow: (context, facts) =>
      tellBusinesses(context, { kind, subjectId: subject(facts), businessIds: [facts.businessId] }),
  }),

  otherSide: <E extends About<'customerId'> & About<'businessId'>>(
    kind: NoticeKind,
    subject: Subject<E>,
  ): Consequence<E> => ({
    says: `tell the other side: ${kind}`,
    follow: (context, facts) => {
      const { customerId, businessId } = facts;
      const about = { kind, subjectId: subject(facts) };
      return context.actor.userId === customerId
        ? tellBusinesses(context, { ...about, businessIds: [businessId] })
        : tellOne(context, { ...about, accountId: customerId });
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
        // Not one that the customer turned down before.
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('quote_declines').whereRef('quote_id', '=', 'quotes.id'))),
        )
        .select(['id', 'business_id'])
        .execute();
      for (const quote of quotes)
        await tellBusinesses(context, { kind, subjectId: quote.id, businessIds: [quote.business_id] });
    },
  }),

  /** Runs after the quotes of a business that is going were withdrawn. */
  customersLeftBehind: (kind: NoticeKind): Consequence<'account.deleted' | 'account.removed'> => ({
    says: `tell the customers whose open quotes went: ${kind}`,
    follow: async (context, { accountId }) => {
      const quotes = await context.tx
        .selectFrom('quotes')
        .innerJoin('jobs', 'jobs.id', 'quotes.job_id')
        .where(sql<boolean>`quotes.business_id in ${ownedBy(accountId)}`)
        .where('quotes.status', '=', 'cancelled')
        .where('quotes.decided_at', '=', context.now)
        .select(['quotes.id', 'jobs.customer_id'])
        .execute();
      for (const quote of quotes)
        await tellOne(context, { kind, subjectId: quote.id, accountId: quote.customer_id });
    },
  }),

  /** The person who cancels a job knows of it. */
  customerUnlessTheirs: (kind: NoticeKind): Consequence<'job.cancelled'> => ({
    says: `tell the customer, unless it was the customer's own act: ${kind}`,
    follow: async (context, { jobId, customerId }) => {
      if (context.actor.userId !== customerId)
        await tellOne(context, { kind, subjectId: jobId, accountId: customerId });
    },
  }),

  /** Runs after the quotes were closed. A field member hears of it where the work was agreed, and of no open quote. */
  businessesOfClosedQuotes: (kind: NoticeKind): Consequence<'job.cancelled'> => ({
    says: `tell the businesses whose quote was open or agreed: ${kind} (field members of agreed work alone)`,
    follow: async (context, { jobId }) => {
      const quotes = await context.tx
        .selectFrom('quotes')
        .where('job_id', '=', jobId)
        .where('status', '=', 'closed')
        // Not one that a block closed before: its business must not hear of this job.
        .where('decided_at', '=', context.now)
        .select(['business_id', sql<boolean>`id in (select quote_id from engagements)`.as('was_agreed')])
        .execute();
      const of = (wasAgreed: boolean) =>
        quotes.filter(({ was_agreed }) => was_agreed === wasAgreed).map(({ business_id }) => business_id);
      const about = { kind, subjectId: jobId };
      await tellBusinesses(context, { ...about, businessIds: of(true) });
      await tellBusinesses(context, { ...about, businessIds: of(false), roles: OF_THE_OFFICE });
    },
  }),

  /** One job of the queue, however many businesses are in reach; a premium job is announced again when it opens. */
  nearbyBusinesses: <E extends 'job.posted' | 'job.offered'>(): Consequence<E> => ({
    says: 'tell every business in reach: new-lead (a premium job again when its head start is over, to those of every package)',
    follow: announce,
  }),

  /** Its service or place is another one, so it is matched again. Who was told is not told again. */
  newlyNearbyBusinesses: (): Consequence<'job.changed'> => ({
    says: 'tell every business in reach that was not told yet, when service or post code changed: new-lead',
    follow: async (context, facts) => {
      if (facts.isRematched) await announce(context, facts);
    },
  }),

  /** It may have been off when it was posted or when its head start ended. Who was told is not told again. */
  nearbyBusinessesOnceOn: (): Consequence<'job.switched'> => ({
    says: 'tell every business in reach that was not told yet, when the job is on: new-lead',
    follow: ({ tx, queue }, { jobId }) => queue.send(tx, ANNOUNCE_JOB, { jobs: [{ jobId }] }),
  }),

  /** Runs after the jobs of a customer were put back. */
  businessesNearItsJobs: (): Consequence<'account.activated'> => ({
    says: "tell every business in reach of the customer's open jobs that was not told yet: new-lead",
    follow: async ({ tx, queue }, { accountId }) => {
      const offered = await tx
        .selectFrom('jobs')
        .where('customer_id', '=', accountId)
        .where('is_offered', '=', true)
        .select('id as jobId')
        .execute();
      await queue.send(tx, ANNOUNCE_JOB, { jobs: offered });
    },
  }),
};

type Announced = { jobId: string; opensLaterAt: string | null };

async function announce({ tx, queue }: Context, { jobId, opensLaterAt }: Announced): Promise<void> {
  await queue.send(tx, ANNOUNCE_JOB, { jobs: [{ jobId }] });
  if (opensLaterAt)
    await queue.send(tx, ANNOUNCE_JOB, {
      jobs: [{ jobId, opens: 'now' }],
      notBefore: new Date(opensLaterAt),
    });
}

type One = { kind: NoticeKind; subjectId: string; accountId: UserId };

const tellOne = (context: Context, { kind, subjectId, accountId }: One): Promise<void> =>
  tellPeople(context, { kind, subjectId, people: [{ accountId, businessId: null }] });
