import { sql } from 'kysely';
import { type Declared, each, exported, kept, ofAccount } from '../personal-data.ts';

export const consentData: Declared<'consents'> = {
  consents: {
    of: ofAccount('account_id'),
    onErasure: 'rows stay',
    columns: each(
      ['purpose', 'channel', 'is_given', 'wording', 'source', 'created_at'],
      exported(kept('proves that what was sent was agreed to')),
    ),
    copy: {
      section: 'consents',
      as: 'c',
      from: (id) => sql`consents c where c.account_id = ${id}`,
      order: sql`c.created_at`,
    },
    retention: {
      keeps: 'for ever',
      because: 'proves that what was sent was agreed to; rows are never changed',
    },
  },
};
