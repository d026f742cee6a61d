import * as z from 'zod/mini';
import { SignedIn } from './accounts.ts';
import { fieldSentences as say } from './copy.ts';
import { businessName } from './businesses.ts';
import { companyNumber, id, text, website } from './fields.ts';
import { promoCode } from './billing.ts';
import { routes } from './kernel.ts';
import { registrant, samePasswords } from './registration.ts';
import { PACKAGES, PAYMENT_METHODS } from './words.ts';

const optionalText = (rule: Parameters<typeof text>[0]) => z.optional(z.nullable(text(rule)));

export const NewBusiness = z
  .strictObject({
    ...registrant,
    business_name: businessName,
    workCategories: z.array(id, say.category).check(z.length(1, say.category)),
    /** None: all services of the category. */
    services: z
      .array(z.strictObject({ id, name: z.optional(z.string().check(z.maxLength(200, say.tooLong))) }))
      .check(z.maxLength(100, say.tooLong)),
    location: text({ max: 12, empty: say.postcode }),
    description: optionalText({ max: 2000, empty: say.description, lines: true }),
    address: optionalText({ max: 255, empty: say.text, lines: true }),
    website: z.optional(z.nullable(website)),
    abn: z.optional(z.nullable(companyNumber)),
    /** With a package the answer leads on to its payment; without one it is bought later. */
    package: z.optional(z.nullable(z.enum(PACKAGES, say.package))),
    payment_method: z.optional(z.nullable(z.enum(PAYMENT_METHODS, say.paymentMethod))),
    promo_code: z.optional(z.nullable(promoCode)),
  })
  .check(samePasswords);
export type NewBusiness = z.output<typeof NewBusiness>;

export const businessRegistrationRoutes = routes({
  registerBusiness: {
    method: 'POST',
    path: '/auth/business/register',
    summary: 'Register as a business, be signed in, and be led to the payment of a package',
    by: 'anyone',
    whileActing: 'may',
    countsOnce: 'by key',
    body: NewBusiness,
    /** `redirect_url` is null without a package, and when the payment provider could not be reached. */
    answers: z.extend(SignedIn, { redirect_url: z.nullable(z.string()) }),
    refuses: ['promo_code_invalid', 'payment_method_unavailable'],
  },
});
