import { createTransport, type Transporter } from 'nodemailer';
import { type Clock, systemClock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import type { Message, Messenger } from './messenger.ts';
import { relayBreaker, RelayFault } from './relay-breaker.ts';

// Shorter than the transaction that waits for it.
const PATIENCE_MS = 4_000;
// Before the server or the patience above ends it.
const IDLE_MS = 3_000;

type Options = {
  url: string;
  from: string;
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
      const { to, replyTo, subject, text, html, sentAt: date } = message;
      const messageId = `<${message.id}@${domain}>`;
      const mail = { from, to, replyTo, subject, text, html, date, messageId };
      await breaker.send(() => send(transport, { ...mail, headers: headersOf(message) }));
    },
  };
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
