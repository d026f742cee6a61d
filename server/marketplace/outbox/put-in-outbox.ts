import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import type { DB } from '../../platform/db/schema.gen.ts';
import { type BusinessId, newId, type UserId } from '../../platform/ids.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Channel } from './kind.ts';
import { isCollected, queueFromOutbox } from './lanes.ts';

export type Scope = { tx: Tx; queue: Queue; now: Date };

/** A mail or a text that is to go. No code and no link with a token is among it: they are made when it goes out. */
export type Outgoing = {
  /** Where somebody must know it beforehand. */
  id?: string;
  kind: string;
  /** The same thing to the same reader has the same key, and goes once; without one, it is single as it is. */
  key?: string;
  channel?: Channel;
  accountId?: UserId | null;
  /** In whose name the account is told; without an account, the business whose owner is. */
  businessId?: BusinessId | null;
  subjectId?: string | null;
  /** Only where it is not the account's own address. */
  recipient?: string | null;
  /** What it needs that stands nowhere else; forgotten once it has gone. */
  facts?: object | null;
};

/**
 * Keeps what is to go, and queues it, in the transaction of the act. What has a key that is there already is left out.
 */
export async function putInOutbox(scope: Scope, messages: readonly Outgoing[]): Promise<void> {
  await putWanted(scope, messages);
}

/** The same of what `insert` does not leave out; answers it. */
export async function putWanted(
  scope: Scope,
  messages: readonly Outgoing[],
  insert: ReturnType<typeof intoOutbox> = insertAll,
): Promise<OutgoingRow[]> {
  if (messages.length === 0) return [];
  const rows = messages.map((message) => rowOf(message, scope.now));
  const queued = new Set((await insert(scope.tx, { rows: JSON.stringify(rows) })).map(({ id }) => id));
  const put = rows.filter(({ id }) => queued.has(id));
  await queueFromOutbox(
    scope,
    put.filter((row) => !isCollected(row)),
  );
  return put;
}

export type OutgoingRow = ReturnType<typeof rowOf>;

const COLUMNS = [
  'id',
  'key',
  'kind',
  'channel',
  'account_id',
  'business_id',
  'subject_id',
  'recipient',
  'facts',
  'created_at',
] as const satisfies (keyof DB['notices'])[];

/**
 * A statement that keeps of the rows `n` those that are left with `among`: its joins and conditions. The rows come as one
 * value, so that it is the same for any number of them.
 */
export const intoOutbox = (mark: string, among: RawBuilder<unknown>) =>
  preparedOnce(mark, ({ rows }: Slots<{ rows: string }>, db) =>
    db
      .insertInto('notices')
      .columns(COLUMNS)
      .expression(
        sql`select ${sql.join(COLUMNS.map((column) => sql.ref(`n.${column}`)))}
          from jsonb_populate_recordset(null::notices, ${rows}::jsonb) n ${among} order by n.id`,
      )
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('id'),
  );

const insertAll = intoOutbox('put-in-outbox', sql``);

function rowOf({ kind, key, facts, ...message }: Outgoing, now: Date) {
  const id: string = message.id ?? newId();
  return {
    id,
    key: key ?? `${kind}:${id}`,
    kind,
    channel: message.channel ?? 'email',
    account_id: message.accountId ?? null,
    business_id: message.businessId ?? null,
    subject_id: message.subjectId ?? null,
    recipient: message.recipient || null,
    facts: facts ?? null,
    created_at: now,
  };
}

type CalledOff = { kind: string; accountId: UserId; subjectId: string };

/** Calls off what was about to be said about something that is not so any more. */
export async function callOff({ tx, now }: Omit<Scope, 'queue'>, { kind, accountId, subjectId }: CalledOff) {
  await tx
    .updateTable('notices')
    .set({ status: 'dropped', decided_at: now, recipient: null, facts: null })
    .where('account_id', '=', accountId)
    .where('subject_id', '=', subjectId)
    .where('kind', '=', kind)
    .where('status', '=', 'queued')
    .execute();
}
