import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import { select } from '../../platform/db/select-list.ts';

/** What the licences of the post code tables in use want to be shown; nothing for the built-in one. */
export async function creditLines(db: Db): Promise<{ lines: string[] }> {
  const { rows } = await select({ credits: sql<string[]>`credits` }, sql`/* prepared: attribution */`)`
    from postcode_sources order by loaded_at, source
  `.execute(db);
  return { lines: [...new Set(rows.flatMap(({ credits }) => credits))] };
}
