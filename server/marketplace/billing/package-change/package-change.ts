import type { PackageName } from '../../../../contract/words.ts';
import type { Reader } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { packageOnOffer } from '../packages/offers.queries.ts';
import { type Days, daysLeft, monthStart, type Price, priceOf, proration } from '../packages/price.ts';
import { isActive } from '../subscription/subscription.lifecycle.ts';
import type { SubscriptionRow } from '../subscription/subscription.queries.ts';

/** What another package means for a subscription. */
export type Change = {
  package: PackageName;
  title: string;
  begins: 'now' | 'next_payment';
  beginsAt: Date | null;
  days: Days;
  dueNow: Price;
  monthly: Price;
};

type CurrentTerms = Pick<SubscriptionRow, 'package' | 'net_pence'>;

/** A cheaper package waits for the month that is paid at its price; the own one, taken back, has begun already. */
export const beginsOf = (
  subscription: CurrentTerms,
  to: { package: string; monthlyNet: number },
): Change['begins'] =>
  to.package === subscription.package || to.monthlyNet < (subscription.net_pence ?? 0)
    ? 'next_payment'
    : 'now';

type Paying =
  | 'status'
  | 'provider_ref'
  | 'paid_through'
  | 'is_payment_pending'
  | 'bounced_package'
  | 'cancels_at';

/** Paid, running and not on its way out: otherwise there is no month to reckon with. */
export const isChangeable = <Row extends Pick<SubscriptionRow, Paying>>(
  subscription: Row | undefined,
): subscription is Row & { paid_through: Date; provider_ref: string } =>
  subscription !== undefined &&
  isActive(subscription) &&
  subscription.provider_ref !== null &&
  subscription.paid_through !== null &&
  !subscription.is_payment_pending &&
  // What the bank did not pay once is not given in trust again before it has paid a month, or another one is named.
  subscription.bounced_package === null &&
  !subscription.cancels_at;

/**
 * Reckons a change to another package: one as dear or dearer begins now, for the difference of the days that are left; a
 * cheaper one begins with the next payment. Its promo code goes with a subscription.
 * @throws Refusal 'subscription_cannot_change'
 */
export async function reckonChange(
  db: Reader,
  subscription: SubscriptionRow | undefined,
  { to, now, vatRate }: { to: PackageName; now: Date; vatRate: number },
): Promise<Change> {
  if (!isChangeable(subscription) || to === (subscription.next_package ?? subscription.package))
    throw new Refusal('subscription_cannot_change');
  const { title, netPence } = await packageOnOffer(db, to);
  const off = subscription.promo_percentage ?? 0;
  const monthly = priceOf(netPence, vatRate, off);
  const until = subscription.paid_through;
  const from = monthStart(until, await daysTaken(db, subscription));
  const days = daysLeft(now, { from, until });
  const begins = beginsOf(subscription, { package: to, monthlyNet: monthly.net });
  const due = proration({ net: subscription.net_pence ?? 0 }, monthly, days);
  return {
    package: to,
    title,
    begins,
    beginsAt: begins === 'now' ? now : until,
    days,
    // Taking a cheaper package back before it began costs nothing: the month is paid.
    dueNow: begins === 'now' ? due : priceOf(0, vatRate),
    monthly,
  };
}

/** The days on which months were paid, the newest first. A Direct Debit is taken days after it was asked for. */
async function daysTaken(db: Reader, { id, created_at }: SubscriptionRow): Promise<Date[]> {
  const payments = await db
    .selectFrom('payments')
    .where('subscription_id', '=', id)
    .where('status', '=', 'paid')
    // What a change of package cost was taken on any day, and says nothing of the months.
    .where('what', 'not in', (of) =>
      of
        .selectFrom('payment_intents')
        .where('subscription_id', '=', id)
        .where('purpose', '=', 'change')
        .select('what'),
    )
    .select('taken_at')
    .orderBy('taken_at', 'desc')
    .limit(MONTHS_SEEN)
    .execute();
  return [...payments.map(({ taken_at }) => taken_at), created_at];
}

/** Of twelve months some have a 31st. */
const MONTHS_SEEN = 12;
