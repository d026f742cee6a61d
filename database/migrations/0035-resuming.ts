import { type Kysely, sql } from 'kysely';

/**
 * Taking a cancellation back, and a simulated bank that keeps the day of the month. New columns are null or constant;
 * the check is made again without reading the rows twice: the wider one holds for whatever the narrower one held for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    alter table payment_intents drop constraint payment_intents_purpose_check,
      add constraint payment_intents_purpose_check
        check (purpose in ('checkout', 'change', 'method', 'resume')) not valid`.execute(db);
  await sql`alter table subscriptions add column closed_at timestamptz`.execute(db);
  await sql`
    create index subscriptions_to_close on subscriptions (cancels_at)
      where status = 'cancelled' and closed_at is null`.execute(db);
  await simulator(db);
}

async function simulator(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table simulator_subscriptions add column anchor_at timestamptz, add column closed_at timestamptz`.execute(
    db,
  );
  await sql`update simulator_subscriptions set anchor_at = coalesce(next_charge_at, cancels_at, created_at)`.execute(
    db,
  );
  await sql`alter table simulator_subscriptions alter column anchor_at set not null`.execute(db);
  await sql`
    create table simulator_post (
      only_row boolean primary key check (only_row),
      copies integer not null,
      delay_seconds integer not null,
      is_backwards boolean not null
    )`.execute(db);
}
