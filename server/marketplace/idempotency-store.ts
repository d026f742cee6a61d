import { createHash } from 'node:crypto';
import type { Reader, Tx } from '../platform/db/db.ts';
import { preparedOnce, type Slots } from '../platform/db/prepared-statements.ts';
import type { UserId } from '../platform/ids.ts';

/** One entry of a book: what it is kept under, and the hash of what was asked. */
export type Entry = { key: string; bodyHash: string };

/** What is kept of the first request: with another hash, another thing was asked under the same key. */
export type Kept = { body_hash: string; answer: unknown; created_at: Date };

type Claiming = { now: Date; isOldBefore: Date; answer: unknown };

/** Where the claims of somebody on one call are kept. */
export type IdempotencyStore = {
  /**
   * Writes the entry, with its answer where that is known, and answers whether it is the first; one from before
   * `isOldBefore` does not count. Waits for a request that is claiming the same.
   */
  claim(tx: Tx, entry: Entry, as: Claiming): Promise<boolean>;
  keep(tx: Tx, key: string, answer: unknown): Promise<void>;
  find(db: Reader, key: string): Promise<Kept | undefined>;
};

/** Of who is signed in. */
export function storeOfAccount(accountId: UserId, route: string): IdempotencyStore {
  const row = (key: string) => ({ account_id: accountId, route, key });
  return {
    async claim(tx, { key, bodyHash }, { now, isOldBefore, answer }) {
      const entry = { ...row(key), body_hash: bodyHash, answer: asJson(answer), created_at: now };
      return (await claimEntry(tx, { ...entry, isOldBefore })).length > 0;
    },
    async keep(tx, key, answer) {
      await keepAnswer(tx, { ...row(key), answer: JSON.stringify(answer) });
    },
    find: (db, key) =>
      db
        .selectFrom('idempotency_keys')
        .where('account_id', '=', accountId)
        .where('route', '=', route)
        .where('key', '=', key)
        .select(['body_hash', 'answer', 'created_at'])
        .executeTakeFirst(),
  };
}

type Row = { account_id: UserId; route: string; key: string };
type Claimed = Row & { body_hash: string; answer: string | null; created_at: Date; isOldBefore: Date };

const claimEntry = preparedOnce('claim-entry', ({ isOldBefore, ...entry }: Slots<Claimed>, db) =>
  db
    .insertInto('idempotency_keys')
    .values(entry)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'route', 'key'])
        .doUpdateSet((row) => ({
          created_at: row.ref('excluded.created_at'),
          answer: row.ref('excluded.answer'),
        }))
        .where('idempotency_keys.created_at', '<', isOldBefore),
    )
    .returning('key'),
);

const keepAnswer = preparedOnce(
  'keep-answer, pipelined',
  ({ account_id, route, key, answer }: Slots<Row & { answer: string }>, db) =>
    db
      .updateTable('idempotency_keys')
      .set({ answer })
      .where('account_id', '=', account_id)
      .where('route', '=', route)
      .where('key', '=', key),
);

const asJson = (answer: unknown): string | null => (answer === undefined ? null : JSON.stringify(answer));
/** Of who has no account, by the e-mail address they give: nobody finds another's without it. */
export function storeOfVisitor(email: string, route: string): IdempotencyStore {
  const idOf = (key: string) => sha256(JSON.stringify([route, email, key]));
  return {
    async claim(tx, { key, bodyHash }, { now, isOldBefore, answer }) {
      const claimed = await tx
        .insertInto('visitor_keys')
        .values({ id: idOf(key), body_hash: bodyHash, answer: asJson(answer), created_at: now })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ created_at: now, answer: asJson(answer) })
            .where('visitor_keys.created_at', '<', isOldBefore),
        )
        .returning('id')
        .execute();
      return claimed.length > 0;
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
