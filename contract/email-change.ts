import * as z from 'zod/mini';
import { fieldSentences as say } from './copy.ts';
import { email, Nothing } from './fields.ts';
import { routes } from './kernel.ts';
import { sixDigits } from './passwords.ts';
import { ROLES } from './words.ts';

const addresses = { email, confirmedEmail: email };

export const emailChangeRoutes = routes({
  updateEmail: {
    method: 'PUT',
    path: '/user/update-email',
    summary: 'Ask for another e-mail address: a code is mailed to it, and nothing changes yet',
    by: ROLES,
    whileActing: 'never',
    countsOnce: 'by key',
    body: z.strictObject(addresses),
    answers: Nothing,
    refuses: ['password_required', 'emails_differ', 'email_taken'],
  },
  confirmUpdateEmail: {
    method: 'POST',
    path: '/user/confirm-update-email',
    summary: 'Change the e-mail address by the mailed code; the old address is told, all other sessions end',
    by: ROLES,
    whileActing: 'never',
    countsOnce: 'by key',
    body: z.strictObject({ ...addresses, verificationCode: sixDigits(say.verificationCode) }),
    answers: Nothing,
    refuses: ['email_code_invalid', 'emails_differ', 'email_taken'],
  },
  undoEmailChange: {
    method: 'POST',
    path: '/auth/undo-email-change',
    summary: 'Restore the old e-mail address by the link mailed to it; all sessions end',
    by: 'anyone',
    whileActing: 'may',
    countsOnce: 'by nature',
    body: z.strictObject({ token: z.string().check(z.maxLength(100, say.tooLong)) }),
    answers: Nothing,
    refuses: ['undo_invalid', 'email_taken'],
  },
});
