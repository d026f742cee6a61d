import { sql } from 'kysely';
import { ownedBy } from '../../actors.ts';
import { type Declared, each, exported, kept, notPersonal, ofBusiness } from '../../personal-data.ts';
import { years } from '../../retention.ts';

const FIGURES = kept('figures of the books, in ids');
const REFERENCES = kept('the provider’s ids of a payment');
const ofBooks = { of: ofBusiness(), onErasure: 'rows stay' } as const;
const BY_LAW = kept('the law asks for six years');
/** What stands with the payment of an invoice or note. */
const PENCE = ['net_pence', 'vat_pence', 'gross_pence'] as const;

export const paymentData: Declared<
  'credit_notes' | 'invoices' | 'ledger_entries' | 'payment_intents' | 'payments'
> = {
  payment_intents: {
    ...ofBooks,
    columns: {
      ...each(
        ['purpose', 'what', 'package', 'method', ...PENCE, 'vat_rate', 'promo_code'],
        exported(FIGURES),
      ),
      ...each(['promo_percentage', 'status', 'created_at', 'decided_at'], exported(FIGURES)),
      ...each(['provider', 'provider_ref', 'redirect_url'], REFERENCES),
      ...each(['comes_back_to', 'cancelled_to'], notPersonal('a path of ours')),
      before_package: FIGURES,
    },
    copy: {
      section: 'purchases',
      as: 'i',
      from: (id) => sql`payment_intents i where i.business_id in ${ownedBy(id)}`,
      order: sql`i.created_at`,
    },
    retention: {
      keeps: 'for ever',
      because: 'prices that were agreed: a charge that the provider tells later is held against them',
    },
  },
  payments: {
    ...ofBooks,
    columns: {
      ...each(['what', 'status', ...PENCE, 'vat_rate', 'promo_code', 'taken_at'], exported(FIGURES)),
      ...each(['provider', 'provider_ref'], REFERENCES),
    },
    copy: {
      section: 'payments',
      as: 'p',
      looksUp: {
        held_pence: sql`(select coalesce(sum(e.pence), 0)::int from ledger_entries e where e.payment_id = p.id)`,
      },
      from: (id) => sql`payments p where p.business_id in ${ownedBy(id)}`,
      order: sql`p.taken_at, p.id`,
    },
    retention: {
      keeps: 'for ever',
      because: 'ids and figures: a payment that the provider lists again must not be booked twice',
    },
  },
  invoices: {
    ...ofBooks,
    columns: {
      ...each(['issued_at', 'sold_to'], exported(BY_LAW)),
      sold_by: notPersonal('the operator'),
    },
    copy: {
      section: 'invoices',
      as: 'i',
      looksUp: {
        number: sql`'INV-' || repeat('0', 6 - length(i.number::text)) || i.number`,
        what: sql`p.what`,
        net_pence: sql`p.net_pence`,
        vat_pence: sql`p.vat_pence`,
        gross_pence: sql`p.gross_pence`,
        vat_rate: sql`p.vat_rate`,
      },
      from: (id) => sql`invoices i join payments p on p.id = i.payment_id
        where i.business_id in ${ownedBy(id)}`,
      order: sql`i.number`,
    },
    retention: {
      keeps: years(7),
      since: 'issued_at',
      // A note is read with its invoice.
      only: sql<boolean>`not exists (select from credit_notes n where n.payment_id = invoices.payment_id)`,
      because: 'six years by law, from the end of the year of the books; after its credit notes',
    },
  },
  credit_notes: {
    ...ofBooks,
    columns: each(['issued_at', 'reason', ...PENCE], exported(BY_LAW)),
    copy: {
      section: 'creditNotes',
      as: 'n',
      looksUp: { number: sql`'CN-' || repeat('0', 6 - length(n.number::text)) || n.number` },
      from: (id) => sql`credit_notes n where n.business_id in ${ownedBy(id)}`,
      order: sql`n.number`,
    },
    retention: { keeps: years(7), since: 'issued_at', because: 'as the invoice' },
  },
  ledger_entries: {
    of: null,
    onErasure: 'rows stay',
    columns: {},
    retention: { keeps: 'for ever', because: 'ids and figures; with its payment' },
  },
};
