import { sql } from 'kysely';
import type { Context } from '../action.ts';
import type { Events } from '../events.ts';

/** Who joins a team can read its conversations, and need not read them all: they count as read. */
export async function admitToConversations(
  { tx }: Context,
  { businessId, accountId }: Events['member.joined'],
): Promise<void> {
  await sql`
    insert into conversations as c (lead_id, account_id, side_id, last_at, last_message_id, read_up_to)
      select l.id, ${accountId}, l.business_id, m.created_at, m.id, m.created_at
      from leads l join lateral (
        select id, created_at from messages where lead_id = l.id order by created_at desc, id desc limit 1
      ) m on true
      where l.business_id = ${businessId} and l.messages_count > 0
    on conflict (lead_id, account_id) do update set
      last_at = excluded.last_at, last_message_id = excluded.last_message_id,
      read_up_to = excluded.read_up_to, unread = 0, is_archived = false
  `.execute(tx);
}

/** Who left a team reads none of its conversations any more. */
export async function putOutOfConversations(
  { tx }: Context,
  { businessId, accountId }: Events['member.left'],
): Promise<void> {
  await sql`delete from conversations where account_id = ${accountId} and side_id = ${businessId}`.execute(
    tx,
  );
}
