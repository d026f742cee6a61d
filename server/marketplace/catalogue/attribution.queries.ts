import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import { preparedOnce } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';

const credits = preparedOnce(
  'attribution',
  () => select({ credits: sql<string[]>`credits` })`from postcode_sources order by loaded_at, source`,
);

/** What the licences of the post code tables in use want to be shown; nothing for the built-in one. */
export async function creditLines(db: Db): Promise<{ lines: string[] }> {
  const rows = await credits(db, {});
  return { lines: [...new Set(rows.flatMap(({ credits }) => credits))] };
}
