import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { isOneOfSeveral, kind, type Kinds, subjectOf } from '../outbox/index.ts';
import { composeBillingMail, isOutdated } from './billing-mail-words.ts';
import { BILLING_MAILS, type BillingMailKind, kindInOutbox } from './billing-mail.ts';
import type { BillingMailFacts } from './billing-mail-facts.ts';

/** What a business is mailed about its subscription and its payments: to anybody who owns it by then. */
const billingMail = (name: BillingMailKind) =>
  kind<Mail>({
    async facts({ tx }, waiting) {
      const owner = await ownerOf(tx, waiting.business_id);
      if (!owner) return undefined;
      const { first_name } = owner;
      return { owner, facts: await factsOf(tx, { first_name, kind: name, id: subjectOf(waiting) }) };
    },
    isMoot: ({ owner, facts }) => !owner.is_active || isOutdated(facts),
    words: (sending, { owner, facts }) => ({
      to: owner.email,
      ...composeBillingMail(facts, { ...sending, oneOfSeveral: owner.acts_for_others ? owner : null }),
    }),
  });

export const billingMails: Kinds = Object.fromEntries(
  BILLING_MAILS.map((name) => [kindInOutbox(name), billingMail(name)]),
);

type Mail = { owner: Owner; facts: BillingMailFacts };
type Owner = RowOf<typeof ownerColumns>;

const ownerColumns = {
  id: sql<BusinessId>`b.id`,
  name: sql<string>`b.name`,
  first_name: sql<string>`a.first_name`,
  email: sql<string>`a.email`,
  is_active: sql<boolean>`a.is_active`,
  acts_for_others: isOneOfSeveral(sql`a.id`, sql`b.id`),
};

async function ownerOf(tx: Tx, businessId: BusinessId | null): Promise<Owner | undefined> {
  const { rows } = await select(ownerColumns)`
    from businesses b join accounts a on a.id = b.owner_id where b.id = ${businessId}
  `.execute(tx);
  return rows[0];
}

/** The change that a row of history says a bank did not pay. */
const BOUNCED = sql`left join lateral (
    select i.package, i.gross_pence from payment_intents i
    where i.subscription_id = s.id and i.bounced_by = h.id
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

/** SQL: of the subscription `s`, what happened to it `h`, the payment `p`, credit note `n` and bounced change `c`. */
const columns = {
  from_status: sql<string | null>`h.from_status`,
  to_status: sql<string | null>`h.to_status`,
  reason: sql<string | null>`h.reason`,
  package: sql<string>`coalesce(h.package, s.package)`,
  next_package: sql<string | null>`s.next_package`,
  method: sql<string | null>`s.method`,
  gross_pence: sql<number | null>`s.gross_pence`,
  net_pence: sql<number | null>`s.net_pence`,
  vat_pence: sql<number | null>`s.vat_pence`,
  paid_through: sql<Date | null>`s.paid_through`,
  past_due_since: sql<Date | null>`s.past_due_since`,
  cancels_at: sql<Date | null>`s.cancels_at`,
  is_payment_pending: sql<boolean>`s.is_payment_pending`,
  next_payment_at: sql<Date | null>`s.next_payment_at`,
  paid_pence: sql<number | null>`p.gross_pence`,
  paid_vat_pence: sql<number | null>`p.vat_pence`,
  what: sql<string | null>`p.what`,
  taken_at: sql<Date | null>`p.taken_at`,
  invoice: sql<number | null>`(select i.number from invoices i where i.payment_id = p.id)`,
  returned_pence: sql<number | null>`n.gross_pence`,
  credit_note: sql<number | null>`n.number`,
  bounced_to: sql<string | null>`c.package`,
  bounced_pence: sql<number | null>`c.gross_pence`,
  bounced_package: sql<string | null>`s.bounced_package`,
  is_bought: sql<boolean>`s.id is not null`,
};

type Asked = { kind: BillingMailKind; id: string; first_name: string };

async function factsOf(tx: Tx, { kind: name, id, first_name }: Asked): Promise<BillingMailFacts> {
  const { rows } = await select(columns)`from ${SUBJECTS[name]} = ${id}`.execute(tx);
  const [facts] = rows;
  if (!facts) throw new Error('a mail is about nothing');
  return { kind: name, first_name, ...facts };
}
