import { type Kysely, sql } from 'kysely';

/**
 * The bell: what happened to a person, read or unread; and until when they have looked at each tab of their dashboard. Two
 * new tables, so nobody waits. A null business is the person's own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create table bell_entries (
      id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      business_id uuid,
      kind text not null,
      job_id uuid,
      subject_id uuid not null,
      created_at timestamptz not null,
      read_at timestamptz,
      unique nulls not distinct (account_id, kind, subject_id, business_id)
    )`.execute(db);
  await sql`create index bell_entries_job on bell_entries (account_id, job_id, created_at desc)`.execute(db);
  await sql`
    create index bell_entries_unread on bell_entries (account_id, business_id) where read_at is null`.execute(
    db,
  );
  await sql`create index bell_entries_old on bell_entries (created_at)`.execute(db);
  await sql`
    create table dashboard_looks (
      account_id uuid not null references accounts (id) on delete cascade,
      business_id uuid,
      tab text not null,
      looked_at timestamptz not null,
      unique nulls not distinct (account_id, business_id, tab)
    )`.execute(db);
}
