import { sql } from 'kysely';
import type { Tx } from '../../platform/db/db.ts';
import type { BusinessId } from '../../platform/ids.ts';
import { kind, type Kinds, subjectOf } from '../outbox/index.ts';
import { composeBillingMail, isOutdated } from './billing-mail-words.ts';
import { BILLING_MAILS, type BillingMailKind, kindInOutbox } from './billing-mail.ts';
import type { BillingMailFacts } from './billing-mail-facts.ts';

/** What a business is mailed about its subscription and its payments: to anybody who owns it by then. */
const billingMail = (name: BillingMailKind) =>
  kind<Mail>({
    async facts({ tx }, waiting) {
      const owner = await ownerOf(tx, waiting.business_id);
      return (
        owner && {
          owner,
          facts: await factsOf(tx, { first_name: owner.first_name, kind: name, id: subjectOf(waiting) }),
        }
      );
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
type Owner = {
  id: BusinessId;
  name: string;
  acts_for_others: boolean;
  first_name: string;
  email: string;
  is_active: boolean;
};

const ownerOf = (tx: Tx, businessId: BusinessId | null): Promise<Owner | undefined> =>
  tx
    .selectFrom('businesses as b')
    .innerJoin('accounts as a', 'a.id', 'b.owner_id')
    .where('b.id', '=', businessId)
    .select(['b.id', 'b.name', 'a.first_name', 'a.email', 'a.is_active'])
    .select((of) =>
      of
        .exists(of.selectFrom('memberships as m').whereRef('m.account_id', '=', 'a.id').select('m.role'))
        .$castTo<boolean>()
        .as('acts_for_others'),
    )
    .executeTakeFirst();

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

type Asked = { kind: BillingMailKind; id: string; first_name: string };

async function factsOf(tx: Tx, { kind: name, id, first_name }: Asked): Promise<BillingMailFacts> {
  const { rows } = await sql<BillingMailFacts>`
    select ${name} as kind, ${first_name} as first_name, h.from_status, h.to_status, h.reason,
      coalesce(h.package, s.package) as package, s.next_package, s.method, s.gross_pence, s.net_pence, s.vat_pence,
      s.paid_through, s.past_due_since, s.cancels_at, s.is_payment_pending, s.next_payment_at,
      p.gross_pence as paid_pence, p.vat_pence as paid_vat_pence, p.what, p.taken_at,
      (select i.number from invoices i where i.payment_id = p.id) as invoice,
      n.gross_pence as returned_pence, n.number as credit_note,
      c.package as bounced_to, c.gross_pence as bounced_pence, s.bounced_package, s.id is not null as is_bought
    from ${SUBJECTS[name]} = ${id}
  `.execute(tx);
  const [facts] = rows;
  if (!facts) throw new Error('a mail is about nothing');
  return facts;
}
