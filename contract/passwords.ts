import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { composed, email, newPassword, Nothing, password, passwordAgain } from './fields.ts';
import { routes } from './kernel.ts';
import { ROLES } from './words.ts';

const filled = (empty: string) =>
  z.string(empty).check(composed, z.minLength(1, empty), z.maxLength(1024, say.tooLong));

type NewPasswords = { new_password: string; passwordConfirmation: string };
const sameNewPasswords = z.refine<NewPasswords | null | undefined>(
  // It runs whatever else is wrong, so there may be no body at all.
  (body) => body?.new_password === body?.passwordConfirmation,
  { path: ['passwordConfirmation'], error: say.passwordsDiffer, when: () => true },
);

/** Length and likeness are answered by status 400, so the body itself is taken as it comes. */
export const PasswordChange = z.strictObject({
  currentPassword: filled(say.currentPassword),
  new_password: filled(say.newPassword),
  passwordConfirmation: password,
});

/** The same as a form judges it, before anything is sent. */
export const PasswordChangeForm = z
  .strictObject({
    currentPassword: filled(say.currentPassword),
    new_password: newPassword,
    passwordConfirmation: passwordAgain,
  })
  .check(sameNewPasswords);

/** Six digits; blanks between them are how people copy. */
export const sixDigits = (wrong: string) =>
  z.string(wrong).check(
    z.overwrite((typed) => typed.replaceAll(/\s/g, '')),
    z.regex(/^[0-9]{6}$/, wrong),
  );

/** Whose forgotten password it is. */
export const CodeAsked = z.strictObject({ email });

export const PasswordReset = z
  .strictObject({
    email,
    code: sixDigits(say.securityCode),
    new_password: newPassword,
    passwordConfirmation: passwordAgain,
  })
  .check(sameNewPasswords);

export const passwordRoutes = routes({
  updatePassword: {
    method: 'POST',
    path: '/auth/update-password',
    summary: 'Change the own password; all other sessions end',
    by: ROLES,
    whileActing: 'never',
    countsOnce: 'by key',
    body: PasswordChange,
    answers: Nothing,
    refuses: ['current_password_wrong', 'passwords_differ', 'password_too_short', 'password_too_common'],
  },
  sendSecurityCode: {
    method: 'POST',
    path: '/auth/security-code/:email/send',
    summary: 'Mail a code with which a forgotten password can be replaced; answers alike for every address',
    by: 'anyone',
    whileActing: 'may',
    countsOnce: 'by key',
    params: CodeAsked,
    answers: Nothing,
    refuses: [],
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/change-password',
    summary: 'Replace a forgotten password by the mailed code; all sessions end',
    by: 'anyone',
    whileActing: 'may',
    countsOnce: 'by key',
    body: PasswordReset,
    answers: Nothing,
    refuses: ['security_code_invalid'],
  },
});
