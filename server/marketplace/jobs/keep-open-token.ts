import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from '../../platform/ids.ts';

/**
 * The token of a mailed link that keeps one job open: the id of the warning that the link stands in, and its signature. The key
 * is in no table, so nobody can make a token from the database, and no token is stored.
 *
 * It is here and not in `closings`, because the mails of notifications contain it, and notifications come before closings in the
 * order of knowing.
 */
export function keepOpenToken(warningId: string, secretKey: string): string {
  return Buffer.concat([bytesOf(warningId), signatureOf(warningId, secretKey)]).toString('base64url');
}

/** The id of the warning, or null for what was not signed here. */
export function readKeepOpenToken(token: string, secretKey: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  const id = idOf(bytes.subarray(0, ID_BYTES));
  if (bytes.length !== ID_BYTES + SIGNATURE_BYTES || !isId(id)) return null;
  return timingSafeEqual(bytes.subarray(ID_BYTES), signatureOf(id, secretKey)) ? id : null;
}

const ID_BYTES = 16;
const SIGNATURE_BYTES = 32;

const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');

const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.*)$/, '$1-$2-$3-$4-$5');

const signatureOf = (id: string, secretKey: string): Buffer =>
  createHmac('sha256', secretKey).update(`renewal-link ${id}`).digest();
