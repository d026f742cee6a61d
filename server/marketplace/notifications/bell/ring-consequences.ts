import type { BellKind } from '../../../../contract/words.ts';
import { select } from '../../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../../platform/ids.ts';
import { sql } from 'kysely';
import type { Consequence, Context } from '../../action.ts';
import { ownerOf } from '../../actors.ts';
import type { About, EventName, Events } from '../../events.ts';
import { businessesThatTookUp } from '../../jobs/index.ts';
import { signalAccount, signalBusinesses } from '../../live-signals.ts';
import { OF_THE_OFFICE } from '../kinds.ts';
import { membersTold } from '../tell-people.ts';
import { ring } from './ring.ts';

type Subject<E extends EventName> = (facts: Events[E]) => string;

/** Consequences that stand in a bell and are neither mailed nor texted. What `tell` tells stands there by itself. */
export const ringing = {
  customer: <E extends About<'customerId'>>(kind: BellKind, subject: Subject<E>): Consequence<E> => ({
    says: `ring the customer's bell: ${kind}`,
    follow: ({ tx, now }, facts) => {
      const people = [{ accountId: facts.customerId, businessId: null }];
      return ring(tx, { kind, subjectId: subject(facts), people, now });
    },
  }),

  /** Runs after those with a quote were told; their bells do not ring twice. Field members have no leads. */
  businessesThatTookUp: (kind: BellKind): Consequence<'job.cancelled'> => ({
    says: `ring the bells of the businesses that took it up without a quote: ${kind}`,
    follow: async ({ tx, now }, { jobId }) => {
      const businessIds = await businessesThatTookUp(tx, { jobId });
      if (businessIds.length === 0) return;
      const people = await membersTold(tx, { businessIds, roles: OF_THE_OFFICE });
      await ring(tx, { kind, subjectId: jobId, people, now });
      await signalBusinesses(tx, businessIds, ['leads']);
    },
  }),

  /** Money is the owner's alone. */
  owner: <E extends About<'businessId'>>(kind: BellKind, subject: Subject<E>): Consequence<E> => ({
    says: `ring the owner's bell: ${kind}`,
    follow: (context, facts) =>
      ringOwner(context, { kind, subjectId: subject(facts), businessId: facts.businessId }),
  }),

  ownerIfDue: (): Consequence<'subscription.changed'> => ({
    says: "ring the owner's bell when a payment is due: payment-due",
    follow: async (context, { subscriptionId, businessId, changeId }) => {
      const { rows } = await select({ id: sql<string>`s.id` })`
        from subscriptions s where s.id = ${subscriptionId} and s.status = 'past_due'`.execute(context.tx);
      if (rows.length > 0) await ringOwner(context, { kind: 'payment-due', subjectId: changeId, businessId });
    },
  }),
};

type Owners = { kind: BellKind; subjectId: string; businessId: BusinessId };

async function ringOwner({ tx, now }: Context, { kind, subjectId, businessId }: Owners): Promise<void> {
  const accountId: UserId = await ownerOf(tx, businessId);
  await ring(tx, { kind, subjectId, people: [{ accountId, businessId }], now });
  await signalAccount(tx, accountId, ['dashboard']);
}
