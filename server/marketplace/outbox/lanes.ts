import type { Tx } from '../../platform/db/db.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { Channel } from './kind.ts';

/** Mail that somebody waits for: codes, quotes, acceptance, messages, payments, security. */
export const SEND_FROM_OUTBOX = 'send-from-outbox';
/** Mail that one act sends to hundreds of readers: nobody waits for it, and nothing waits behind it. */
export const SEND_BULK_MAIL = 'send-bulk-mail';
/** Taken one at a time, because each is counted against the limits of the day before it goes. */
export const SEND_TEXTS = 'send-texts';

/** Messages that one process sends at once; each holds a connection to the database and a mail one to the mail server. */
export const MAILS_AT_ONCE = 16;

export const LANES = [SEND_FROM_OUTBOX, SEND_BULK_MAIL, SEND_TEXTS] as const;
export type Lane = (typeof LANES)[number];

const BULK: readonly string[] = ['new-lead', 'lead-digest'];

/** Whether it waits to be told of together with others, so that it needs no job of its own. */
export const isCollected = ({ kind, channel, business_id }: Collectable): boolean =>
  kind === 'new-lead' && channel === 'email' && business_id !== null;

type Collectable = { kind: string; channel: Channel; business_id: string | null };

export type Queueable = { id: string; kind: string; channel: Channel };

const isBulk = ({ kind }: Pick<Queueable, 'kind'>): boolean => BULK.includes(kind);

/** The queue of a message. */
export function laneOf(message: Omit<Queueable, 'id'>): Lane {
  if (message.channel === 'sms') return SEND_TEXTS;
  return isBulk(message) ? SEND_BULK_MAIL : SEND_FROM_OUTBOX;
}

type Queueing = { tx: Tx; queue: Queue };

/** A job of the queue for each, which carries the id alone. A text about a lead waits behind every other text. */
export async function queueFromOutbox(
  { tx, queue }: Queueing,
  messages: readonly Queueable[],
  notBefore?: Date,
): Promise<void> {
  for (const lane of LANES)
    for (const priority of [1, 0]) {
      const own = messages.filter((each) => laneOf(each) === lane && priorityOf(each) === priority);
      const jobs = own.map(({ id }) => ({ noticeId: id }));
      if (jobs.length > 0) await queue.send(tx, lane, { jobs, priority, ...(notBefore && { notBefore }) });
    }
}

const priorityOf = (message: Queueable): number => (isBulk(message) ? 0 : 1);
