import type { Insertable } from 'kysely';
import type { Db } from '../db/db.ts';
import { preparedOnce, type Slots } from '../db/prepared-statements.ts';
import type { DB } from '../db/schema.gen.ts';
import type { Message, Messenger } from './messenger.ts';

/** Keeps every message in the database instead of sending it: demo, staging and tests. */
export const catcher: Messenger = {
  channels: ['email', 'sms'],
  async deliver(tx, { id, channel, to, subject, text, html, sentAt }) {
    const message = { id, channel, subject, body_text: text, body_html: html, sent_at: sentAt };
    await keepCaught(tx, { ...message, recipient: to, recipient_key: to.toLowerCase() });
  },
};

const keepCaught = preparedOnce(
  'caught-message, pipelined',
  (message: Slots<Insertable<DB['caught_messages']>>, db) =>
    db.insertInto('caught_messages').values({
      id: message.id,
      channel: message.channel,
      subject: message.subject,
      body_text: message.body_text,
      body_html: message.body_html,
      sent_at: message.sent_at,
      recipient: message.recipient,
      recipient_key: message.recipient_key,
    }),
);

const SHOWN = 100;

/** The newest caught messages, to one address or number or to everybody but those. */
export function caughtMessages(
  db: Db,
  to: string | null,
  but: readonly string[] = [],
): Promise<CaughtMessage[]> {
  return db
    .selectFrom('caught_messages')
    .select(['id', 'channel', 'recipient as to', 'subject', 'body_text as text', 'body_html as html'])
    .select('sent_at as sentAt')
    .$if(to !== null, (query) => query.where('recipient_key', '=', (to ?? '').toLowerCase()))
    .$if(but.length > 0, (query) => query.where('recipient_key', 'not in', keysOf(but)))
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
}

const keysOf = (addresses: readonly string[]) => addresses.map((address) => address.toLowerCase());

/** One of them, as a mail program would show it; none for a text message. */
export const caughtMessage = (db: Db, id: string, but: readonly string[]) =>
  db
    .selectFrom('caught_messages')
    .where('id', '=', id)
    .where('channel', '=', 'email')
    .$if(but.length > 0, (query) => query.where('recipient_key', 'not in', keysOf(but)))
    .select('body_html as html')
    .executeTakeFirst();

export type CaughtMessage = Omit<Message, 'channel'> & { channel: string };
