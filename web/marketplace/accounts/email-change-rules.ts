import * as z from 'zod/mini';
import { fieldSentences as say } from '../../../contract/copy.ts';
import { email } from '../../../contract/fields.ts';
import { sixDigits } from '../../../contract/passwords.ts';

/** Whether the two are alike is the server's to say. */
export const AddressesForm = z.object({ email, confirmedEmail: email });

export const CodeForm = z.object({ verificationCode: sixDigits(say.verificationCode) });
