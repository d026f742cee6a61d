import { type Kysely, sql } from 'kysely';

/**
 * The day until whose end a quote is valid, when time next asks something of it (to tell its customer, or to close it), and
 * that it ran out. The index holds those alone of which something is still asked. Locks one small table for a moment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    alter table quote_details
      add column valid_until date,
      add column due_at timestamptz,
      add column ran_out_at timestamptz,
      add constraint quote_ends_on_its_day check (valid_until is not null or (due_at is null and ran_out_at is null))
  `.execute(db);
  await sql`create index quotes_that_end on quote_details (due_at) where due_at is not null`.execute(db);
}
