import { sql } from 'kysely';
import { ownedBy } from '../actors.ts';
import { type Declared, each, exported, gone, ofBusiness } from '../personal-data.ts';

export const workPictureData: Declared<'work_pictures'> = {
  work_pictures: {
    of: ofBusiness(),
    onErasure: 'rows go',
    columns: each(['file_id', 'text', 'created_at'], exported(gone)),
    copy: {
      section: 'workPictures',
      as: 'p',
      looksUp: { service: sql`s.name` },
      from: (id) => sql`work_pictures p left join services s on s.id = p.service_id
        where p.business_id in ${ownedBy(id)}`,
      order: sql`p.business_id, p.position`,
    },
    retention: { keeps: 'with its account', because: 'what the business shows of its work' },
  },
};
