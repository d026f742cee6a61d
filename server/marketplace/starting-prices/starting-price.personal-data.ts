import { sql } from 'kysely';
import { ownedBy } from '../actors.ts';
import { type Declared, exported, gone, ofBusiness } from '../personal-data.ts';

export const startingPriceData: Declared<'starting_prices'> = {
  starting_prices: {
    of: ofBusiness(),
    onErasure: 'rows go',
    columns: { pence: exported(gone) },
    copy: {
      section: 'startingPrices',
      as: 'p',
      looksUp: { service: sql`s.name` },
      from: (id) => sql`starting_prices p join services s on s.id = p.service_id
        where p.business_id in ${ownedBy(id)}`,
      order: sql`p.business_id, s.name`,
    },
    retention: { keeps: 'with its account', because: 'what the business says of its prices' },
  },
};
