import type { Tx, Reader } from '../../platform/db/db.ts';
import type { UserId } from '../../platform/ids.ts';

export type FeedRow = { edition: number; token_hash: Buffer | null; changed_at: Date };

/** What is known of somebody's calendar address. */
export const feedOf = (db: Reader, accountId: UserId): Promise<FeedRow | undefined> =>
  db
    .selectFrom('calendar_feeds')
    .where('account_id', '=', accountId)
    .select(['edition', 'token_hash', 'changed_at'])
    .executeTakeFirst();

type Kept = { accountId: UserId; edition: number; hash: Buffer | null; now: Date };

/** Keeps the hash of the address of this edition; none revokes it. */
export async function keepFeed(tx: Tx, { accountId, edition, hash, now }: Kept): Promise<void> {
  const set = { edition, token_hash: hash, changed_at: now };
  await tx
    .insertInto('calendar_feeds')
    .values({ account_id: accountId, ...set })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(set))
    .execute();
}
