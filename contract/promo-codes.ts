import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { IdParams, Nothing, text } from './fields.ts';
import { routes } from './kernel.ts';
import { PACKAGE_PRICE, PROMO_CODE_LENGTH } from './words.ts';

export const PromoCode = z.object({
  id: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  percentage: z.number(),
  status: z.boolean(),
});
export type PromoCode = z.output<typeof PromoCode>;

const name = z
  .string(say.promoName)
  .check(
    z.trim(),
    z.minLength(1, say.promoName),
    z.maxLength(PROMO_CODE_LENGTH, say.promoLength),
    z.regex(/^[A-Za-z0-9-]*$/, say.promoCharacters),
  );
const description = z.nullable(text({ max: 200, empty: say.text }));
const percentage = z.int(say.percentage).check(z.minimum(1, say.percentage), z.maximum(100, say.percentage));
const status = z.boolean(say.choose);

export const NewPromoCode = z.strictObject({
  name,
  description: z.optional(description),
  percentage,
  status: z.optional(status),
});
export type NewPromoCode = z.output<typeof NewPromoCode>;

export const PromoCodeChange = z.strictObject({
  name: z.optional(name),
  description: z.optional(description),
  percentage: z.optional(percentage),
  status: z.optional(status),
});
export type PromoCodeChange = z.output<typeof PromoCodeChange>;

/** Counted from 1; whatever is no such number counts as 1. */
const PageIndex = z.strictObject({ pageIndex: z.optional(z.string().check(z.maxLength(20, say.cursor))) });

/** Both providers' codes, whatever the path says. */
export const promoCodeRoutes = routes({
  promoCodes: {
    method: 'GET',
    path: '/admin/gocardless/promo-codes',
    summary: 'The promo codes, newest first, ten a page',
    by: ['admin'],
    query: PageIndex,
    answers: z.object({ promoCodes: z.array(PromoCode), count: z.number() }),
    refuses: [],
  },
  addPromoCode: {
    method: 'POST',
    path: '/admin/gocardless/promo-codes',
    summary: 'Add a promo code',
    by: ['admin'],
    countsOnce: 'by key',
    body: NewPromoCode,
    answers: Nothing,
    refuses: [],
  },
  changePromoCode: {
    method: 'PUT',
    path: '/admin/gocardless/promo-codes/:id',
    summary: 'Change a promo code; running subscriptions keep the price they have',
    by: ['admin'],
    countsOnce: 'by nature',
    params: IdParams,
    body: PromoCodeChange,
    answers: Nothing,
    refuses: [],
  },
  deletePromoCode: {
    method: 'DELETE',
    path: '/admin/gocardless/promo-codes/:id',
    summary: 'Delete a promo code; running subscriptions keep the price they have',
    by: ['admin'],
    countsOnce: 'by nature',
    params: IdParams,
    answers: Nothing,
    refuses: [],
  },
  changePackagePrice: {
    method: 'PUT',
    path: '/admin/package/:id',
    summary: 'Change what a package costs from now on, in pounds net; running subscriptions keep their price',
    by: ['admin'],
    countsOnce: 'by nature',
    params: IdParams,
    body: z.strictObject({
      net: z.number(say.packagePrice).check(
        z.minimum(PACKAGE_PRICE.min, say.packagePrice),
        z.maximum(PACKAGE_PRICE.max, say.packagePrice),
        z.refine((pounds) => Number.isInteger(Math.round(pounds * 1e6) / 1e4), say.packagePrice),
      ),
    }),
    answers: Nothing,
    refuses: [],
  },
});
