import { sql } from 'kysely';
import { brand } from '../../../contract/brand.ts';
import { DAY_MS } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { UserId } from '../../platform/ids.ts';
import { composeMail } from '../../platform/mail/compose.ts';
import type { Context } from '../action.ts';
import { businessesOf, ownedBy } from '../actors.ts';
import type { Events } from '../events.ts';
import { kind, type Kinds, putInOutbox } from '../outbox/index.ts';

const INVOICES_STAY =
  'Invoices are kept for six years, as the law asks, with the name and the address they were made out to.';

/** Queues the last mail. It needs the address, which is about to be erased, so the row is nobody's and goes with the mail. */
export const queueFarewell = (context: Context, { accountId }: Events['account.deleted']): Promise<void> =>
  queueLastMail(context, accountId, { is_by_owner: true, note: null });

/** The same when it was not the owner who deleted the account. */
export const queueRemovalMail = (
  context: Context,
  { accountId, reason }: { accountId: UserId; reason: string | null },
): Promise<void> => queueLastMail(context, accountId, { is_by_owner: false, note: reason });

type Wording = { is_by_owner: boolean; note: string | null };

async function queueLastMail(context: Context, accountId: UserId, wording: Wording) {
  const { tx } = context;
  const {
    email: recipient,
    first_name,
    role,
  } = await tx
    .selectFrom('accounts')
    .where('id', '=', accountId)
    .select(['email', 'first_name', 'role'])
    .executeTakeFirstOrThrow();
  const facts: LastWords = {
    first_name,
    ...wording,
    has_invoices: await hasInvoices(tx, accountId),
    worked_for_others: role === 'business' && (await businessesOf(tx, accountId)).length === 0,
  };
  await putInOutbox(context, [{ kind: 'farewell', recipient, facts }]);
}

async function hasInvoices(tx: Tx, ownerId: UserId): Promise<boolean> {
  const { rows } = await sql`select from invoices where business_id in ${ownedBy(ownerId)} limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

const KEPT_MS = DAY_MS;

/** What could not be sent within a day is forgotten: nobody's address is kept for a courtesy. */
export const farewellMails: Kinds = {
  farewell: kind<LastWords & { to: string }>({
    leavesNothing: true,
    facts: async (_sending, { recipient, facts }) =>
      recipient === null ? undefined : { to: recipient, ...(facts as LastWords) },
    isMoot: (_facts, { now, waiting }) => now.getTime() - waiting.created_at.getTime() >= KEPT_MS,
    words: ({ appUrl }, { to, ...facts }) => ({ to, ...composeFarewell(facts, appUrl) }),
  }),
};

/** `worked_for_others`: in teams of businesses that are not theirs. A mail that was queued before says nothing of it. */
type LastWords = Wording & { first_name: string; has_invoices: boolean; worked_for_others?: boolean };

const composeFarewell = ({ first_name, is_by_owner, note, ...has }: LastWords, appUrl: string) =>
  composeMail({
    subject: 'Your account is deleted',
    greeting: `Hello ${first_name},`,
    lines: [
      `${is_by_owner ? `Your ${brand.name} account is deleted, as you asked.` : `We have deleted your ${brand.name} account.`} ${goneWith(has)}`,
      ...(has.has_invoices ? [INVOICES_STAY] : []),
      ...(note ? [`The reason: ${note}`] : []),
      has.worked_for_others
        ? 'Quotes and messages that you wrote for a business stay with it as you wrote them, under “Deleted user”.'
        : 'What others need stays without your name: finished jobs, what was paid for them, and reviews.',
      `If this was not ${is_by_owner ? 'you' : 'right'}, write to ${brand.contact.supportEmail} or call ${brand.contact.supportNumbers[0]}.`,
    ],
    button: { label: `Go to ${brand.name}`, address: appUrl },
    reason: 'You get this mail because it is about your account. It is the last one.',
  });

const goneWith = ({
  has_invoices,
  worked_for_others,
}: Omit<LastWords, keyof Wording | 'first_name'>): string =>
  worked_for_others
    ? 'Your name, your address, your number and your picture are gone from our records.'
    : `Your name, your address, your number, your texts and your files are gone from our records${has_invoices ? ', except on your invoices' : ''}.`;
