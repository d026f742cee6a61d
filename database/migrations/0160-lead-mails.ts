import { type Kysely, sql } from 'kysely';

/**
 * Mail about new leads is collected: how often somebody wants it, which notices wait for it, and when the next mail is due.
 * The waiting ones stand in a table of their own, which stays small. The column is null for everybody, so nobody waits for
 * it to be written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    alter table notification_settings add column lead_mails text
      check (lead_mails in ('at_once', 'hourly', 'daily'))`.execute(db);
  await sql`
    create table leads_to_mail (
      notice_id uuid primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      business_id uuid not null,
      digest_id uuid
    )`.execute(db);
  await sql`create index leads_to_mail_reader on leads_to_mail (account_id, business_id)`.execute(db);
  await sql`create index leads_to_mail_digest on leads_to_mail (digest_id)`.execute(db);
  await sql`
    create table lead_digests (
      account_id uuid not null references accounts (id) on delete cascade,
      business_id uuid not null,
      due_at timestamptz,
      digest_id uuid,
      primary key (account_id, business_id)
    )`.execute(db);
  await sql`create index lead_digests_due on lead_digests (due_at) where due_at is not null`.execute(db);
}
