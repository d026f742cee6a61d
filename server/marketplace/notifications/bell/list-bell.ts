import type { Actor } from '../../../platform/actor.ts';
import { page, readCursor } from '../../../platform/db/page.ts';
import type { Market } from '../../action.ts';
import { bellEntries, bellGroups } from './bell.queries.ts';
import { groupView } from './bell.views.ts';

/** What happened to the caller, grouped by job. */
export async function listBell({ db }: Market, actor: Actor, query: { cursor?: string | undefined }) {
  const { rows, next } = page(await bellGroups(db, actor, readCursor(query.cursor)));
  const ids = rows.map(({ id }) => id);
  const entries = Map.groupBy(await bellEntries(db, actor, ids), ({ group_id }) => group_id);
  return { groups: rows.map((row) => groupView(row, entries.get(row.id) ?? [], actor)), next };
}
