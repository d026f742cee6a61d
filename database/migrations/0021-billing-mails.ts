import { type Kysely, sql } from 'kysely';

/** Mails about a subscription and its payments; the key makes each of them single. A new table only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table billing_mails (
      id uuid primary key,
      key text not null unique,
      kind text not null,
      business_id uuid not null references businesses (id),
      subject_id uuid not null,
      status text not null default 'queued' check (status in ('queued', 'sent', 'dropped')),
      created_at timestamptz not null,
      decided_at timestamptz
    )`.execute(db);
}
