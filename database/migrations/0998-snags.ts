import { type Kysely, sql } from 'kysely';

/**
 * What a customer finds still open after the end of the work, and what its business has ticked off. A new table; it locks
 * others for a moment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create table snags (
      id uuid primary key,
      job_id uuid not null references jobs (id),
      customer_id uuid not null references accounts (id),
      business_id uuid not null references businesses (id),
      status text not null check (status in ('open', 'done', 'removed')),
      text text check (length(text) between 1 and 200),
      position smallint not null,
      created_at timestamptz not null,
      decided_at timestamptz,
      check ((status = 'open') = (decided_at is null)),
      unique (job_id, position)
    )`.execute(db);
  await sql`create index snags_of_customer on snags (customer_id)`.execute(db);
  await sql`create index snags_of_business on snags (business_id)`.execute(db);
}
