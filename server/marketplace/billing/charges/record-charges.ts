import { newId, type BusinessId } from '../../../platform/ids.ts';
import type { Charge, SubscriptionSnapshot } from '../../../platform/payments/provider.ts';
import type { Context } from '../../action.ts';
import type { BillingDeps } from '../deps.ts';
import { raiseFlag } from '../flags/flags.ts';
import { issueCreditNote } from '../invoices/issue-credit-note.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { comingMonths, monthsTitle } from '../packages/package-title.ts';
import type { SubscriptionRow } from '../subscription/subscription.queries.ts';

type Read = { snapshot: SubscriptionSnapshot; deps: BillingDeps };

/** Writes the provider's charges into our payments and ledger: each once, whatever is read how often. */
export async function recordCharges(
  context: Context,
  subscription: SubscriptionRow,
  { snapshot, deps }: Read,
): Promise<void> {
  const known = await knownPrices(context, subscription);
  const sold: PaymentRow[] = [];
  for (const charge of snapshot.charges) {
    const payment = await upsertPayment(context, subscription, { charge, known });
    const why = strangeAt(payment, { charge, known });
    if (why) await raiseFlag(context, subscription, { why, charge: charge.reference });
    const facts = {
      subscriptionId: subscription.id,
      businessId: subscription.business_id,
      paymentId: payment.id,
    };
    for (const moved of await balance(context, payment, charge)) {
      if (moved.entry === 1) sold.push(payment);
      await tell(context, { charge, payment, facts, ...moved });
    }
  }
  for (const payment of sold) await issueInvoice(context, payment, deps);
}

type Told = Moved & {
  charge: Charge;
  payment: PaymentRow;
  facts: { subscriptionId: string; businessId: BusinessId; paymentId: string };
};

/** Each entry of the ledger has its paper: the first its invoice, each further one a credit note. */
async function tell(context: Context, { came, entry, charge, payment, facts }: Told): Promise<void> {
  if (came > 0 && entry > 1) await issueCreditNote(context, { payment, entry, gross: -came, reason: AGAIN });
  if (came > 0) return context.record('payment.received', facts);
  const reason = charge.status === 'charged_back' || charge.status === 'failed' ? 'returned' : 'refunded';
  const creditNoteId = await issueCreditNote(context, { payment, entry, gross: -came, reason });
  await context.record('payment.returned', { ...facts, creditNoteId });
}

const AGAIN = 'received again';

type PaymentRow = { id: string; vat_pence: number; gross_pence: number; vat_rate: number };
type Moved = { came: number; entry: number };

type Known = { gross: number; net: number; vat: number; vatRate: number; what: string; isMonthly: boolean };

/** The prices that were computed and agreed for this subscription; a charge is one of them. */
async function knownPrices({ tx }: Context, subscription: SubscriptionRow): Promise<Known[]> {
  const { net_pence, vat_pence, gross_pence, vat_rate, ...packages } = subscription;
  const intents = await tx
    .selectFrom('payment_intents')
    .where('subscription_id', '=', subscription.id)
    // Another card or account pays what was agreed before, and has no price of its own.
    .where('purpose', 'in', ['checkout', 'resume', 'change'])
    .select(['net_pence', 'vat_pence', 'gross_pence', 'vat_rate', 'what', 'purpose', 'package'])
    .select(['monthly_net_pence', 'monthly_vat_pence', 'monthly_gross_pence'])
    .orderBy('created_at', 'desc')
    .execute();
  const agreed = intents.flatMap((intent) => [
    knownOf(intent, intent.what, intent.purpose !== 'change'),
    ...monthsOf(intent),
  ]);
  if (gross_pence === null || net_pence === null || vat_pence === null) return agreed;
  // The price is that of the months to come, and so is its package.
  const monthly = { gross_pence, net_pence, vat_pence, vat_rate: vat_rate ?? 0 };
  return [knownOf(monthly, comingMonths(packages), true), ...agreed];
}

type Changed = {
  package: string;
  vat_rate: number;
  monthly_net_pence: number | null;
  monthly_vat_pence: number | null;
  monthly_gross_pence: number | null;
};

/** What a change of package made of the months. */
function monthsOf({ vat_rate, ...changed }: Changed): Known[] {
  const {
    monthly_net_pence: net_pence,
    monthly_vat_pence: vat_pence,
    monthly_gross_pence: gross_pence,
  } = changed;
  if (net_pence === null || vat_pence === null || gross_pence === null) return [];
  const monthly = { net_pence, vat_pence, gross_pence, vat_rate };
  return [knownOf(monthly, monthsTitle(changed.package), true)];
}

const knownOf = (
  row: { gross_pence: number; net_pence: number; vat_pence: number; vat_rate: number },
  what: string,
  isMonthly: boolean,
): Known => ({
  gross: row.gross_pence,
  net: row.net_pence,
  vat: row.vat_pence,
  vatRate: row.vat_rate,
  what,
  isMonthly,
});

/** A charge at a price of ours keeps its split; one that somebody made in the provider's own dashboard is split here. */
function priceOfCharge({ grossPence, paysUntil }: Charge, known: Known[]): Known {
  const isMonthly = paysUntil !== null;
  const same = known.filter((price) => price.gross === grossPence);
  const found = same.find((price) => price.isMonthly === isMonthly) ?? same[0];
  if (found) return found;
  const vatRate = known[0]?.vatRate ?? 0;
  const vat = Math.round((grossPence * vatRate) / (100 + vatRate));
  const what = known.find((price) => price.isMonthly === isMonthly)?.what ?? 'Package';
  return { gross: grossPence, net: grossPence - vat, vat, vatRate, what, isMonthly };
}

type Found = { charge: Charge; known: Known[] };

/** Money that we never asked for, or another amount than was written down: somebody was in the provider's own dashboard. */
function strangeAt({ gross_pence }: PaymentRow, { charge, known }: Found) {
  if (takenOf(charge) === 0) return null;
  if (gross_pence !== charge.grossPence) return 'other_amount';
  return known.some(({ gross }) => gross === charge.grossPence) ? null : 'unknown_charge';
}

async function upsertPayment({ tx, now }: Context, subscription: SubscriptionRow, { charge, known }: Found) {
  const price = priceOfCharge(charge, known);
  const { id: subscription_id, business_id, promo_code, provider } = subscription;
  return tx
    .insertInto('payments')
    .values({
      id: newId(),
      subscription_id,
      business_id,
      provider: provider ?? '',
      provider_ref: charge.reference,
      status: charge.status,
      what: price.what,
      net_pence: price.net,
      vat_pence: price.vat,
      gross_pence: price.gross,
      vat_rate: price.vatRate,
      promo_code: price.isMonthly ? promo_code : null,
      taken_at: charge.takenAt,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'provider_ref']).doUpdateSet({ status: charge.status }),
    )
    .returning(['id', 'vat_pence', 'gross_pence', 'vat_rate'])
    .executeTakeFirstOrThrow();
}

/**
 * Brings the entries of a payment to what it is worth, and answers what that moved. What was taken and given back
 * before we looked happened all the same, one after the other.
 */
async function balance(
  { tx, now }: Context,
  { id: payment_id }: PaymentRow,
  charge: Charge,
): Promise<Moved[]> {
  const { pence, count } = await tx
    .selectFrom('ledger_entries')
    .where('payment_id', '=', payment_id)
    .select((of) => [of.fn.sum<number | null>('pence').as('pence'), of.fn.countAll<number>().as('count')])
    .executeTakeFirstOrThrow();
  const [before, entries] = [Number(pence ?? 0), Number(count)];
  const taken = entries === 0 ? takenOf(charge) : before;
  const moved = [taken - before, worthOf(charge) - taken]
    .filter((came) => came !== 0)
    .map((came, index) => ({ came, entry: entries + index + 1 }));
  if (moved.length > 0)
    await tx
      .insertInto('ledger_entries')
      .values(moved.map(({ came, entry }) => ({ payment_id, entry, pence: came, created_at: now })))
      .execute();
  return moved;
}

/** What was taken, whatever became of it. */
const takenOf = ({ status, grossPence }: Charge): number =>
  status === 'pending' || status === 'failed' ? 0 : grossPence;

/** What we hold of a charge now. */
const worthOf = (charge: Charge): number => Math.max(0, takenOf(charge) - charge.returnedPence);
