import { sql } from 'kysely';
import { ownedBy } from '../actors.ts';
import type { Owner } from '../personal-data.ts';

/** Rows that go by the quote of a business, with `quote_id`. */
export const ofOwnQuotes: Owner = {
  rows: ({ id }) => sql`quote_id in (select q.id from quotes q where q.business_id in ${ownedBy(id)})`,
};
