import { sql } from 'kysely';
import { ownedBy } from '../actors.ts';
import { type Declared, each, exported, gone } from '../personal-data.ts';

/** A block is in the copy of the side that made it. The other side is not told of it, so it is in no copy of theirs. */
export const blockData: Declared<'blocks'> = {
  blocks: {
    of: { rows: ({ id }) => sql`(customer_id = ${id} or business_id in ${ownedBy(id)})` },
    onErasure: 'rows go',
    columns: each(['side', 'created_at'], exported(gone)),
    copy: {
      section: 'blocks',
      as: 'k',
      looksUp: {
        blocked: sql`case k.side when 'customer' then b.name else c.first_name || ' ' || c.last_name end`,
      },
      from: (
        id,
      ) => sql`blocks k join businesses b on b.id = k.business_id join accounts c on c.id = k.customer_id
        where (k.side = 'customer' and k.customer_id = ${id})
          or (k.side = 'business' and k.business_id in ${ownedBy(id)})`,
      order: sql`k.created_at`,
    },
    retention: {
      keeps: 'with its account',
      because: 'until it is taken back, or either of the two deletes their account',
    },
  },
};
