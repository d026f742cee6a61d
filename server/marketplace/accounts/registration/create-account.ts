import { sql } from 'kysely';
import type { Role } from '../../../../contract/words.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { nextNumber } from '../../../platform/db/next-number.ts';
import type { UserId } from '../../../platform/ids.ts';
import { emailKey } from '../account.queries.ts';

export type NewAccount = {
  id: UserId;
  role: Role;
  firstName: string;
  lastName: string;
  email: string;
  mobileNumber: string;
  passwordHash: string;
  verifiedAt: Date | null;
  createdAt: Date;
};

// The letter of an account's public reference, such as `C-000123`.
const LETTERS: Record<Role, string> = { customer: 'C', business: 'B', admin: 'A' };

/**
 * Writes an account and its first notification settings: a business hears of leads and messages, a customer of
 * messages. Returns false, and writes nothing, if its e-mail address or mobile number belongs to another account.
 */
export async function createAccount(tx: Tx, account: NewAccount): Promise<boolean> {
  const created = await tx
    .insertInto('accounts')
    .values({
      id: account.id,
      reference: sql<string>`${LETTERS[account.role]} || '-' || ${nextNumber('account_numbers')}`,
      role: account.role,
      email: account.email,
      email_key: emailKey(account.email),
      first_name: account.firstName,
      last_name: account.lastName,
      mobile_number: account.mobileNumber,
      password_hash: account.passwordHash,
      verified_at: account.verifiedAt,
      created_at: account.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) return false;
  await tx
    .insertInto('notification_settings')
    .values({
      account_id: account.id,
      messages: account.role !== 'admin',
      new_job_leads: account.role === 'business',
    })
    .execute();
  return true;
}
