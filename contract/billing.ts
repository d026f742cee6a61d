import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { Nothing, text } from './fields.ts';
import { routes } from './kernel.ts';
import { Package, price } from './packages.ts';
import {
  BILLING_MOVES,
  PACKAGES,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  SUBSCRIPTION_STATUSES,
} from './words.ts';

const Packages = z.object({ packages: z.array(Package) });

/**
 * Compared without regard to case. What is no code at all is refused like one that is not valid; control characters are
 * in none, and in none that the database could keep.
 */
export const promoCode = z
  .string(say.promoCode)
  .check(z.trim(), z.maxLength(60, say.promoCode), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, say.promoCode));

const packageName = z.enum(PACKAGES, say.package);

/** What a business wants to buy, and how it wants to pay. */
export const Purchase = z.strictObject({
  package: packageName,
  payment_method: z.enum(PAYMENT_METHODS, say.paymentMethod),
  promo_code: z.optional(z.nullable(promoCode)),
});
export type Purchase = z.output<typeof Purchase>;

const reference = text({ max: 200, empty: say.paymentReference });

/** What the payment provider's page came back with. */
export const PaymentReference = z.union([
  z.strictObject({ session_id: reference }),
  z.strictObject({ billing_request_id: reference }),
]);

const HostedPage = z.object({ redirect_url: z.string() });

const Payment = z.object({
  id: z.string(),
  date: z.string(),
  amount: z.number(),
  net: z.number(),
  vat: z.number(),
  currency: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  what: z.string(),
  promo_code: z.nullable(z.string()),
  /** Null until it is paid; the PDF is at `/billing/invoice/{id of the payment}`. */
  invoiceNumber: z.nullable(z.string()),
  /** What takes the invoice back, the oldest first; the PDF is at `/billing/credit-note/{id}`. */
  creditNotes: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      /** What went back; less than nothing when it was received again. */
      amount: z.number(),
    }),
  ),
});
export type Payment = z.output<typeof Payment>;

export const Billing = z.object({
  subscription_status: z.enum(SUBSCRIPTION_STATUSES),
  subscription_type: z.nullable(packageName),
  payment_method: z.nullable(z.enum(PAYMENT_METHODS)),
  price: z.nullable(z.number()),
  net: z.nullable(z.number()),
  vat: z.nullable(z.number()),
  currency: z.string(),
  promo_code: z.nullable(z.string()),
  nextPaymentDate: z.nullable(z.string()),
  /** When leads stop, as far as is known: at the end of what is paid, or of the days of grace. */
  accessUntil: z.nullable(z.string()),
  /** The subscription was cancelled, or will be then. */
  cancelsAt: z.nullable(z.string()),
  /** When leads would stop if it were cancelled now; null: at once. */
  endsIfCancelled: z.nullable(z.string()),
  /** The package from the next payment on, when another one was chosen. */
  nextPackage: z.nullable(packageName),
  /** What the own package costs while another one is to follow, whose price is in `price`; null otherwise. */
  priceNow: z.nullable(z.object(price)),
  /** A change to it was taken back, because a bank did not pay it; until a month is paid, or another account given. */
  bouncedPackage: z.nullable(packageName),
  paymentPending: z.boolean(),
  /** A mandate, or the first payment by it, has not been confirmed by the bank yet. */
  awaitsBank: z.boolean(),
  payments: z.array(Payment),
  can: z.array(z.enum(BILLING_MOVES)),
});
export type Billing = z.output<typeof Billing>;

/** What changing to another package would mean, to the day. */
export const PackageChange = z.object({
  package: packageName,
  /** A package that is as dear or dearer begins now, a cheaper one with the next payment. */
  begins: z.enum(['now', 'next_payment']),
  beginsAt: z.nullable(z.string()),
  days: z.object({ left: z.number(), of: z.number() }),
  dueNow: z.object(price),
  monthly: z.object(price),
  currency: z.string(),
});
export type PackageChange = z.output<typeof PackageChange>;

const PromoCheck = z.strictObject({ promo_code: promoCode, package: packageName });

export const billingRoutes = routes({
  packages: {
    method: 'GET',
    path: '/subscription/packages',
    summary: 'The packages, as paid by card, the cheapest first',
    by: 'anyone',
    whileActing: 'may',
    answers: Packages,
    refuses: [],
  },
  directDebitPackages: {
    method: 'GET',
    path: '/gosubscription/packages',
    summary: 'The packages, as paid by Direct Debit, the cheapest first',
    by: 'anyone',
    whileActing: 'may',
    answers: Packages,
    refuses: [],
  },
  checkPromoCode: {
    method: 'POST',
    path: '/subscription/promo-code',
    summary: 'What a package costs with a promo code',
    by: 'anyone',
    whileActing: 'may',
    countsOnce: 'by nature',
    body: PromoCheck,
    answers: z.object({
      name: z.string(),
      percentage: z.number(),
      price: z.number(),
      discountedPrice: z.number(),
      net: z.number(),
      vat: z.number(),
    }),
    refuses: ['promo_code_invalid'],
  },
  renewSubscription: {
    method: 'POST',
    path: '/auth/renew-subscription',
    summary: "Start or renew the own subscription on the payment provider's page",
    by: ['business'],
    members: ['owner'],
    whileActing: 'never',
    countsOnce: 'by key',
    body: Purchase,
    answers: HostedPage,
    refuses: [
      'payment_pending',
      'already_subscribed',
      'promo_code_invalid',
      'payment_method_unavailable',
      'payment_not_completed',
      'subscription_cannot_change',
    ],
  },
  bankConfirmation: {
    method: 'POST',
    path: '/auth/business/registration/bankConfirmation',
    summary: 'Ask the payment provider how a payment ended, after its page; grants what it says and no more',
    by: ['business'],
    members: ['owner'],
    whileActing: 'never',
    countsOnce: 'by nature',
    body: PaymentReference,
    answers: Nothing,
    refuses: ['not_found', 'payment_pending', 'payment_not_completed'],
  },
  billing: {
    method: 'GET',
    path: '/billing',
    summary: 'The own subscription and its payments, newest first',
    by: ['business'],
    members: ['owner'],
    whileActing: 'may',
    answers: z.object({ data: Billing }),
    refuses: [],
  },
  cancelSubscription: {
    method: 'POST',
    path: '/billing/cancel',
    summary: 'Stop further payments; leads stay open to the end of what is paid',
    by: ['business'],
    members: ['owner'],
    whileActing: 'never',
    countsOnce: 'by nature',
    answers: Nothing,
    refuses: ['not_subscribed', 'payment_not_completed'],
  },
  resumeSubscription: {
    method: 'POST',
    path: '/billing/resume',
    summary: 'Take a cancellation back before what is paid is over; the months go on at the same price',
    by: ['business'],
    members: ['owner'],
    whileActing: 'never',
    countsOnce: 'by nature',
    answers: Nothing,
    refuses: ['not_subscribed', 'subscription_cannot_change', 'payment_not_completed'],
  },
  previewPackageChange: {
    method: 'GET',
    path: '/billing/change',
    summary: 'What another package would cost, to the day',
    by: ['business'],
    members: ['owner'],
    whileActing: 'may',
    query: z.strictObject({ package: packageName }),
    answers: z.object({ data: PackageChange }),
    refuses: ['subscription_cannot_change'],
  },
  changePackage: {
    method: 'POST',
    path: '/billing/change',
    summary: 'Change to another package for the price that was shown',
    by: ['business'],
    members: ['owner'],
    whileActing: 'never',
    countsOnce: 'by key',
    body: z.strictObject({
      package: packageName,
      due_now: z.number(say.number).check(z.minimum(0, say.number), z.maximum(1_000_000, say.number)),
    }),
    answers: Nothing,
    refuses: ['subscription_cannot_change', 'price_changed', 'payment_not_completed'],
  },
  updatePaymentMethod: {
    method: 'POST',
    path: '/billing/payment-method',
    summary: "Give another card or bank account on the payment provider's page",
    by: ['business'],
    members: ['owner'],
    whileActing: 'never',
    countsOnce: 'by nature',
    answers: HostedPage,
    refuses: ['subscription_cannot_change', 'payment_not_completed'],
  },
});
