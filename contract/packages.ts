import * as z from 'zod/mini';
import { PACKAGES } from './words.ts';

/** A price a month: `price` is what is paid, VAT included; all in pounds. */
export const price = { price: z.number(), net: z.number(), vat: z.number() };

export const Package = z.object({
  id: z.string(),
  name: z.enum(PACKAGES),
  title: z.string(),
  ...price,
  currency: z.string(),
  interval: z.literal('month'),
  features: z.array(z.string()),
});
export type Package = z.output<typeof Package>;
