import { sql } from 'kysely';
import { ownedBy } from '../actors.ts';
import { becomes, type Declared, each, exported, kept, ofBusiness, ofCustomer } from '../personal-data.ts';
import { years } from '../retention.ts';

const PROOF = kept('what was agreed on, without names and words, and what they hash to');

/** One can be sued on a contract for six years (Limitation Act 1980, section 5), and the work takes up to one before. */
const PROVABLE = years(7);

export const agreementData: Declared<'agreement_offers' | 'agreements'> = {
  agreements: {
    of: ofCustomer(),
    onErasure: 'rows stay',
    columns: {
      customer_words: exported(becomes(sql`null`)),
      ...each(['made_at', 'terms', 'hash'], exported(PROOF)),
      customer_words_hash: PROOF,
    },
    copy: {
      section: 'agreements',
      as: 'a',
      from: (id) => sql`agreements a where a.customer_id = ${id}`,
      order: sql`a.made_at`,
    },
    retention: { keeps: PROVABLE, since: 'made_at', because: 'as long as one can be sued on it' },
  },
  agreement_offers: {
    of: ofBusiness(),
    onErasure: 'rows stay',
    columns: { words: exported(becomes(sql`null`)), words_hash: PROOF },
    copy: {
      section: 'agreementOffers',
      as: 'o',
      looksUp: { terms: sql`a.terms`, hash: sql`a.hash` },
      from: (id) => sql`agreement_offers o join agreements a on a.engagement_id = o.engagement_id
        where o.business_id in ${ownedBy(id)}`,
      order: sql`a.made_at`,
    },
    retention: { keeps: 'for ever', because: 'it goes with its agreement' },
  },
};
