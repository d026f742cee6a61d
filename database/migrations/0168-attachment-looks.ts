import { type Kysely, sql } from 'kysely';

/** Which admin looked at the photos and files of which conversation, for what reason, since that opens them for an hour. A new table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table attachment_looks (
      admin_id uuid not null references accounts (id),
      lead_id uuid not null references leads (id),
      reason text not null,
      looked_at timestamptz not null,
      primary key (admin_id, lead_id, reason)
    )`.execute(db);
  await sql`create index attachment_looks_old on attachment_looks (looked_at)`.execute(db);
  await sql`create index attachment_looks_lead on attachment_looks (lead_id)`.execute(db);
}
