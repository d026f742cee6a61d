import { createHash } from 'node:crypto';
import type { Tx } from '../platform/db/db.ts';
import { hot } from '../platform/db/hot-statements.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Who } from '../platform/who.ts';

/** A request that must count once: the key its caller chose, or none, and what was asked with it. */
export type Claim = { key: string | null; asked: unknown };

// Without a key, the same body from the same person within this time is a double click (decision 19).
const DOUBLE_CLICK_MS = 10_000;

type Scope = { tx: Tx; who: Who; now: Date };

/**
 * Runs `work` once for a claim. The claim's row is written in the same transaction, so that of two requests
 * at the same time the later waits for the earlier and then answers the same.
 * @throws Refusal 'idempotency_key_reused' for a known key with another request
 */
export async function once<Output>(
  scope: Scope,
  claim: Claim & { route: string },
  work: () => Promise<Output>,
): Promise<Output> {
  const bodyHash = createHash('sha256').update(JSON.stringify(claim.asked)).digest('base64url');
  const row = {
    account_id: scope.who.accountId,
    route: claim.route,
    key: claim.key === null ? `body:${bodyHash}` : `key:${claim.key}`,
  };
  const isFirst = await stake(scope, { ...row, body_hash: bodyHash }, claim.key === null);
  if (!isFirst) return replay<Output>(scope.tx, row, bodyHash);
  const answer = await work();
  const kept = where(scope.tx.updateTable('idempotency_keys'), row).set({ answer: JSON.stringify(answer) });
  await hot(scope.tx, 'keep-answer, behind', kept);
  return answer;
}

type Row = { account_id: string; route: string; key: string };

/** Whether this request is the first of its claim. Waits for a twin that is still running. */
async function stake({ tx, now }: Scope, row: Row & { body_hash: string }, isDoubleClick: boolean) {
  const staked = tx
    .insertInto('idempotency_keys')
    .values({ ...row, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'route', 'key'])
        .doUpdateSet({ created_at: now })
        .where(
          'idempotency_keys.created_at',
          '<',
          new Date(isDoubleClick ? now.getTime() - DOUBLE_CLICK_MS : 0),
        ),
    )
    .returning('key');
  return (await hot(tx, 'stake-claim', staked)).length > 0;
}

async function replay<Output>(tx: Tx, row: Row, bodyHash: string): Promise<Output> {
  const first = await where(tx.selectFrom('idempotency_keys'), row)
    .select(['body_hash', 'answer'])
    .executeTakeFirstOrThrow();
  if (first.body_hash !== bodyHash) throw new Refusal('idempotency_key_reused');
  return first.answer as Output; // written by `once` from an Output
}

type Filtered<Q> = { where(column: 'account_id' | 'route' | 'key', is: '=', value: string): Q };

const where = <Q extends Filtered<Q>>(query: Q, row: Row): Q =>
  query.where('account_id', '=', row.account_id).where('route', '=', row.route).where('key', '=', row.key);
