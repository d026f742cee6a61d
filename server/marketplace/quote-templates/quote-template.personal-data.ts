import { sql } from 'kysely';
import { ownedBy } from '../actors.ts';
import { type Declared, each, exported, gone, ofBusiness } from '../personal-data.ts';

export const quoteTemplateData: Declared<'quote_templates'> = {
  quote_templates: {
    of: ofBusiness(),
    onErasure: 'rows go',
    columns: each(['name', 'contents', 'created_at'], exported(gone)),
    copy: {
      section: 'quoteTemplates',
      as: 't',
      from: (id) => sql`quote_templates t where t.business_id in ${ownedBy(id)}`,
      order: sql`t.business_id, lower(t.name)`,
    },
    retention: { keeps: 'with its account', because: 'what the business quotes again and again' },
  },
};
