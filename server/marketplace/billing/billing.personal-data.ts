import { sql } from 'kysely';
import { ownedBy } from '../actors.ts';
import { type Declared, each, exported, kept, notPersonal, ofBusiness } from '../personal-data.ts';
import { paymentData } from './charges/payment.personal-data.ts';
import { days } from '../retention.ts';

const FIGURES = kept('figures of the books, in ids');
const ofBooks = { of: ofBusiness(), onErasure: 'rows stay' } as const;
const ofNobody = { of: null, onErasure: 'rows stay' } as const;

/** What a business has bought stays in the books, with the ids under which its provider knows it. */
export const billingData: Declared<
  | 'credit_note_numbers'
  | 'endings'
  | 'invoice_numbers'
  | 'packages'
  | 'payment_flags'
  | 'promo_codes'
  | 'promo_redemptions'
  | 'subscription_history'
  | 'subscriptions'
  | 'webhook_events'
> &
  typeof paymentData = {
  subscriptions: {
    ...ofBooks,
    columns: {
      ...each(['package', 'next_package', 'status', 'method', 'net_pence'], exported(FIGURES)),
      ...each(['vat_pence', 'gross_pence', 'vat_rate', 'promo_code', 'promo_percentage'], exported(FIGURES)),
      ...each(['paid_through', 'next_payment_at', 'past_due_since', 'cancels_at'], exported(FIGURES)),
      ...each(['accepted_terms_at', 'created_at'], exported(FIGURES)),
      ...each(
        ['provider', 'provider_ref', 'provider_customer'],
        kept('the provider’s ids of what was bought'),
      ),
      ...each(['needs_attention', 'bounced_package'], FIGURES),
    },
    copy: {
      section: 'subscriptions',
      as: 's',
      from: (id) => sql`subscriptions s where s.business_id in ${ownedBy(id)}`,
      order: sql`s.created_at`,
    },
    retention: { keeps: 'for ever', because: 'what the provider tells later is held against it' },
  },
  subscription_history: {
    of: {
      rows: ({ id }) =>
        sql`subscription_id in (select s.id from subscriptions s where s.business_id in ${ownedBy(id)})`,
    },
    onErasure: 'rows stay',
    columns: each(['from_status', 'to_status', 'package', 'reason', 'created_at'], exported(FIGURES)),
    copy: {
      section: 'subscriptionHistory',
      as: 'h',
      from: (id) => sql`subscription_history h join subscriptions s on s.id = h.subscription_id
        where s.business_id in ${ownedBy(id)}`,
      order: sql`h.created_at, h.id`,
    },
    retention: { keeps: 'for ever', because: 'how a subscription came to be as it is; a few rows a year' },
  },
  ...paymentData,
  endings: {
    ...ofNobody,
    columns: { reference: kept('until the provider has confirmed the end') },
    retention: { keeps: 'for ever', because: 'a row goes when the provider has confirmed the end' },
  },
  payment_flags: {
    ...ofBooks,
    columns: each(['why', 'reference'], FIGURES),
    retention: { keeps: 'for ever', because: 'what an admin decided about money' },
  },
  promo_redemptions: {
    ...ofBooks,
    columns: {},
    retention: { keeps: 'for ever', because: 'a code is taken up once by a business, however long ago' },
  },
  webhook_events: {
    ...ofNobody,
    columns: each(['provider', 'event_id', 'type', 'about', 'status'], notPersonal('ids of the provider')),
    retention: {
      keeps: days(90),
      since: 'settled_at',
      because: 'a provider sends an event again for three days at most; one that was not applied stays',
    },
  },
  promo_codes: {
    ...ofNobody,
    columns: each(['name', 'name_key', 'description'], notPersonal('an offer')),
    retention: { keeps: 'for ever', because: 'an offer; what was bought refers to it' },
  },
  packages: {
    ...ofNobody,
    columns: each(['name', 'title'], notPersonal('an offer')),
    retention: { keeps: 'for ever', because: 'a row for each package' },
  },
  invoice_numbers: { ...ofNobody, columns: {}, retention: { keeps: 'for ever', because: 'the last number' } },
  credit_note_numbers: {
    ...ofNobody,
    columns: {},
    retention: { keeps: 'for ever', because: 'the last number' },
  },
};
