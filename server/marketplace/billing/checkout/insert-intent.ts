import type { Insertable } from 'kysely';
import type { Tx } from '../../../platform/db/db.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { newId, type BusinessId } from '../../../platform/ids.ts';
import type { IntentRow, Purpose } from './intents.queries.ts';
import type { SubscriptionRow } from '../subscription/subscription.queries.ts';

type Own = 'id' | 'business_id' | 'status' | 'purpose';
type Intent = Omit<Insertable<DB['payment_intents']>, Own> & { business_id: BusinessId; purpose: Purpose };

/** Writes down what is about to be asked of a provider. Nobody knows yet what comes of it. */
export const insertIntent = (tx: Tx, intent: Intent): Promise<IntentRow> =>
  tx
    .insertInto('payment_intents')
    .values({ id: newId(), status: 'unknown', ...intent })
    .returningAll()
    .executeTakeFirstOrThrow();

/** What is asked about a subscription that is there: on its own terms, unless it says otherwise. */
export const termsOfSubscription = (subscription: SubscriptionRow) => ({
  business_id: subscription.business_id,
  subscription_id: subscription.id,
  provider: subscription.provider,
  method: subscription.method ?? 'card',
  package: subscription.package,
  net_pence: subscription.net_pence ?? 0,
  vat_pence: subscription.vat_pence ?? 0,
  gross_pence: subscription.gross_pence ?? 0,
  vat_rate: subscription.vat_rate ?? 0,
});
