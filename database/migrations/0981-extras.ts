import { type Kysely, sql } from 'kysely';

/**
 * What a business proposes on top of what was agreed, or less, and beside it what its customer said to that, since the words
 * go with the account of their author. One at most is open for each piece of work. New tables; they lock others for a moment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create table extras (
      id uuid primary key,
      engagement_id uuid not null references engagements (id),
      job_id uuid not null references jobs (id),
      business_id uuid not null references businesses (id),
      status text not null check (status in ('proposed', 'approved', 'refused', 'withdrawn', 'closed')),
      amount_pence integer not null check (amount_pence <> 0 and amount_pence between -100000000 and 100000000),
      days smallint not null check (days between 0 and 365),
      reason text check (length(reason) between 1 and 500),
      created_at timestamptz not null,
      decided_at timestamptz,
      check ((status = 'proposed') = (decided_at is null))
    )`.execute(db);
  await sql`create unique index one_open_extra on extras (engagement_id) where status = 'proposed'`.execute(
    db,
  );
  await sql`create index extras_of_job on extras (job_id, created_at, id)`.execute(db);
  await sql`create index extras_of_business on extras (business_id)`.execute(db);
  await sql`
    create table extra_answers (
      extra_id uuid primary key references extras (id),
      customer_id uuid not null references accounts (id),
      words text check (length(words) between 1 and 500),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index extra_answers_of_customer on extra_answers (customer_id)`.execute(db);
}
