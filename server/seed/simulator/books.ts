import { type Insertable, sql } from 'kysely';
import * as z from 'zod';
import type { Db, Reader, Tx } from '../../platform/db/db.ts';
import { select } from '../../platform/db/select-list.ts';
import { newId } from '../../platform/ids.ts';
import { type Clock, DAY_MS } from '../../platform/clock.ts';
import { type BankTables, booksIn } from './schema.ts';

// The tables of the simulator. It keeps its books apart from ours, in transactions of its own, as a provider
// elsewhere would: what it wrote stays written when the product dies.

export type Books = { db: Db; clock: Clock };

/** What was asked for when a hosted page was opened. Who asked is not written down: nobody here would erase it. */
export const Asked = z.object({
  purpose: z.enum(['checkout', 'method']),
  method: z.enum(['card', 'direct_debit']),
  what: z.string(),
  grossPence: z.number(),
  doneUrl: z.string(),
  cancelledUrl: z.string(),
  subscription: z.string().nullable(),
});
export type Asked = z.infer<typeof Asked>;

/** How a charge is going to end, as anybody who visited the page wished. */
export type Outcome = 'paid' | 'failed' | 'disputed';

export const inDays = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** Days until a Direct Debit is confirmed, and until a dispute comes in. */
export const CONFIRMS_DAYS = 5;
export const DISPUTE_DAYS = 2;

/** A card is charged at once, a bank account some days later; its months begin then. */
export const firstDay = (method: string, now: Date): Date =>
  method === 'card' ? now : inDays(now, CONFIRMS_DAYS);

export const newReference = (kind: 'checkout' | 'subscription' | 'charge' | 'event'): string =>
  `sim_${kind}_${newId()}`;

/** A subscription of the simulator, locked: one thing at a time happens to it. */
export const lockSubscription = (tx: Tx, id: string) =>
  booksIn(tx)
    .selectFrom('simulator.subscriptions')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
export type Subscription = NonNullable<Awaited<ReturnType<typeof lockSubscription>>>;

type ChargeWish = {
  key: string;
  grossPence: number;
  what: string;
  outcome: Outcome;
  /** Null for a charge beside the months. */
  paysUntil: Date | null;
  at: Date;
  /** The day it counts for, where that is not the one on which it was asked for. */
  takenOn?: Date;
};

/** Takes money once for each key: a card pays or fails at once, a Direct Debit some days later. */
export async function takeCharge(tx: Tx, subscription: Subscription, wish: ChargeWish) {
  const { key, grossPence, what, outcome, paysUntil, at, takenOn = null } = wish;
  const isCard = subscription.method === 'card';
  const row: Insertable<BankTables['simulator.charges']> = {
    id: newReference('charge'),
    key,
    subscription_id: subscription.id,
    status: isCard ? (outcome === 'failed' ? 'failed' : 'paid') : 'pending',
    gross_pence: grossPence,
    what,
    pays_until: paysUntil,
    confirms_at: isCard
      ? outcome === 'disputed'
        ? inDays(at, DISPUTE_DAYS)
        : null
      : inDays(at, CONFIRMS_DAYS),
    outcome,
    created_at: at,
    taken_at: takenOn,
  };
  await booksIn(tx)
    .insertInto('simulator.charges')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return booksIn(tx)
    .selectFrom('simulator.charges')
    .where('key', '=', key)
    .selectAll()
    .executeTakeFirstOrThrow();
}

/** A subscription and those whose place it took, the newest first: another bank account has one of its own. */
export async function accountsOf(db: Reader, id: string): Promise<string[]> {
  const accounts = sql`
    with recursive accounts (id, replaces, turn) as (
      select id, replaces, 0 from simulator.subscriptions where id = ${id}
      union all
      select s.id, s.replaces, a.turn + 1 from simulator.subscriptions s join accounts a on s.id = a.replaces
    )`;
  const { rows } = await select({ id: sql<string>`id` }, accounts)`from accounts order by turn`.execute(db);
  return rows.map((row) => row.id);
}

/** It, and those that took its place since: what happens to it is news of them too. */
export async function withSuccessors(db: Reader, id: string): Promise<string[]> {
  const successors = sql`
    with recursive successors (id) as (
      select ${id}::text
      union
      select s.id from simulator.subscriptions s join successors a on s.replaces = a.id
    )`;
  const { rows } = await select({ id: sql<string>`id` }, successors)`from successors`.execute(db);
  return rows.map((row) => row.id);
}

/** The latest monthly charge decides whether a subscription is paid, whichever account it was taken from. */
export async function settleStatus(tx: Tx, subscriptionId: string): Promise<void> {
  for (const id of await withSuccessors(tx, subscriptionId))
    await sql`
      update simulator.subscriptions s set status = case
        when (
          select c.status from simulator.charges c
          where c.subscription_id = any(${await accountsOf(tx, id)}) and c.pays_until is not null
          order by c.created_at desc, c.id desc limit 1
        ) in ('failed', 'charged_back') then 'unpaid' else 'running' end
      where s.id = ${id} and s.status in ('running', 'unpaid')
    `.execute(tx);
}
