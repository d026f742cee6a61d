import { DAY_MS } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/db.ts';
import type { UserId } from '../../../platform/ids.ts';
import { emailKey } from '../account.queries.ts';
import { hashToken, newToken } from './tokens.ts';

/** How long a mailed link works, in days. */
export const LINK_DAYS = 7;

export type LinkPurpose = 'verify' | 'undo-email';
/** `since` is when that happened which the link is about, where the mail may have waited. */
type NewLink = { accountId: UserId; purpose: LinkPurpose; email: string; now: Date; since?: Date };

/** Makes the secret of a mailed link: for `email`, which anybody who follows it has shown to read. */
export async function makeLink(
  tx: Tx,
  { accountId, purpose, email, now, since = now }: NewLink,
): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('account_links')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      purpose,
      email,
      email_key: emailKey(email),
      created_at: since,
      expires_at: new Date(now.getTime() + LINK_DAYS * DAY_MS),
    })
    .execute();
  return token;
}

/** The links that were mailed for this purpose lead nowhere any more. */
export async function forgetLinks(tx: Tx, accountId: UserId, purpose: LinkPurpose): Promise<void> {
  await tx
    .deleteFrom('account_links')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute();
}

/** The link of a secret with its account, as long as it works. */
export const linkOf = (db: Reader, purpose: LinkPurpose, given: { token: string; now: Date }) =>
  db
    .selectFrom('account_links as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .where('l.token_hash', '=', hashToken(given.token))
    .where('l.purpose', '=', purpose)
    .where('l.expires_at', '>', given.now)
    .where('a.is_active', '=', true)
    .select(['l.token_hash', 'l.account_id', 'l.email', 'l.email_key', 'l.created_at', 'l.used_at'])
    .select(['a.role', 'a.email_key as account_email_key'])
    .executeTakeFirst();
