import * as z from 'zod';
import { type Message, type Messenger, Undeliverable } from '../mail/messenger.ts';

// Shorter than the transaction that waits for it.
const PATIENCE_MS = 4_000;

export type TwilioAccess = {
  accountSid: string;
  authToken: string;
  /** A number, a name, or the id of a messaging service (`MG…`). */
  from: string;
  /** Where Twilio's API answers; the tests have a server of their own. */
  url: string;
};

/** Sends text messages through Twilio's REST API: one call, so its SDK would bring nothing. */
export const twilioMessenger = (access: TwilioAccess): Messenger => ({
  channels: ['sms'],
  async deliver(_tx, message) {
    await judge(await post(access, message));
  },
});

/**
 * Twilio has no idempotency key. A text is sent at most once: if Twilio may have accepted it (no answer in time, or a
 * 5xx), it is not sent again.
 */
async function post(access: TwilioAccess, message: Message): Promise<Response> {
  const { url, accountSid, authToken } = access;
  const credentials = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  try {
    return await fetch(`${url}/2010-04-01/Accounts/${accountSid}/Messages.json`, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials}` },
      body: new URLSearchParams(fieldsOf(access, message)),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (error) {
    if (neverArrived(error)) throw new Error('Twilio could not be reached', { cause: error });
    throw new Undeliverable('Twilio did not answer; the text may have gone out');
  }
}

const fieldsOf = ({ from }: TwilioAccess, { to, text }: Message): Record<string, string> => ({
  To: international(to),
  Body: text,
  ...(/^MG[0-9a-f]{32}$/.test(from) ? { MessagingServiceSid: from } : { From: from }),
});

/** `07700 900123` is kept as `07700900123`. */
const international = (mobile: string): string => mobile.replace(/^0/, '+44');

const NO_CONNECTION = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);
const neverArrived = (error: unknown): boolean => {
  const { cause } = error as { cause?: { code?: string } };
  return NO_CONNECTION.has(cause?.code ?? '');
};

// Busy, or something the operator can mend, such as a wrong token: worth another try.
const LATER = new Set([401, 403, 404, 429, 503]);
// The recipient answered STOP, which Twilio obeys by itself.
const UNSUBSCRIBED = 21610;
const Fault = z.object({ code: z.number() });

async function judge(response: Response): Promise<void> {
  if (response.ok) {
    await response.body?.cancel();
    return;
  }
  const fault = Fault.safeParse(await response.json().catch(() => null));
  const code = fault.success ? fault.data.code : 0;
  // Its words may name the number; its code does not.
  const said = `Twilio answered ${response.status}, code ${code}`;
  if (LATER.has(response.status)) throw new Error(said);
  throw new Undeliverable(said, code === UNSUBSCRIBED);
}
