import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { routes } from './kernel.ts';

/** Six digits of an authenticator; where the phone is lost, a recovery code. */
export const oneTimeCode = z
  .string(say.oneTimeCode)
  .check(z.trim(), z.minLength(1, say.oneTimeCode), z.maxLength(30, say.oneTimeCode));

export const OneTimeCode = z.strictObject({ code: oneTimeCode });

export const authenticatorRoutes = routes({
  authenticator: {
    method: 'GET',
    path: '/auth/authenticator',
    summary: 'Whether signing in asks for a one-time code, and whether it must',
    by: ['admin'],
    withoutCode: true,
    answers: z.object({ isEnrolled: z.boolean(), isRequired: z.boolean(), recoveryCodesLeft: z.number() }),
    refuses: [],
  },
  beginEnrolment: {
    method: 'POST',
    path: '/auth/authenticator',
    summary: 'A new seed for an authenticator; it counts once a code of it was given',
    by: ['admin'],
    countsOnce: 'by nature',
    withoutCode: true,
    answers: z.object({ secret: z.string(), address: z.string() }),
    refuses: ['password_required'],
  },
  confirmEnrolment: {
    method: 'PUT',
    path: '/auth/authenticator',
    summary: 'Shows that the authenticator works; answers the recovery codes, this once',
    by: ['admin'],
    countsOnce: 'by nature',
    withoutCode: true,
    body: OneTimeCode,
    answers: z.object({ recoveryCodes: z.array(z.string()) }),
    refuses: ['one_time_code_invalid'],
  },
});
