import { email } from '../../../contract/fields.ts';

/** Whom mail comes from: an address, and the name that is shown for it. */
export type Sender = { name: string; address: string };

/** A name may be quoted; one that is not has none of the signs by which addresses are told apart (RFC 5322). */
const WRITTEN =
  /^(?:(?:"(?<quoted>[^"\\\r\n]+)"|(?<plain>[^"\\<>()[\]:;@,\r\n]+))\s*<(?<named>[^<>\s]+)>|(?<bare>[^<>\s]+))$/;

/**
 * Reads `Fettle <hello@example.com>` or an address alone; null for anything else: a name alone, a list, a comment. Mail
 * libraries read those too, and send without a From.
 */
export function readSender(typed: string): Sender | null {
  const { quoted, plain, named, bare } = WRITTEN.exec(typed.trim())?.groups ?? {};
  const { data: address } = email.safeParse(named ?? bare);
  return address ? { name: (quoted ?? plain ?? '').trim(), address } : null;
}
