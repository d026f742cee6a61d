import { sql } from 'kysely';
import { fieldSentences as say } from '../../../../contract/copy.ts';
import type { Reader } from '../../../platform/db/db.ts';
import type { UserId } from '../../../platform/ids.ts';
import { emailKey } from '../account.queries.ts';

/**
 * Whether an e-mail address is an account's. One that its owner may still take back counts as well, else anybody who
 * moved the account away could keep the address from them.
 */
export async function isEmailTaken(
  db: Reader,
  email: string,
  { but, now }: { but?: UserId; now: Date },
): Promise<boolean> {
  const key = emailKey(email);
  const { rows } = await sql`
    select from accounts where email_key = ${key}
    union all
    select from account_links where purpose = 'undo-email' and email_key = ${key}
      and used_at is null and expires_at > ${now} and account_id is distinct from ${but ?? null}::uuid
    limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Whether a mobile number is an account's; `but` leaves one's own out. */
export async function isMobileTaken(db: Reader, mobile: string, but?: UserId): Promise<boolean> {
  const found = await db
    .selectFrom('accounts')
    .where('mobile_number', '=', mobile)
    .$if(but !== undefined, (query) => query.where('id', '<>', but as UserId))
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}

type Asked = { email: string; mobile: string; now: Date };

/** What a form says of an address and a number that are somebody's already; empty when both are free. */
export async function takenFields(
  db: Reader,
  { email, mobile, now }: Asked,
): Promise<Record<string, string[]>> {
  return {
    ...((await isEmailTaken(db, email, { now })) && { email: [say.emailRegistered] }),
    ...((await isMobileTaken(db, mobile)) && { mobile_number: [say.mobileRegistered] }),
  };
}
