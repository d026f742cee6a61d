import { type RawBuilder, sql } from 'kysely';

/** The rows of a file that are read at once. */
export const BATCH = 500;

/** Where a file of a list in the order of its moments goes on: behind the row that was written last. */
export type Behind = { place_id: string; created_at: Date };

/** SQL: what comes behind it. */
export function behindRow(last: Behind | null, sort: 'newest' | 'oldest' = 'newest'): RawBuilder<unknown> {
  if (!last) return sql``;
  const place = sql`(${last.created_at}::timestamptz, ${last.place_id}::uuid)`;
  return sort === 'oldest' ? sql`and (created_at, id) > ${place}` : sql`and (created_at, id) < ${place}`;
}

/** The place behind the last of these rows; nothing where there are none, and the file ends. */
export function placeBehind(rows: readonly { id: string; created_at: Date }[]): Behind | null {
  const last = rows.at(-1);
  return last ? { place_id: last.id, created_at: last.created_at } : null;
}
