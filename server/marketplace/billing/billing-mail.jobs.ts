import { sql } from 'kysely';
import { inTransaction, type Tx } from '../../platform/db/db.ts';
import type { Messenger } from '../../platform/mail/messenger.ts';
import type { Job } from '../../platform/queue/queue.ts';
import type { BillingDeps } from './deps.ts';
import { billingLetter, isOutdated } from './billing-letters.ts';
import { type BillingMailKind, SEND_BILLING_MAIL } from './billing-mail.ts';
import type { LetterFacts } from './letter-facts.ts';

type MailDeps = BillingDeps & { messenger: Messenger };

export const billingMailJobs = (deps: MailDeps): Record<string, (job: Job) => Promise<void>> => ({
  [SEND_BILLING_MAIL]: (job) => sendMail(deps, job.mailId ?? ''),
});

/** Sends one mail, once: it is locked while it goes out, and marked in the same transaction. */
async function sendMail({ market, messenger, appUrl }: MailDeps, mailId: string): Promise<void> {
  await inTransaction(market.db, async (tx) => {
    // While a mail server takes its time, the transaction idles: more than usual, but not for ever.
    await sql`set local idle_in_transaction_session_timeout = '60s'`.execute(tx);
    const mail = await waitingMail(tx, mailId);
    if (!mail) return;
    const now = market.clock.now();
    const facts = await factsOf(tx, mail);
    const goesOut = mail.is_active && messenger.channels.includes('email') && !isOutdated(facts);
    if (goesOut) {
      const letter = billingLetter(facts, { appUrl, now });
      await messenger.deliver(tx, { id: mailId, channel: 'email', to: mail.email, sentAt: now, ...letter });
    }
    await tx
      .updateTable('billing_mails')
      .set({ status: goesOut ? 'sent' : 'dropped', decided_at: now })
      .where('id', '=', mailId)
      .execute();
  });
}

type Waiting = {
  kind: BillingMailKind;
  subject_id: string;
  first_name: string;
  email: string;
  is_active: boolean;
};

async function waitingMail(tx: Tx, mailId: string): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select m.kind, m.subject_id, a.first_name, a.email, a.is_active
    from billing_mails m join businesses b on b.id = m.business_id join accounts a on a.id = b.owner_id
    where m.id = ${mailId} and m.status = 'queued'
    for update of m
  `.execute(tx);
  return rows[0];
}

/** The change that a row of history says a bank did not pay. An old process beside this one notes the moment only. */
const BOUNCED = sql`left join lateral (
    select i.package, i.gross_pence from payment_intents i
    where i.subscription_id = s.id
      and (i.bounced_by = h.id or (i.bounced_by is null and i.bounced_at = h.created_at))
    order by i.created_at desc limit 1
  ) c on true`;

/** Where the subject of a mail is, and what hangs on it. */
const SUBJECTS = {
  change: sql`subscription_history h join subscriptions s on s.id = h.subscription_id
    left join payments p on false left join credit_notes n on false ${BOUNCED} where h.id`,
  payment: sql`payments p join subscriptions s on s.id = p.subscription_id
    left join subscription_history h on false left join credit_notes n on false ${BOUNCED} where p.id`,
  returned: sql`credit_notes n join payments p on p.id = n.payment_id join subscriptions s on s.id = p.subscription_id
    left join subscription_history h on false ${BOUNCED} where n.id`,
  // A purchase has no subscription yet.
  refused: sql`payment_intents r left join subscriptions s on s.id = r.subscription_id left join payments p on false
    left join credit_notes n on false left join subscription_history h on false ${BOUNCED} where r.id`,
};

/** Every kind of mail about money. */
export const BILLING_MAILS = Object.keys(SUBJECTS);

async function factsOf(tx: Tx, { kind, subject_id, first_name }: Waiting): Promise<LetterFacts> {
  const { rows } = await sql<LetterFacts>`
    select ${kind} as kind, ${first_name} as first_name, h.from_status, h.to_status, h.reason,
      coalesce(h.package, s.package) as package, s.next_package, s.method, s.gross_pence, s.net_pence, s.vat_pence,
      s.paid_through, s.past_due_since, s.cancels_at, s.is_payment_pending, s.next_payment_at,
      p.gross_pence as paid_pence, p.vat_pence as paid_vat_pence, p.what, p.taken_at,
      (select i.number from invoices i where i.payment_id = p.id) as invoice,
      n.gross_pence as returned_pence, n.number as credit_note,
      c.package as bounced_to, c.gross_pence as bounced_pence, s.bounced_package, s.id is not null as is_bought
    from ${SUBJECTS[kind]} = ${subject_id}
  `.execute(tx);
  const [facts] = rows;
  if (!facts) throw new Error('a mail is about nothing');
  return facts;
}
