import { type Kysely, sql } from 'kysely';

/**
 * What has ended here and no provider has heard of yet: a subscription, or one bank account of it that another has taken
 * the place of. A row goes once it is heard. A new table; a running process ignores it, and its jobs go on as they did.
 * A flag may say so from now on, and may settle itself: both checks are made again without a look at the rows, which
 * the old ones have held to more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create table endings (
      id uuid primary key,
      subscription_id uuid not null references subscriptions (id),
      reference text not null,
      due_at timestamptz not null,
      asked_at timestamptz,
      failing_since timestamptz,
      unique (subscription_id, reference)
    )`.execute(db);
  await sql`create index endings_due on endings (due_at)`.execute(db);
  await sql`
    alter table payment_flags
      drop constraint payment_flags_why_check,
      add constraint payment_flags_why_check check (why in
        ('unwanted', 'dispute', 'chargeback', 'price', 'unknown_charge', 'other_amount', 'not_ended')) not valid,
      drop constraint payment_flags_check,
      add constraint payment_flags_check check (settled_at is not null or settled_by is null) not valid`.execute(
    db,
  );
}
