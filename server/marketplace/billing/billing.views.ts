import type { Billing, PackageChange, Payment } from '../../../contract/billing.ts';
import type { Package } from '../../../contract/packages.ts';
import {
  type BillingMove,
  CURRENCY,
  type PackageName,
  type PaymentMethod,
  type PaymentStatus,
  type SubscriptionStatus,
} from '../../../contract/words.ts';
import { toPounds } from '../../platform/money.ts';
import { creditNoteNumber, invoiceNumber } from './invoices/paper-numbers.ts';
import { type Change, isChangeable } from './package-change/package-change.ts';
import { type Price, priceOf } from './packages/price.ts';
import {
  boughtUntil,
  endIfCancelled,
  graceEnd,
  isActive,
  isRunning,
  mayBuy,
  resumableUntil,
} from './subscription/subscription.lifecycle.ts';
import type { PaymentRow, SubscriptionRow } from './subscription/subscription.queries.ts';

/** What each package holds, as it is said wherever it is sold. */
const FEATURES: Record<PackageName, string[]> = {
  standard: [
    'Every normal job within 25 miles of your post code',
    'Premium jobs once they have waited 24 hours',
    'No fee for leads, quotes or finished jobs',
    'A public profile with your reviews',
  ],
  premium: [
    'Every job within 25 miles of your post code',
    'Premium jobs at once, 24 hours before the others',
    'No fee for leads, quotes or finished jobs',
    'A public profile with your reviews',
  ],
};

const inPounds = ({ gross, net, vat }: Price) => ({
  price: toPounds(gross),
  net: toPounds(net),
  vat: toPounds(vat),
});

type PackageRow = { id: string; name: string; title: string; net_pence: number };

export const packageView = (row: PackageRow, vatRate: number): Package => ({
  id: row.id,
  name: row.name as PackageName,
  title: row.title,
  ...inPounds(priceOf(row.net_pence, vatRate)),
  currency: CURRENCY,
  interval: 'month',
  features: FEATURES[row.name as PackageName],
});

export const changeView = ({
  days,
  begins,
  beginsAt,
  dueNow,
  monthly,
  ...change
}: Change): PackageChange => ({
  package: change.package,
  begins,
  beginsAt: beginsAt?.toISOString() ?? null,
  days,
  dueNow: inPounds(dueNow),
  monthly: inPounds(monthly),
  currency: CURRENCY,
});

type Around = {
  payments: PaymentRow[];
  isAtBank: boolean;
  /** What the own package costs, where another one is to follow. */
  before: PriceBefore | undefined;
  now: Date;
};

/** A subscription as its business sees it; without one, nothing but what may be done. */
export function billingView(
  row: SubscriptionRow | undefined,
  { payments, isAtBank, before, now }: Around,
): Billing {
  return {
    subscription_status: (row?.status as SubscriptionStatus | undefined) ?? 'not_subscribed',
    subscription_type: (row?.package as PackageName | undefined) ?? null,
    payment_method: (row?.method as PaymentMethod | null | undefined) ?? null,
    price: poundsOrNull(row?.gross_pence),
    net: poundsOrNull(row?.net_pence),
    vat: poundsOrNull(row?.vat_pence),
    currency: CURRENCY,
    promo_code: row?.promo_code ?? null,
    nextPaymentDate: row && isRunning(row) ? iso(row.next_payment_at) : null,
    accessUntil: iso(row ? accessEnd(row) : null),
    cancelsAt: iso(row?.cancels_at),
    endsIfCancelled: row && isRunning(row) ? iso(endIfCancelled(row, now)) : null,
    nextPackage: (row?.next_package as PackageName | null | undefined) ?? null,
    priceNow: before ? knownPrice(before) : null,
    bouncedPackage: (row?.bounced_package as PackageName | null | undefined) ?? null,
    paymentPending: row?.is_payment_pending ?? false,
    awaitsBank: isAtBank || awaitsFirst(row),
    payments: payments.map(paymentView),
    // A business that has bought already waits for the bank, and buys nothing beside it.
    can: isAtBank ? [] : movesOf(row, now),
  };
}

type PriceBefore = { gross: number | null; net: number | null; vat: number | null };

const knownPrice = ({ gross, net, vat }: PriceBefore) =>
  gross === null || net === null || vat === null
    ? null
    : { price: toPounds(gross), net: toPounds(net), vat: toPounds(vat) };

/** By Direct Debit, and nothing of it was ever paid. */
const awaitsFirst = (row: SubscriptionRow | undefined): boolean =>
  row !== undefined && isRunning(row) && isActive(row) && isDebited(row) && row.paid_through === null;

const isDebited = ({ method, provider_ref }: SubscriptionRow): boolean =>
  method === 'direct_debit' && provider_ref !== null;

const poundsOrNull = (pence: number | null | undefined): number | null =>
  pence === null || pence === undefined ? null : toPounds(pence);

const iso = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

const accessEnd = (row: SubscriptionRow): Date | null =>
  row.past_due_since ? graceEnd(row.past_due_since) : row.cancels_at ? boughtUntil(row) : null;

const paymentView = (row: PaymentRow): Payment => ({
  id: row.id,
  date: row.taken_at.toISOString(),
  amount: toPounds(row.gross_pence),
  net: toPounds(row.net_pence),
  vat: toPounds(row.vat_pence),
  currency: CURRENCY,
  status: row.status as PaymentStatus,
  what: row.what,
  promo_code: row.promo_code,
  invoiceNumber: row.number === null ? null : invoiceNumber(row.number),
  creditNotes: row.credit_notes.map(({ id, number, gross_pence }) => ({
    id,
    number: creditNoteNumber(number),
    amount: toPounds(gross_pence),
  })),
});

function movesOf(row: SubscriptionRow | undefined, now: Date): BillingMove[] {
  if (!row || mayBuy(now, row)) return ['subscribe'];
  if (resumableUntil(row, now)) return ['resume'];
  if (!isRunning(row)) return [];
  return [
    'cancel',
    ...(isChangeable(row) ? (['changePackage'] as const) : []),
    ...(row.provider_ref ? (['updateMethod'] as const) : []),
  ];
}
