import { type Kysely, sql } from 'kysely';

const LEADS_AT_ONCE = 500;
const LOWEST = '00000000-0000-0000-0000-000000000000';

/**
 * The rows of `conversations` for messages that were written before the trigger of 0175 was there; those messages count as
 * read. A million messages would hold up everybody who writes one, so it is done lead by lead.
 */
export async function batch(tx: Kysely<unknown>, after: string | null): Promise<string | null> {
  // Locked first, as the rows below refer to them: a writer that holds one of them waits for nothing that is locked here.
  // allow rows-are-typed: what is in database/ imports nothing of the server
  const { rows } = await sql<{ id: string }>`
    select id from leads where messages_count > 0 and id > ${after ?? LOWEST} order by id
    limit ${sql.lit(LEADS_AT_ONCE)} for key share`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await makeRows(tx, ids);
  await setMarks(tx, ids);
  return ids.length < LEADS_AT_ONCE ? null : (ids.at(-1) ?? null);
}

/** A row that the trigger has made meanwhile stays. */
const makeRows = (tx: Kysely<unknown>, ids: string[]) =>
  sql`
    insert into conversations (lead_id, account_id, side_id, last_at, last_message_id, read_up_to)
      select p.lead_id, p.account_id, p.side_id, m.created_at, m.id, m.created_at
      from conversation_people p
      join lateral (
        select id, created_at from messages where lead_id = p.lead_id order by created_at desc, id desc limit 1
      ) m on true
      where p.lead_id = any(${ids}::uuid[]) order by p.lead_id, p.account_id
    on conflict do nothing`.execute(tx);

/**
 * Such a row counts the messages since the trigger alone and has no read mark, so its person would be led to the oldest message
 * as the first unread one. Locked before it is counted: nobody writes a message in between.
 */
async function setMarks(tx: Kysely<unknown>, ids: string[]): Promise<void> {
  await sql`
    select from conversations where lead_id = any(${ids}::uuid[]) and read_up_to is null
    order by lead_id, account_id for update`.execute(tx);
  await sql`
    update conversations c set read_up_to = (
      select m.created_at from messages m
      where m.lead_id = c.lead_id and (m.sender = 'customer') = (l.business_id = c.side_id)
      order by m.created_at desc, m.id desc offset c.unread limit 1)
    from leads l
    where l.id = c.lead_id and c.lead_id = any(${ids}::uuid[]) and c.read_up_to is null`.execute(tx);
}
