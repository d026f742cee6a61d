import { type Kysely, sql } from 'kysely';

/** What happened, and what people are told of it. New tables only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table history (
      id uuid primary key,
      event text not null,
      actor_id uuid not null,
      admin_id uuid,
      job_id uuid,
      facts jsonb not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index history_job on history (job_id, created_at) where job_id is not null`.execute(db);
  await sql`
    create table notices (
      id uuid primary key,
      key text not null unique,
      kind text not null,
      channel text not null check (channel in ('email', 'sms')),
      account_id uuid not null references accounts (id) on delete cascade,
      subject_id uuid not null,
      status text not null default 'queued' check (status in ('queued', 'sent', 'dropped')),
      created_at timestamptz not null,
      decided_at timestamptz
    )`.execute(db);
  await sql`create index notices_account on notices (account_id)`.execute(db);
  await sql`
    create table caught_messages (
      id uuid primary key,
      channel text not null,
      recipient text not null,
      recipient_key text not null,
      subject text not null,
      body_text text not null,
      body_html text not null,
      sent_at timestamptz not null
    )`.execute(db);
  await sql`create index caught_messages_recipient on caught_messages (recipient_key, sent_at desc)`.execute(
    db,
  );
}
