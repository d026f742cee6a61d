import { sql } from 'kysely';
import type { Actor } from '../../platform/actor.ts';
import type { Db, Reader } from '../../platform/db/db.ts';
import { preparedOnce, type Slots, theOnly } from '../../platform/db/prepared-statements.ts';
import type { UserId } from '../../platform/ids.ts';
import type { Own } from './password/common-passwords.ts';

/** The form under which an e-mail address is unique: without regard to case. */
export const emailKey = (email: string): string => email.normalize('NFKC').toLowerCase();

/** What signing in needs to know of an account. */
export async function credentialsOf(db: Db, email: string) {
  const [found] = await credentials(db, { key: emailKey(email) });
  return found;
}

const credentials = preparedOnce('credentials', ({ key }: Slots<{ key: string }>, db) =>
  db.selectFrom('accounts').where('email_key', '=', key).select(['id', 'role', 'password_hash', 'is_active']),
);

/** What nobody should take for a password, as a guesser tries it first. */
export async function ownFacts(db: Db, accountId: UserId): Promise<Own> {
  const own = await db
    .selectFrom('accounts as a')
    .leftJoin('businesses as b', 'b.owner_id', 'a.id')
    .where('a.id', '=', accountId)
    .select(['a.first_name', 'a.last_name', 'a.email', 'a.mobile_number', 'b.name as business'])
    .executeTakeFirstOrThrow();
  const names = [own.first_name, own.last_name, own.business ?? ''];
  return { names, emails: [own.email], mobile: own.mobile_number };
}

/** Whether an e-mail address is the account's own, and whether it is proved to be. */
export async function holdOnEmail(
  db: Reader,
  accountId: UserId,
  key: string,
): Promise<'another' | 'proved' | 'unproved'> {
  const own = await db
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .where('email_key', '=', key)
    .select('verified_at')
    .executeTakeFirst();
  if (!own) return 'another';
  return own.verified_at ? 'proved' : 'unproved';
}

/** Where admins are mailed, and were mailed until they moved. */
export async function adminAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts as a')
    .leftJoin('account_links as l', 'l.account_id', 'a.id')
    .where('a.role', '=', 'admin')
    .select(['a.email', 'l.email as former'])
    .execute();
  return rows.flatMap(({ email, former }) => (former === null ? [email] : [email, former]));
}

/** The viewer's own account, with the subscription of a business that counts: as billing has it. */
export const ownAccount = async (db: Db, { userId, businessId }: Viewer) =>
  theOnly(await accountWith(db, { userId, businessId }));

type Viewer = Pick<Actor, 'userId' | 'businessId'>;

const accountWith = preparedOnce('own-account', ({ userId, businessId }: Slots<Viewer>, db) =>
  db
    .selectFrom('accounts')
    .leftJoin('subscriptions', (join) => join.on('subscriptions.business_id', '=', businessId))
    .where('accounts.id', '=', userId)
    .select([
      'accounts.id',
      'role',
      'email',
      'first_name',
      'last_name',
      'mobile_number',
      'avatar',
      'verified_at',
    ])
    .select(['subscriptions.status as subscription_status', 'subscriptions.package as subscription_package'])
    .orderBy(sql`subscriptions.status in ('active', 'past_due')`, 'desc')
    .orderBy(sql`subscriptions.needs_attention is distinct from 'unwanted'`, 'desc')
    .orderBy('subscriptions.created_at', 'desc')
    .limit(sql.lit(1)),
);

export type OwnAccount = Awaited<ReturnType<typeof ownAccount>>;
