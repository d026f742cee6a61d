import { type Db, inTransaction } from '../../../platform/db/db.ts';
import { newId, type UserId } from '../../../platform/ids.ts';
import { isCommonPassword } from '../password/common-passwords.ts';
import { createAccount } from './create-account.ts';
import { MIN_PASSWORD } from '../../../../contract/fields.ts';
import { hashPassword } from '../password/password.ts';

export type NewAdmin = { firstName: string; lastName: string; email: string; password: string; now: Date };

/** Why there is no new admin. */
export type AdminFault = 'password_too_short' | 'password_too_common' | 'email_taken';

/** Makes an admin, as only somebody at the machine can; answers why not, if there is none. */
export async function createAdmin(db: Db, admin: NewAdmin): Promise<AdminFault | null> {
  const { firstName, lastName, email, password, now } = admin;
  if (password.length < MIN_PASSWORD) return 'password_too_short';
  if (await isCommonPassword(password, { names: [firstName, lastName], emails: [email] }))
    return 'password_too_common';
  const passwordHash = await hashPassword(password);
  const person = { firstName, lastName, email, mobileNumber: '', passwordHash };
  const account = { id: newId<UserId>(), role: 'admin', ...person, verifiedAt: now, createdAt: now } as const;
  const isCreated = await inTransaction(db, (tx) => createAccount(tx, account));
  return isCreated ? null : 'email_taken';
}
