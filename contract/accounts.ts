import * as z from 'zod/mini';
import { oneTimeCode } from './authenticator.ts';
import { email, Nothing, password } from './fields.ts';
import { routes } from './kernel.ts';
import { PACKAGES, ROLES, SUBSCRIPTION_STATUSES } from './words.ts';

/** The account's own view of itself. */
export const User = z.object({
  id: z.string(),
  userType: z.enum(ROLES),
  subscription_status: z.nullable(z.enum(SUBSCRIPTION_STATUSES)),
  subscription_type: z.nullable(z.enum(PACKAGES)),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  mobile_number: z.string(),
  avatar: z.nullable(z.string()),
  emailVerifiedAt: z.nullable(z.string()),
});
export type User = z.output<typeof User>;

export const Credentials = z.strictObject({ email, password });

/** With a one-time code, where the account has an authenticator. */
export const LogIn = z.strictObject({ email, password, code: z.optional(oneTimeCode) });

/** `token` is null for a browser, which gets the cookie instead. */
export const SignedIn = z.object({ token: z.nullable(z.string()), data: User });

export const accountRoutes = routes({
  logIn: {
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in with e-mail and password',
    by: 'anyone',
    whileActing: 'may',
    countsOnce: 'by nature',
    body: LogIn,
    answers: SignedIn,
    refuses: ['bad_credentials', 'account_deactivated', 'one_time_code_required', 'one_time_code_invalid'],
  },
  checkAdminCredentials: {
    method: 'POST',
    path: '/auth/admin/credentials/check',
    summary: 'Whether e-mail and password are those of an admin; signs nobody in',
    by: 'anyone',
    whileActing: 'may',
    countsOnce: 'by nature',
    body: Credentials,
    answers: Nothing,
    refuses: ['bad_credentials'],
  },
  logOut: {
    method: 'POST',
    path: '/auth/logout',
    summary: 'End this session',
    by: ROLES,
    whileActing: 'may',
    countsOnce: 'by nature',
    withoutCode: true,
    answers: Nothing,
    refuses: [],
  },
  currentUser: {
    method: 'GET',
    path: '/auth/user',
    summary: 'Who is signed in, and whether an admin is acting as them',
    by: ROLES,
    whileActing: 'may',
    withoutCode: true,
    answers: z.object({
      data: User,
      impersonation: z.boolean(),
      /** While an admin acts as them: when that ends by itself. */
      impersonationEndsAt: z.nullable(z.string()),
    }),
    refuses: [],
  },
});
