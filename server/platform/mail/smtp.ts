import { createTransport, type Transporter } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { type Clock, systemClock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import { type Message, type Messenger, Undeliverable } from './messenger.ts';
import { relayBreaker, RelayFault } from './relay-breaker.ts';
import type { Sender } from './sender.ts';

// Shorter than the transaction that waits for it.
const PATIENCE_MS = 4_000;
// Before the server or the patience above ends it.
const IDLE_MS = 3_000;

type Options = {
  url: string;
  from: Sender;
  appUrl: string;
  /** The most connections to the mail server, and with it mails under way. */
  atOnce: number;
  log: Log;
  clock?: Clock;
};

/** Sends mail through an SMTP server, `smtp://` or `smtps://`, over connections that stay open from mail to mail. */
export function smtpMessenger({ url, from, appUrl, atOnce, log, clock = systemClock }: Options): Messenger {
  const times = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
  const pooled = { pool: true, maxConnections: atOnce, maxRequeues: 2, idleTimeout: IDLE_MS } as const;
  const transport = createTransport({ url, ...times, ...pooled });
  const domain = new URL(appUrl).hostname;
  const breaker = relayBreaker(log, () => clock.now().getTime());
  return {
    channels: ['email'],
    relay: breaker.relay,
    close: () => transport.close(),
    async deliver(_tx, message) {
      const { text, html, sentAt: date } = message;
      const to = addressOf(message.to);
      const replyTo = message.replyTo === undefined ? undefined : addressOf(message.replyTo);
      const messageId = `<${message.id}@${domain}>`;
      const headers = { Subject: subjectOf(message), ...headersOf(message) };
      await breaker.send(() => send(transport, { from, to, replyTo, text, html, date, messageId, headers }));
    },
  };
}

/**
 * One address and never a list. Letters beyond ASCII before the @ would go raw to servers that do not read them.
 * @throws Undeliverable for such an address
 */
function addressOf(address: string): Sender {
  if (!/^[\x21-\x7e]+@[^@]+$/.test(address))
    throw new Undeliverable('The address is none that mail servers take.');
  return { name: '', address };
}

/** How many signs of an encoded word stand on a line. */
const WORD_LENGTH = 52;

/**
 * Encoded (RFC 2047) where it is more than plain ASCII, and where somebody's name looks like what is encoded: a mailbox
 * would decode it.
 */
function subjectOf({ subject }: Message) {
  const line = subject.replace(/\p{Cc}+/gu, ' ');
  const isPlain = /^[\x20-\x7e]*$/.test(line) && !line.includes('=?');
  return { prepared: true, foldLines: true, value: isPlain ? line : encodeWord(line, 'Q', WORD_LENGTH) };
}

// Replies of holiday answerers are of no use to anybody (RFC 3834).
const ALWAYS = { 'Auto-Submitted': 'auto-generated' };

/** One click works over https only (RFC 8058), so anything else is offered as a link to follow. */
function headersOf({ unsubscribe }: Message): Record<string, string> {
  if (!unsubscribe) return ALWAYS;
  const link = { ...ALWAYS, 'List-Unsubscribe': `<${unsubscribe}>` };
  return unsubscribe.startsWith('https:')
    ? { ...link, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    : link;
}

/** Of the mail server, not of one mail: it is not there, lets us not in, or says that it closes (421). */
const FAULTS = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EAUTH',
  'ENOAUTH',
  'EPROTOCOL',
]);
const CLOSING = 421;

/** What a mail server says may name the recipient, so only the code of its answer is passed on. */
async function send(transport: Transporter, mail: Parameters<Transporter['sendMail']>[0]): Promise<void> {
  try {
    await transport.sendMail(mail);
  } catch (error) {
    const { code = 'EUNKNOWN', responseCode } = error as { code?: string; responseCode?: number };
    const said = `The mail server did not take the mail: ${code} ${responseCode ?? ''}`.trim();
    throw FAULTS.has(code) || responseCode === CLOSING ? new RelayFault(said) : new Error(said);
  }
}
