import { DAY_MS, HOUR_MS } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { isRefused } from '../../../platform/payments/provider.ts';
import { contextOfMarket } from '../../action.ts';
import type { BillingDeps } from '../deps.ts';
import { dropEnding, type Ended, ITSELF, noteUnheard, putOff } from './endings.queries.ts';
import { lowerFlag, raiseFlag } from '../flags/flags.ts';
import type { SubscriptionRow } from '../subscription/subscription.queries.ts';

/** What is asked, and the row that it is written down in. */
export type Ending = { id: string; subscription: SubscriptionRow; reference: string };

const NOT_ENDED = 'not_ended';

/**
 * Tells a provider of an end, by a call that answers whether nothing is left to be told; otherwise it is called again
 * tomorrow. If the provider refuses, or was unreachable for a day, the queue stops: a person is asked to look, and the
 * sweep tries once a day until the provider has heard it.
 */
export async function deliverEnding(
  deps: BillingDeps,
  ending: Ending,
  tell: () => Promise<boolean>,
): Promise<void> {
  const heard = await tell().catch((error: unknown) => noteFailure(deps, ending, error));
  if (heard === 'refused') return;
  const { market } = deps;
  await inTransaction(market.db, async (tx) => {
    const context = await contextOfMarket(market, { tx, businessId: ending.subscription.business_id });
    const ended = endedBy(ending);
    if (heard) await dropEnding(tx, { ...ended, id: ending.id }, context.now);
    else await putOff(tx, ended, new Date(context.now.getTime() + DAY_MS));
    const { provider_ref } = named(ending);
    await lowerFlag(context, ending.subscription, { why: NOT_ENDED, charge: provider_ref ?? '' });
  });
}

async function noteFailure({ market }: BillingDeps, ending: Ending, error: unknown): Promise<'refused'> {
  const wasRefused = isRefused(error);
  await inTransaction(market.db, async (tx) => {
    const context = await contextOfMarket(market, { tx, businessId: ending.subscription.business_id });
    const { now } = context;
    const until = new Date(now.getTime() + (wasRefused ? DAY_MS : HOUR_MS));
    const since = await noteUnheard(tx, endedBy(ending), { now, until });
    if (wasRefused || now.getTime() - since.getTime() >= DAY_MS)
      await raiseFlag(context, named(ending), { why: NOT_ENDED });
  });
  if (!wasRefused) throw error;
  return 'refused';
}

const endedBy = ({ subscription, reference }: Ending): Ended => ({
  subscriptionId: subscription.id,
  reference,
});

/** As its provider knows it. */
const named = ({ subscription, reference }: Ending): SubscriptionRow =>
  reference === ITSELF ? subscription : { ...subscription, provider_ref: reference };
