import { sql } from 'kysely';
import { PROFILE_WORDS } from '../../../contract/profile-words.ts';
import {
  becomes,
  type Declared,
  each,
  exported,
  kept,
  NOBODY,
  notPersonal,
  ofBusiness,
} from '../personal-data.ts';

const NOTHING = sql`null`;

export const businessData: Declared<'business_services' | 'businesses' | 'service_areas'> = {
  businesses: {
    of: ofBusiness('id'),
    onErasure: 'rows stay',
    columns: {
      name: exported(becomes(`${NOBODY.first} ${NOBODY.last}`)),
      ...each(PROFILE_WORDS, exported(becomes(NOTHING))),
      ...each(['postcode', 'town'], exported(becomes(''))),
      ...each(['lat', 'lng'], exported(becomes(sql`0`))),
      ...each(['outward_lat', 'outward_lng', 'outward_cell'], becomes(sql`0`)),
      ...each(['logo', 'category_id'], becomes(NOTHING)),
      created_at: exported(kept('times')),
      package: notPersonal('what was bought'),
    },
    copy: {
      section: 'business',
      as: 'b',
      looksUp: {
        category: sql`c.name`,
        services: sql`array(select s.name from business_services o join services s on s.id = o.service_id
          where o.business_id = b.id order by s.name)`,
      },
      from: (id) => sql`businesses b left join work_categories c on c.id = b.category_id
        where b.owner_id = ${id}`,
    },
    retention: {
      keeps: 'for ever',
      because: 'what others’ records point at; what describes it goes with the account',
    },
  },
  business_services: {
    of: ofBusiness(),
    onErasure: 'rows go',
    columns: {},
    retention: { keeps: 'with its account', because: 'what the business offers now' },
  },
  /** Worked out again from the business when it has changed. */
  service_areas: {
    of: ofBusiness(),
    onErasure: async () => {},
    columns: { package: notPersonal('what was bought') },
    retention: { keeps: 'with its account', because: 'worked out from the business as it is now' },
  },
};
