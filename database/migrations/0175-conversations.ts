import { type Kysely, sql } from 'kysely';

/**
 * A row for each person who can read the conversation of a lead: its last message, what this person has not read, and
 * whether they archived it. Lists and counts are read from here alone. A trigger keeps the rows, since a process of the
 * release before writes messages too. The online step 0003 makes the rows of messages that were written before, so nobody
 * waits for those.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create table conversations (
      lead_id uuid not null references leads (id),
      account_id uuid not null references accounts (id) on delete cascade,
      side_id uuid not null,
      last_at timestamptz not null,
      last_message_id uuid not null,
      unread integer not null default 0 check (unread >= 0),
      read_up_to timestamptz,
      is_archived boolean not null default false,
      primary key (lead_id, account_id)
    )`.execute(db);
  await sql`
    create view conversation_people as
      select l.id as lead_id, j.customer_id as account_id, j.customer_id as side_id, 'customer' as side
      from leads l join jobs j on j.id = l.job_id
      union all
      select l.id, m.account_id, l.business_id, 'business'
      from leads l join members m on m.business_id = l.business_id`.execute(db);
  await indexes(db);
  await trigger(db);
}

async function indexes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index conversations_newest
      on conversations (account_id, side_id, is_archived, last_at desc, lead_id desc)`.execute(db);
  await sql`
    create index conversations_unread on conversations (account_id, side_id, last_at desc, lead_id desc)
      include (unread) where unread > 0 and not is_archived`.execute(db);
}

/** A writer locks the job of the lead, so the messages of one conversation come one after the other. */
async function trigger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_conversations() returns trigger language plpgsql as $$
      begin
        insert into conversations as c (lead_id, account_id, side_id, last_at, last_message_id, unread)
          select p.lead_id, p.account_id, p.side_id, new.created_at, new.id,
            case when p.side = new.sender then 0 else 1 end
          from conversation_people p where p.lead_id = new.lead_id order by p.account_id
        on conflict (lead_id, account_id) do update set
          last_at = greatest(c.last_at, excluded.last_at),
          last_message_id =
            case when excluded.last_at < c.last_at then c.last_message_id else excluded.last_message_id end,
          unread = c.unread + excluded.unread,
          is_archived = false;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger messages_in_conversations after insert on messages
      for each row execute function keep_conversations()`.execute(db);
}
