import { type Kysely, sql } from 'kysely';
import type { Db, Reader, Tx } from '../../platform/db/db.ts';
import type { DB as Ours } from '../../platform/db/schema.gen.ts';
import { select } from '../../platform/db/select-list.ts';
import type { DB } from './tables.gen.ts';

/** The tables of the simulator, which no other part of the product knows. */
export type BankTables = { [Name in keyof DB]: DB[Name] };

/** The same database or transaction, with the tables of the simulator. */
export const booksIn = (db: Db): Kysely<Ours & BankTables> => db.$extendTables<BankTables>();

export async function hasBooks(db: Reader): Promise<boolean> {
  const is = sql<boolean>`to_regnamespace('simulator') is not null`;
  const { rows } = await select({ is })``.execute(db);
  return rows[0]?.is ?? false;
}

/**
 * Makes the tables where the simulator is in use. They are no migration, since production never has them. What a later
 * release changes about them is one: `alter table if exists simulator.…`, and the same here.
 */
export async function makeBooks(tx: Tx): Promise<void> {
  if (!(await hasBooks(tx))) await sql.raw(TABLES).execute(tx);
}

const TABLES = `
create schema simulator;

create table simulator.checkouts (
  id text primary key,
  key text not null unique,
  asked jsonb not null,
  status text not null check (status in ('open', 'completed', 'cancelled')),
  -- Since when it waits for the bank.
  authorised_at timestamptz,
  subscription_id text,
  created_at timestamptz not null
);

create table simulator.subscriptions (
  id text primary key,
  method text not null,
  status text not null,
  gross_pence integer not null,
  what text not null,
  -- Whose day of the month it keeps.
  anchor_at timestamptz not null,
  next_charge_at timestamptz,
  cancels_at timestamptz,
  closed_at timestamptz,
  ended_because text,
  next_outcome text not null default 'paid',
  -- Which one it took the place of: another bank account has a subscription of its own.
  replaces text references simulator.subscriptions (id),
  created_at timestamptz not null
);

create table simulator.charges (
  id text primary key,
  key text not null unique,
  subscription_id text not null references simulator.subscriptions (id),
  status text not null,
  gross_pence integer not null,
  returned_pence integer not null default 0,
  what text not null,
  pays_until timestamptz,
  confirms_at timestamptz,
  -- The day that it counts for, where it is not the one on which it was asked for.
  taken_at timestamptz,
  outcome text not null,
  created_at timestamptz not null
);
create index charges_subscription on simulator.charges (subscription_id);

create table simulator.events (
  id text primary key,
  type text not null,
  about jsonb not null,
  due_at timestamptz not null,
  delivered_at timestamptz,
  created_at timestamptz not null
);
create index events_due on simulator.events (due_at) where delivered_at is null;
create index events_old on simulator.events (delivered_at) where delivered_at is not null;

-- How its events are delivered, and which call it refuses.
create table simulator.post (
  only_row boolean primary key check (only_row),
  copies integer not null,
  delay_seconds integer not null,
  is_backwards boolean not null,
  refuses text
);
`;
