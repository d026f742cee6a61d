import type { LiveList } from '../../../contract/events.ts';
import type { Consequence } from '../action.ts';
import type { About } from '../events.ts';
import { sendSignal, signalAccount, signalBusinesses } from '../live-signals.ts';

/** Events about a job. */
type AboutJob = About<'jobId'>;

/** Consequences that open pages learn of: which list of whom changed, never what is in it. */
export const signal = {
  customer: <E extends About<'customerId'>>(...lists: LiveList[]): Consequence<E> => ({
    says: `signal the customer's pages: ${lists.join(', ')}`,
    follow: ({ tx }, facts) => signalAccount(tx, facts.customerId, lists),
  }),

  business: <E extends About<'businessId'>>(...lists: LiveList[]): Consequence<E> => ({
    says: `signal the business's pages: ${lists.join(', ')}`,
    follow: ({ tx }, facts) => signalBusinesses(tx, [facts.businessId], lists),
  }),

  /** Somebody's account is another than before, and with it what they may see. */
  account: <E extends About<'accountId'>>(...lists: LiveList[]): Consequence<E> => ({
    says: `signal the account's own pages: ${lists.join(', ')}`,
    follow: ({ tx }, facts) => signalAccount(tx, facts.accountId, lists),
  }),

  /** One signal, however many businesses are in reach: each process asks which of its own it is for. */
  nearbyBusinesses: <E extends AboutJob>(): Consequence<E> => ({
    says: 'signal the pages of every business in reach: leads',
    follow: ({ tx }, facts) => sendSignal(tx, { job: (facts as { jobId: string }).jobId }),
  }),

  /** The stream of a page is for one business and one role, so it ends, and the page opens another one. */
  sessionOf: (): Consequence<'member.joined' | 'member.changed' | 'member.left'> => ({
    says: 'signal the open pages of the member: they act for another business or otherwise',
    follow: ({ tx }, { accountId }) => sendSignal(tx, { session: accountId }),
  }),

  /** The same for who owned a business and who owns it now. */
  sessionsOfBoth: (): Consequence<'business.handed-over'> => ({
    says: 'signal the open pages of both owners: they act otherwise',
    follow: async ({ tx }, { from, to }) => {
      await sendSignal(tx, { session: from });
      await sendSignal(tx, { session: to });
    },
  }),

  /** Whatever is open in the name of a deleted account learns that nobody is signed in any more. */
  sessionsOf: (): Consequence<'account.deleted' | 'account.removed'> => ({
    says: 'signal the open pages of the account: the session is over',
    follow: ({ tx }, { accountId }) => sendSignal(tx, { session: accountId }),
  }),

  /** Those who have a quote on the job that is open or agreed. */
  businessesWithQuotes: <E extends AboutJob>(...lists: LiveList[]): Consequence<E> => ({
    says: `signal the pages of the businesses with an open or agreed quote: ${lists.join(', ')}`,
    follow: async ({ tx }, facts) => {
      const quoted = await tx
        .selectFrom('quotes')
        .where('job_id', '=', (facts as { jobId: string }).jobId)
        .where('status', 'in', ['pending', 'accepted'])
        .select('business_id')
        .execute();
      await signalBusinesses(
        tx,
        quoted.map((quote) => quote.business_id),
        lists,
      );
    },
  }),

  /** Those whose own quote this decided. Runs after the quotes were moved. */
  businessesOfDecidedQuotes: <E extends AboutJob>(...lists: LiveList[]): Consequence<E> => ({
    says: `signal the pages of the businesses whose quote this decided: ${lists.join(', ')}`,
    follow: async ({ tx, now }, facts) => {
      const decided = await tx
        .selectFrom('quotes')
        .where('job_id', '=', (facts as { jobId: string }).jobId)
        .where('decided_at', '=', now)
        .select('business_id')
        .distinct()
        .execute();
      await signalBusinesses(
        tx,
        decided.map((quote) => quote.business_id),
        lists,
      );
    },
  }),
};
