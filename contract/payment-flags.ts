import * as z from 'zod/mini';
import { PageIndexQuery } from './admin-lists.ts';
import { IdParams, Named, Nothing } from './fields.ts';
import { routes } from './kernel.ts';
import { PAYMENT_FLAG_REASONS } from './words.ts';

/** Something about a payment that a person has to look at. */
export const PaymentFlag = z.object({
  id: z.string(),
  why: z.enum(PAYMENT_FLAG_REASONS),
  business: Named,
  /** Null where nobody collects the money. */
  provider: z.nullable(z.string()),
  /** What the provider calls the charge, or else the subscription. */
  reference: z.string(),
  /** What was paid for and how much, as far as it is one payment; for `price`, what the months are to cost. */
  what: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  createdAt: z.string(),
});
export type PaymentFlag = z.output<typeof PaymentFlag>;

export const paymentFlagRoutes = routes({
  paymentFlags: {
    method: 'GET',
    path: '/admin/payment-flags',
    summary: 'What somebody has to look at in the payments, newest first, ten a page',
    by: ['admin'],
    query: PageIndexQuery,
    answers: z.object({ flags: z.array(PaymentFlag), count: z.number() }),
    refuses: [],
  },
  settlePaymentFlag: {
    method: 'POST',
    path: '/admin/payment-flag/:id/settle',
    summary: 'Say that it is dealt with; it leaves the list, until the same happens again',
    by: ['admin'],
    countsOnce: 'by nature',
    params: IdParams,
    answers: Nothing,
    refuses: [],
  },
});
