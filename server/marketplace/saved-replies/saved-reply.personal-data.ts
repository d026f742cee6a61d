import { sql } from 'kysely';
import { ownedBy } from '../actors.ts';
import { type Declared, each, exported, gone, ofBusiness } from '../personal-data.ts';

export const savedReplyData: Declared<'saved_replies'> = {
  saved_replies: {
    of: ofBusiness(),
    onErasure: 'rows go',
    columns: each(['name', 'body', 'created_at'], exported(gone)),
    copy: {
      section: 'savedReplies',
      as: 's',
      from: (id) => sql`saved_replies s where s.business_id in ${ownedBy(id)}`,
      order: sql`s.business_id, s.position`,
    },
    retention: { keeps: 'with its account', because: 'what the business writes again and again' },
  },
};
