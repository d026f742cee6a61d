import * as z from 'zod/mini';
import { SignedIn } from './accounts.ts';
import { fieldSentences as say } from './copy.ts';
import { email, firstName, lastName, mobile, newPassword, Nothing, passwordAgain, text } from './fields.ts';
import { routes } from './kernel.ts';

/** What everybody gives who registers. `name` is what the two parts make; only these are kept. */
export const registrant = {
  name: z.optional(text({ max: 201, empty: say.fullName })),
  first_name: firstName,
  last_name: lastName,
  email,
  mobile_number: mobile,
  password: newPassword,
  passwordConfirmation: passwordAgain,
  terms: z.literal(true, say.terms),
};

type Passwords = { password: string; passwordConfirmation: string };

/** The same password twice; said beside whatever else is wrong. */
export const samePasswords = z.refine<Passwords | null | undefined>(
  // It runs whatever else is wrong, so there may be no body at all.
  (body) => body?.password === body?.passwordConfirmation,
  { path: ['passwordConfirmation'], error: say.passwordsDiffer, when: () => true },
);

export const NewCustomer = z.strictObject(registrant).check(samePasswords);
export type NewCustomer = z.output<typeof NewCustomer>;

const IsRegistered = z.object({ registered: z.boolean() });

export const registrationRoutes = routes({
  registerCustomer: {
    method: 'POST',
    path: '/auth/customer/register',
    summary: 'Register as a customer, and be signed in',
    by: 'anyone',
    whileActing: 'may',
    countsOnce: 'by key',
    body: NewCustomer,
    answers: SignedIn,
    refuses: [],
  },
  isEmailRegistered: {
    method: 'GET',
    path: '/user/is-email-registered/:email',
    summary: 'Whether an e-mail address has an account; tells it a few times an hour, then says no',
    by: 'anyone',
    whileActing: 'may',
    params: z.strictObject({ email }),
    answers: IsRegistered,
    refuses: [],
  },
  isPhoneRegistered: {
    method: 'GET',
    path: '/user/is-phone-registered/:phone',
    summary: 'The same for a mobile number',
    by: 'anyone',
    whileActing: 'may',
    params: z.strictObject({ phone: mobile }),
    answers: IsRegistered,
    refuses: [],
  },
  verify: {
    method: 'GET',
    path: '/auth/verify/:code',
    summary: 'Verify an account by the mailed code; an admin may name its reference instead',
    by: 'anyone',
    whileActing: 'may',
    countsOnce: 'by nature',
    // Of any shape: what is no code at all is refused as a wrong one is, not as an address that leads nowhere.
    params: z.strictObject({ code: z.string() }),
    query: z.strictObject({
      user_type: z.optional(z.enum(['customer', 'business'])),
      /** Somebody pressed a button for it. */
      pressed: z.optional(z.literal('1')),
    }),
    answers: Nothing,
    refuses: ['verification_invalid', 'press_first', 'cross_site'],
  },
  sendVerification: {
    method: 'POST',
    path: '/auth/verification/send',
    summary: 'Mail the verification link once more; nothing is sent to a verified account',
    by: ['customer', 'business'],
    whileActing: 'never',
    countsOnce: 'by key',
    answers: Nothing,
    refuses: [],
  },
});
