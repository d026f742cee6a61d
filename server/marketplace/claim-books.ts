import { createHash } from 'node:crypto';
import type { Reader, Tx } from '../platform/db/db.ts';
import { prepared } from '../platform/db/prepared-statements.ts';
import type { UserId } from '../platform/ids.ts';

/** One line of a book: what it is kept under, and the hash of what was asked. */
export type Line = { key: string; bodyHash: string };

/** What is kept of the first request: with another hash, another thing was asked under the same key. */
export type Kept = { body_hash: string; answer: unknown; created_at: Date };

/** Where the claims of somebody on one call are kept. */
export type Book = {
  /** Writes the line, and answers whether it is the first; one from before `isOldBefore` does not count. Waits for a twin. */
  stake(tx: Tx, line: Line, at: { now: Date; isOldBefore: Date }): Promise<boolean>;
  keep(tx: Tx, key: string, answer: unknown): Promise<void>;
  find(db: Reader, key: string): Promise<Kept | undefined>;
};

/** Of who is signed in. */
export function accountBook(accountId: UserId, route: string): Book {
  const row = (key: string) => ({ account_id: accountId, route, key });
  return {
    async stake(tx, { key, bodyHash }, { now, isOldBefore }) {
      const staked = tx
        .insertInto('idempotency_keys')
        .values({ ...row(key), body_hash: bodyHash, created_at: now })
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'route', 'key'])
            .doUpdateSet({ created_at: now })
            .where('idempotency_keys.created_at', '<', isOldBefore),
        )
        .returning('key');
      return (await prepared(tx, 'stake-claim', staked)).length > 0;
    },
    async keep(tx, key, answer) {
      const kept = where(tx.updateTable('idempotency_keys'), row(key)).set({
        answer: JSON.stringify(answer),
      });
      await prepared(tx, 'keep-answer, behind', kept);
    },
    find: (db, key) =>
      where(db.selectFrom('idempotency_keys'), row(key))
        .select(['body_hash', 'answer', 'created_at'])
        .executeTakeFirst(),
  };
}

type Row = { account_id: UserId; route: string; key: string };
type Filtered<Q> = { where(column: 'account_id' | 'route' | 'key', is: '=', value: string): Q };

const where = <Q extends Filtered<Q>>(query: Q, row: Row): Q =>
  query.where('account_id', '=', row.account_id).where('route', '=', row.route).where('key', '=', row.key);

/** Of who has no account, by the e-mail address they give: nobody finds another's without it. */
export function visitorBook(email: string, route: string): Book {
  const idOf = (key: string) => sha256(JSON.stringify([route, email, key]));
  return {
    async stake(tx, { key, bodyHash }, { now, isOldBefore }) {
      const staked = await tx
        .insertInto('visitor_keys')
        .values({ id: idOf(key), body_hash: bodyHash, created_at: now })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ created_at: now })
            .where('visitor_keys.created_at', '<', isOldBefore),
        )
        .returning('id')
        .execute();
      return staked.length > 0;
    },
    async keep(tx, key, answer) {
      await tx
        .updateTable('visitor_keys')
        .set({ answer: JSON.stringify(answer) })
        .where('id', '=', idOf(key))
        .execute();
    },
    find: (db, key) =>
      db
        .selectFrom('visitor_keys')
        .where('id', '=', idOf(key))
        .select(['body_hash', 'answer', 'created_at'])
        .executeTakeFirst(),
  };
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
