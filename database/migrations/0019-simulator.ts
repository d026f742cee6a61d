import { type Kysely, sql } from 'kysely';

/** The books of the simulated payment provider. Empty wherever real ones are used. New tables only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table simulator_checkouts (
      id text primary key,
      key text not null unique,
      asked jsonb not null,
      status text not null check (status in ('open', 'completed', 'cancelled')),
      subscription_id text,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table simulator_subscriptions (
      id text primary key,
      method text not null,
      status text not null,
      gross_pence integer not null,
      what text not null,
      next_charge_at timestamptz,
      cancels_at timestamptz,
      ended_because text,
      next_outcome text not null default 'paid',
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table simulator_charges (
      id text primary key,
      key text not null unique,
      subscription_id text not null references simulator_subscriptions (id),
      status text not null,
      gross_pence integer not null,
      what text not null,
      pays_until timestamptz,
      confirms_at timestamptz,
      outcome text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index simulator_charges_subscription on simulator_charges (subscription_id)`.execute(db);
  await sql`
    create table simulator_events (
      id text primary key,
      type text not null,
      about jsonb not null,
      due_at timestamptz not null,
      delivered_at timestamptz,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index simulator_events_due on simulator_events (due_at) where delivered_at is null`.execute(
    db,
  );
}
