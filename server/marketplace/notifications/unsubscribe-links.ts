import { createHash, createHmac } from 'node:crypto';
import type { LinkState, Unsubscribable } from '../../../contract/notifications.ts';
import { type Db, inTransaction, type Reader } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import type { UserId } from '../../platform/ids.ts';
import { notFound } from '../../platform/refusal.ts';
import { type NoticeKind, NOTICE_KINDS } from './kinds.ts';
import { settingsOf } from './settings.queries.ts';
import { writeSettings } from './write-settings.ts';

/** The switch that a link turns off. */
type Stops = 'messages' | 'new_job_leads' | 'by_email';

const ON_THE_WIRE: Record<Stops, Unsubscribable> = {
  messages: 'messages',
  new_job_leads: 'newJobLeads',
  by_email: 'email',
};

/** Only its hash is stored: who reads the database cannot act for anybody. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** What a link in a mail of this kind stops; null for a mail that an account needs. */
export function stopsOf(kind: NoticeKind): Stops | null {
  const { hangsOn } = NOTICE_KINDS[kind];
  if (hangsOn === 'nothing') return null;
  return hangsOn === 'channel' ? 'by_email' : hangsOn;
}

type Link = { accountId: UserId; stops: Stops };

/**
 * The token of an account's link for one switch, the same in every mail. It is kept whatever becomes of the mail: one that was
 * taken in by a mail server just before we died must not carry a link that leads nowhere.
 */
export async function linkOf(db: Db, { secretKey, now, ...link }: Link & { secretKey: string; now: Date }) {
  const token = tokenOf(link, secretKey);
  await insertLink(db, { ...link, hash: hashOf(token), now });
  return token;
}

/** Made by a key that stands in no table, so that it can be said again and only its hash is kept. */
const tokenOf = ({ accountId, stops }: Link, secretKey: string): string =>
  createHmac('sha256', secretKey).update(`unsubscribe-link ${accountId} ${stops}`).digest('base64url');

type LinkRow = Link & { hash: Buffer; now: Date };

const insertLink = preparedOnce('unsubscribe-link', ({ hash, accountId, stops, now }: Slots<LinkRow>, db) =>
  db
    .insertInto('unsubscribe_links')
    .values({ token_hash: hash, account_id: accountId, stops, created_at: now })
    .onConflict((conflict) => conflict.column('token_hash').doNothing()),
);

/**
 * What a link would stop, and whether it is stopped already.
 * @throws Refusal 'not_found'
 */
export async function readLink(db: Db, token: string): Promise<LinkState> {
  const { accountId, stops } = await find(db, token);
  const settings = await settingsOf(db, accountId);
  return { stops: ON_THE_WIRE[stops], isStopped: !settings[stops] };
}

/**
 * Turns what the link is about off, or on again. Doing it twice changes nothing more.
 * @throws Refusal 'not_found'
 */
export async function followLink(db: Db, token: string, follow: { turns: 'on' | 'off'; now: Date }) {
  await inTransaction(db, async (tx) => {
    const { accountId, stops } = await find(tx, token);
    const wanted = { [stops]: follow.turns === 'on' };
    await writeSettings(tx, wanted, { accountId, source: 'unsubscribe', now: follow.now });
  });
}

async function find(db: Reader, token: string): Promise<{ accountId: UserId; stops: Stops }> {
  const link = await db
    .selectFrom('unsubscribe_links')
    .where('token_hash', '=', hashOf(token))
    .select(['account_id', 'stops'])
    .executeTakeFirst();
  if (!link) throw notFound();
  return { accountId: link.account_id, stops: link.stops as Stops };
}
