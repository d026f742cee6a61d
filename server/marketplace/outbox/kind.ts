import type { Db, Tx } from '../../platform/db/db.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import type { Message, Undeliverable } from '../../platform/mail/messenger.ts';

export type Channel = Message['channel'];

/** A row of the outbox that waits to go. */
export type Waiting = {
  id: string;
  kind: string;
  channel: Channel;
  account_id: UserId | null;
  business_id: BusinessId | null;
  subject_id: string | null;
  recipient: string | null;
  facts: unknown;
  created_at: Date;
};

/**
 * `tx` holds the row and marks it; what is written with `db` stays, whatever becomes of the message. `secretKey` stands in no
 * table.
 */
export type Sending = { tx: Tx; db: Db; now: Date; appUrl: string; secretKey: string };

/** What a message says and to whom. */
export type Words = Pick<Message, 'to' | 'subject' | 'text' | 'html' | 'unsubscribe' | 'replyTo'>;

/** Where the things of one kind of mail or text stand, when it is moot, and what it says. */
type Described<Facts> = {
  /** Read when it goes, not when it was queued; nothing if what it is about has gone. */
  facts(sending: Sending, waiting: Waiting): Promise<Facts | undefined>;
  /** Whether events have overtaken it. */
  isMoot?(facts: Facts, moment: { now: Date; waiting: Waiting }): boolean;
  /** Codes and links are made here, known to nobody but the reader. */
  words(sending: Sending, facts: Facts, waiting: Waiting): Words | Promise<Words>;
  /** The most of this kind that a person is sent as texts in 24 hours, within the limit for all kinds. */
  textsADay?: number;
  /** Keeps it for a mail that tells of several; whether it did. */
  collect?(sending: Sending, waiting: Waiting): Promise<boolean>;
  /** What follows when the other end will never take it. */
  refused?(sending: Sending, waiting: Waiting, error: Undeliverable): Promise<void>;
  /** The row goes with the message. */
  leavesNothing?: true;
};

/** A kind as the sender knows it: words, or null for what is moot. */
export type Kind = Pick<Described<never>, 'collect' | 'refused' | 'leavesNothing' | 'textsADay'> & {
  compose(sending: Sending, waiting: Waiting): Promise<Words | null>;
};

export type Kinds = Record<string, Kind>;

/** Declares a kind of mail or text. */
export const kind = <Facts>({ facts, isMoot, words, ...rest }: Described<Facts>): Kind => ({
  ...rest,
  async compose(sending, waiting) {
    const found = await facts(sending, waiting);
    if (found === undefined || isMoot?.(found, { now: sending.now, waiting })) return null;
    return words(sending, found, waiting);
  },
});

/** The id of what it is about. */
export function subjectOf({ kind: name, subject_id }: Waiting): string {
  if (!subject_id) throw new Error(`a mail of the kind ${name} is about nothing`);
  return subject_id;
}
