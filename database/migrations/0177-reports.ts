import { type Kysely, sql } from 'kysely';

/**
 * What somebody reported of a conversation, until an admin has dealt with it, and the words as they were then. The words
 * are the writer's and the report the reporter's, so they are two tables. New tables alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reports (
      id uuid primary key,
      message_id uuid not null references messages (id),
      lead_id uuid not null references leads (id),
      reporter_id uuid not null references accounts (id),
      reason text not null check (reason in
        ('offensive', 'harassment', 'scam', 'payment_elsewhere', 'personal_details', 'against_the_law', 'other')),
      note text,
      created_at timestamptz not null,
      taken_by uuid references accounts (id),
      taken_at timestamptz,
      done_by uuid references accounts (id),
      done_at timestamptz,
      outcome text,
      unique (message_id, reporter_id),
      check ((taken_by is null) = (taken_at is null)),
      check ((done_by is null) = (done_at is null) and (done_by is null) = (outcome is null))
    )`.execute(db);
  await sql`create index reports_open on reports (created_at, id) where done_at is null`.execute(db);
  await sql`create index reports_done on reports (done_at desc, id desc) where done_at is not null`.execute(
    db,
  );
  await sql`create index reports_of_person on reports (reporter_id, lead_id)`.execute(db);
  await sql`
    create table reported_words (
      report_id uuid primary key references reports (id) on delete cascade,
      writer_id uuid not null references accounts (id),
      words text not null
    )`.execute(db);
  await sql`create index reported_words_writer on reported_words (writer_id)`.execute(db);
}
