import type pg from 'pg';

const SHARE_OF_LEADS = 0.2;
const MESSAGES = 6;
const MILLION = 1_048_576;

/** Both sides of some leads have written in turn; the lead counts what was written. */
export async function fillConversations(client: pg.Client): Promise<void> {
  await client.query(
    `insert into messages (id, lead_id, sender, body, created_at)
     select uuidv7(), l.id, case when n % 2 = 0 then 'customer' else 'business' end,
       'Could you come on Thursday at about ten, and bring what is needed?', l.created_at + n * interval '1 hour'
     from leads l, generate_series(1, $1) n
     where l.status <> 'dismissed' and (hashtext('talk' || l.id) & ${MILLION - 1}) < $2`,
    [MESSAGES, Math.round(SHARE_OF_LEADS * MILLION)],
  );
  await client.query(
    `update leads l set messages_count = $1 where exists (select from messages m where m.lead_id = l.id)`,
    [MESSAGES],
  );
}
