import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import { type RowOf, select } from '../../platform/db/select-list.ts';

const publicProfile = {
  id: sql<string>`b.id`,
  changed_at: sql<Date>`greatest(b.created_at, b.newest_review_at)`,
};

export type PublicProfile = RowOf<typeof publicProfile>;

/** Public profiles by id, from one on; changed when they were made or last reviewed. */
export async function publicProfiles(
  db: Db,
  part: { from: string | null; isAfter: boolean; size: number },
): Promise<PublicProfile[]> {
  const { from, isAfter, size } = part;
  const fromHere = isAfter
    ? sql`b.id > ${from}::uuid`
    : sql`(${from}::uuid is null or b.id >= ${from}::uuid)`;
  const { rows } = await select(publicProfile)`
    from businesses b join accounts a on a.id = b.owner_id and a.is_active
    where ${fromHere} order by b.id limit ${size}
  `.execute(db);
  return rows;
}

/** The first business of every part of so many public profiles. */
export async function startsOfParts(db: Db, size: number): Promise<string[]> {
  const { rows } = await select({ id: sql<string>`id` })`
    from (
      select b.id, row_number() over (order by b.id) as place
      from businesses b join accounts a on a.id = b.owner_id and a.is_active
    ) listed where (place - 1) % ${size} = 0 order by id
  `.execute(db);
  return rows.map((row) => row.id);
}

export async function countProfiles(db: Db): Promise<number> {
  const { rows } = await select({ count: sql<number>`count(*)` })`
    from businesses b join accounts a on a.id = b.owner_id and a.is_active
  `.execute(db);
  return Number(rows[0]?.count ?? 0);
}
