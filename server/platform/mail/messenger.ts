import type { Tx } from '../db/db.ts';
import type { Relay } from './relay-breaker.ts';

export type Message = {
  /** Stays the same when a delivery is repeated, so that a mail server can drop the duplicate. */
  id: string;
  channel: 'email' | 'sms';
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: Date;
  /** Where a mailbox may unsubscribe its owner by one click; none for a mail that an account needs. */
  unsubscribe?: string | null;
  /** Whom an answer goes to, where that is not us. */
  replyTo?: string;
};

/** Brings messages to people. A delivery that throws is tried again later. */
export type Messenger = {
  channels: readonly Message['channel'][];
  /**
   * `tx` is the transaction that marks the message as sent.
   * @throws Undeliverable when trying again would be of no use
   * @throws RelayAway when it was not tried
   */
  deliver(tx: Tx, message: Message): Promise<void>;
  /** The mail server, where one brings the mail. */
  relay?: Relay;
  close?(): void;
};

/** The other end will never take this message. */
export class Undeliverable extends Error {
  /** The person told the provider that no more texts are wanted. */
  readonly wantsNoMore: boolean;

  constructor(reason: string, wantsNoMore = false) {
    super(reason);
    this.wantsNoMore = wantsNoMore;
  }
}
