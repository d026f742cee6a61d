import { askProvider, isRefused } from '../../../platform/payments/provider.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { BillingDeps } from '../deps.ts';
import { closeIntent } from './close-intent.ts';
import { addressesOf, payerOf, termsOf } from './intent-terms.ts';
import { freshIntent, type IntentRow, isWaiting } from './intents.ts';

/** Opens the provider's page for an intent, or finds it when the answer of an earlier call got lost. */
export async function openPage(deps: BillingDeps, intent: IntentRow): Promise<string> {
  if (intent.redirect_url) return intent.redirect_url;
  const [terms, addresses] = [termsOf(intent), addressesOf(deps, intent)];
  const page = await askProvider(deps, intent, async (provider) => {
    if (intent.purpose === 'method')
      return provider.openMethodUpdate(await referenceOf(deps, intent), terms, addresses);
    return provider.openCheckout(await payerOf(deps, intent.business_id), terms, addresses);
  }).catch((error: unknown) => closeRefused(deps, intent, error));
  await notePage(deps, intent, page);
  await mustBeWanted(deps, intent, page);
  return page.url;
}

/** It was ended while the provider opened its page, which nobody knew yet: nobody may pay on it. */
async function mustBeWanted(deps: BillingDeps, intent: IntentRow, { reference }: Page): Promise<void> {
  if (isWaiting(await freshIntent(deps, intent.id))) return;
  await askProvider(deps, intent, (provider) => provider.closeCheckout(reference));
  throw new Refusal('payment_not_completed');
}

/** What the provider refuses with this key it refuses for ever: the next wish begins again. */
async function closeRefused(deps: BillingDeps, { id }: IntentRow, error: unknown): Promise<never> {
  if (isRefused(error)) await closeIntent(deps, id);
  throw error;
}

type Page = { reference: string; url: string | null };

export async function notePage({ market }: BillingDeps, intent: IntentRow, page: Page): Promise<void> {
  await market.db
    .updateTable('payment_intents')
    .set({ provider_ref: page.reference, redirect_url: page.url, status: 'open' })
    .where('id', '=', intent.id)
    .where('status', '=', 'unknown')
    .execute();
}

async function referenceOf({ market }: BillingDeps, intent: IntentRow): Promise<string> {
  const { provider_ref } = await market.db
    .selectFrom('subscriptions')
    .where('id', '=', intent.subscription_id)
    .select('provider_ref')
    .executeTakeFirstOrThrow();
  if (!provider_ref) throw new Refusal('subscription_cannot_change');
  return provider_ref;
}
