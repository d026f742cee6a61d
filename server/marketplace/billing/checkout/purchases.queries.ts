import type { Tx } from '../../../platform/db/db.ts';
import type { BusinessId } from '../../../platform/ids.ts';
import { lockSubscriptionOf, type SubscriptionRow } from '../subscription/subscription.queries.ts';
import { type IntentRow, type Purpose, waitingIntents } from './intents.queries.ts';

type Purchases = {
  /** The one that counts. */
  subscription: SubscriptionRow | undefined;
  /** What was begun and is not finished, by its purpose. */
  begun: Partial<Record<Purpose, IntentRow>>;
};

/** What a business has bought and begun, locked: until we commit nobody else begins or finishes anything for it. */
export async function lockPurchases(tx: Tx, businessId: BusinessId): Promise<Purchases> {
  const subscription = await lockSubscriptionOf(tx, businessId);
  const waiting = await waitingIntents(tx, businessId);
  return { subscription, begun: Object.fromEntries(waiting.map((intent) => [intent.purpose, intent])) };
}
