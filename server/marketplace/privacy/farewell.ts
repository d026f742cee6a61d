import { sql } from 'kysely';
import { brand } from '../../../contract/brand.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { type Tx, whileDelivering } from '../../platform/db/db.ts';
import { newId, type UserId } from '../../platform/ids.ts';
import { letter } from '../../platform/mail/letter.ts';
import type { Messenger } from '../../platform/mail/messenger.ts';
import type { Job } from '../../platform/queue/queue.ts';
import type { Context, Market } from '../action.ts';
import { ownedBy } from '../actors.ts';
import type { Events } from '../events.ts';

export const SEND_FAREWELL = 'send-farewell';

const INVOICES_STAY =
  'Invoices are kept for six years, as the law asks, with the name and the address they were made out to.';

const KEPT_MS = DAY_MS;

/** Queues the last mail. It needs the address, which is about to be erased, so the row goes with the mail. */
export const queueFarewell = (context: Context, { accountId }: Events['account.deleted']): Promise<void> =>
  queueLastMail(context, accountId, { is_by_owner: true, note: null });

/** The same when it was not the owner who deleted the account. */
export const queueRemovalMail = (
  context: Context,
  { accountId, reason }: { accountId: UserId; reason: string | null },
): Promise<void> => queueLastMail(context, accountId, { is_by_owner: false, note: reason });

type Wording = { is_by_owner: boolean; note: string | null };

async function queueLastMail({ tx, now, queue }: Context, accountId: UserId, wording: Wording) {
  const person = await tx
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .select(['email', 'first_name'])
    .executeTakeFirstOrThrow();
  const id = newId();
  await tx
    .insertInto('farewells')
    .values({ id, ...person, ...wording, created_at: now })
    .execute();
  const keeps = (await hasInvoices(tx, accountId)) ? 'invoices' : 'nothing';
  await queue.send(tx, SEND_FAREWELL, { jobs: [{ farewellId: id, keeps }] });
}

async function hasInvoices(tx: Tx, ownerId: UserId): Promise<boolean> {
  const { rows } = await sql`select from invoices where business_id in ${ownedBy(ownerId)} limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Sends it, once. What could not be sent within a day is forgotten: nobody's address is kept for a courtesy. */
export async function sendFarewell(
  { market, messenger, appUrl }: { market: Market; messenger: Messenger; appUrl: string },
  { farewellId = '', keeps }: Job,
): Promise<void> {
  await whileDelivering(market.db, async (tx) => {
    const farewell = await tx
      .selectFrom('farewells')
      .where('id', '=', farewellId)
      .select(['email', 'first_name', 'created_at', 'is_by_owner', 'note'])
      .forUpdate()
      .executeTakeFirst();
    if (!farewell) return;
    const now = market.clock.now();
    const { email: to, created_at } = farewell;
    const words = farewellLetter({ ...farewell, hasInvoices: keeps === 'invoices' }, appUrl);
    if (messenger.channels.includes('email') && now.getTime() - created_at.getTime() < KEPT_MS)
      await messenger.deliver(tx, { id: farewellId, channel: 'email', to, ...words, sentAt: now });
    await tx.deleteFrom('farewells').where('id', '=', farewellId).execute();
  });
}

type LastWords = Wording & { first_name: string; hasInvoices: boolean };

const farewellLetter = ({ first_name, is_by_owner, note, hasInvoices }: LastWords, appUrl: string) =>
  letter({
    subject: 'Your account is deleted',
    greeting: `Hello ${first_name},`,
    lines: [
      `${is_by_owner ? `Your ${brand.name} account is deleted, as you asked.` : `We have deleted your ${brand.name} account.`} Your name, your address, your number, your texts and your files are gone from our records${hasInvoices ? ', except on your invoices' : ''}.`,
      ...(hasInvoices ? [INVOICES_STAY] : []),
      ...(note ? [`The reason: ${note}`] : []),
      'What others need stays without your name: finished jobs, what was paid for them, and reviews.',
      `If this was not ${is_by_owner ? 'you' : 'right'}, write to ${brand.contact.supportEmail} or call ${brand.contact.supportNumbers[0]}.`,
    ],
    button: { label: `Go to ${brand.name}`, address: appUrl },
    reason: 'You get this mail because it is about your account. It is the last one.',
  });
