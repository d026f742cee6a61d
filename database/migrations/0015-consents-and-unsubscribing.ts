import { type Kysely, sql } from 'kysely';

/** What people agreed to, word for word, and the links that stop mails. The index blocks notices while it is made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create table consents (
      id uuid primary key,
      account_id uuid not null references accounts (id),
      purpose text not null check (purpose in ('terms', 'newsletters', 'special_offers', 'recommendations')),
      channel text check (channel in ('email', 'sms')),
      is_given boolean not null,
      wording text not null,
      source text not null check (source in ('registration', 'settings', 'unsubscribe')),
      created_at timestamptz not null,
      check ((purpose = 'terms') = (channel is null))
    )`.execute(db);
  await sql`create index consents_account on consents (account_id, created_at)`.execute(db);
  await addOnly(db);
  await sql`
    create table unsubscribe_links (
      token_hash bytea primary key,
      account_id uuid not null references accounts (id) on delete cascade,
      stops text not null check (stops in ('messages', 'new_job_leads', 'by_email')),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index unsubscribe_links_account on unsubscribe_links (account_id)`.execute(db);
  await sql`
    create index notices_texted on notices (decided_at) include (account_id)
      where channel = 'sms' and status = 'sent'`.execute(db);
}

/** What was said once stays said: a change of mind is a row of its own. */
async function addOnly(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
      begin raise exception 'rows of % are added, never changed', tg_table_name; end $$`.execute(db);
  await sql`
    create trigger consents_add_only before update or delete on consents
      for each row execute function refuse_change()`.execute(db);
}
