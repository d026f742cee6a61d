import { DAY_MS } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db/db.ts';
import type { BillingDeps } from './deps.ts';
import { asking, providerOf } from './intents.ts';
import { subscriptionWith } from './subscription.queries.ts';

export const LEAVE_ACCOUNT = 'leave-account';

type Left = { subscriptionId: string; reference: string };

/**
 * The months are paid by another account: the one before takes none any more. What was asked of it beside the months and
 * is on its way is waited for, day by day, before its mandate is given back (decision 202).
 */
export async function leaveAccount(deps: BillingDeps, { subscriptionId, reference }: Left): Promise<void> {
  const { db, clock, queue } = deps.market;
  const subscription = await subscriptionWith(db, subscriptionId);
  if (subscription.provider_ref === reference) return;
  if (await asking(deps, () => providerOf(deps, subscription).leave(reference))) return;
  const notBefore = new Date(clock.now().getTime() + DAY_MS);
  await inTransaction(db, (tx) =>
    queue.send(tx, LEAVE_ACCOUNT, { jobs: [{ subscriptionId, reference }], notBefore }),
  );
}
