import { type ExpressionBuilder, sql } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/db/db.ts';
import type { DB } from '../../../platform/db/schema.gen.ts';
import { newId } from '../../../platform/ids.ts';
import { subscriptionWith } from '../subscription/subscription.queries.ts';

/** What has ended here: one bank account of a subscription, or the subscription itself. */
export type Ended = { subscriptionId: string; reference: string };

export const ITSELF = '';

/** No call to a provider lasts as long: who asked has died. */
const ASKING_MS = 5 * 60 * 1000;

const later = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** Written down until its provider has heard it. The same once more is another ending: what is told now may come too early. */
export async function insertEnding(
  tx: Tx,
  { subscriptionId, reference }: Ended,
  due_at: Date,
): Promise<void> {
  const due = { id: newId(), due_at };
  await tx
    .insertInto('endings')
    .values({ ...due, subscription_id: subscriptionId, reference })
    .onConflict((conflict) => conflict.columns(['subscription_id', 'reference']).doUpdateSet(due))
    .execute();
}

/** Its provider is asked from now on; null while somebody else is at it. */
export async function beginEnding(db: Db | Tx, ended: Ended, now: Date): Promise<string | null> {
  const asked = { asked_at: now, due_at: later(now, ASKING_MS) };
  const row = await db
    .insertInto('endings')
    .values({ ...asked, id: newId(), subscription_id: ended.subscriptionId, reference: ended.reference })
    .onConflict((conflict) =>
      conflict
        .columns(['subscription_id', 'reference'])
        .doUpdateSet(asked)
        .where((of) =>
          of.or([of('endings.asked_at', 'is', null), of('endings.asked_at', '<=', later(now, -ASKING_MS))]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether its provider is just being asked. */
export const isBeingEnded = async (db: Reader, subscriptionId: string, now: Date): Promise<boolean> =>
  (await ofEnded(db, { subscriptionId, reference: ITSELF })
    .where('asked_at', '>', later(now, -ASKING_MS))
    .executeTakeFirst()) !== undefined;

export const isToBeEnded = async (db: Reader, subscriptionId: string): Promise<boolean> =>
  (await ofEnded(db, { subscriptionId, reference: ITSELF }).executeTakeFirst()) !== undefined;

const ofEnded = (db: Reader, ended: Ended) => db.selectFrom('endings').where(isOf(ended)).select('id');

const isOf =
  ({ subscriptionId: subscription_id, reference }: Ended) =>
  (of: ExpressionBuilder<DB, 'endings'>) =>
    of.and({ subscription_id, reference });

/** Heard. What was wished again meanwhile is due at once. */
export async function dropEnding(tx: Tx, { id, ...ended }: Ended & { id: string }, now: Date): Promise<void> {
  await tx.deleteFrom('endings').where('id', '=', id).execute();
  await putOff(tx, ended, now);
}

/** Nothing is being asked now, nor before then. */
export async function putOff(tx: Tx, ended: Ended, due_at: Date): Promise<void> {
  await tx
    .updateTable('endings')
    .set({ asked_at: null, failing_since: null, due_at })
    .where(isOf(ended))
    .execute();
}

/** Its provider did not hear it. Answers since when. */
export async function noteUnheard(
  tx: Tx,
  ended: Ended,
  { now, until }: { now: Date; until: Date },
): Promise<Date> {
  const row = await tx
    .updateTable('endings')
    .set({ asked_at: null, due_at: until, failing_since: sql`coalesce(failing_since, ${now})` })
    .where(isOf(ended))
    .returning('failing_since')
    .executeTakeFirst();
  return row?.failing_since ?? now;
}

/** Nobody is to be told of it any more. */
export async function forgetEnding(db: Db | Tx, ended: Ended): Promise<void> {
  await db.deleteFrom('endings').where(isOf(ended)).execute();
}

/** The same, by what its provider calls it. */
export async function forgetUnheard(tx: Tx, { subscriptionId, reference }: Ended): Promise<void> {
  const { provider_ref } = await subscriptionWith(tx, subscriptionId);
  await forgetEnding(tx, { subscriptionId, reference: provider_ref === reference ? ITSELF : reference });
}

export const dueEndings = (db: Reader, now: Date, limit: number) =>
  db
    .selectFrom('endings')
    .where('due_at', '<=', now)
    .select(['id', 'subscription_id as subscriptionId', 'reference'])
    .orderBy('due_at')
    .limit(limit)
    .execute();
