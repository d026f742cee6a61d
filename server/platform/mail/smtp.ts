import { createTransport, type Transporter } from 'nodemailer';
import type { Message, Messenger } from './messenger.ts';

// Shorter than the transaction that waits for it.
const PATIENCE_MS = 4_000;

type Options = { url: string; from: string; appUrl: string };

/** Sends mail through an SMTP server, `smtp://` or `smtps://`. */
export function smtpMessenger({ url, from, appUrl }: Options): Messenger {
  const times = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
  const transport = createTransport({ url, ...times });
  const domain = new URL(appUrl).hostname;
  return {
    channels: ['email'],
    async deliver(_tx, message) {
      const { to, replyTo, subject, text, html, sentAt: date } = message;
      const messageId = `<${message.id}@${domain}>`;
      const mail = { from, to, replyTo, subject, text, html, date, messageId };
      await send(transport, { ...mail, headers: headersOf(message) });
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

/** What a mail server says may name the recipient, so only the code of its answer is passed on. */
async function send(transport: Transporter, mail: Parameters<Transporter['sendMail']>[0]): Promise<void> {
  try {
    await transport.sendMail(mail);
  } catch (error) {
    const { code = 'EUNKNOWN', responseCode = '' } = error as { code?: string; responseCode?: number };
    throw new Error(`The mail server did not take the mail: ${code} ${responseCode}`.trim());
  }
}
