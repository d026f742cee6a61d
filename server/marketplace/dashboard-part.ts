import { type RawBuilder, sql } from 'kysely';
import { COUNTED_TO } from '../../contract/counted.ts';
import type { DashboardNews, Wait } from '../../contract/dashboard.ts';
import type { CountedTab, SeenTab } from '../../contract/words.ts';
import type { Actor } from '../platform/actor.ts';
import type { Reader } from '../platform/db/db.ts';

/** Since when things on a tab are new to somebody. */
export type Since = Record<SeenTab, Date>;

/**
 * What somebody has seen. `since`: their last look at each tab, for the numbers on the tabs. `visit`: the look before this
 * visit, for what waits on the first tab. `opened`: the leads that they have opened.
 */
export type Looked = { since: Since; visit: Since; opened: readonly string[] };

export type AtDashboard = Looked & { actor: Actor; now: Date };

/** How much is new on a tab, and the moment of the newest of it where looking at the tab is enough. */
export type Tally = { count: number; newest: Date | null };

/** What a feature says of its records on somebody's dashboard: what is new on tabs, and what waits. */
export type DashboardPart = {
  tabs?: Partial<Record<CountedTab, Tally>>;
  waits?: Partial<Record<Wait, number>>;
  newLeads?: DashboardNews['newLeads'];
  trackRecord?: DashboardNews['trackRecord'];
};

export type SaysAtDashboard = (db: Reader, asked: AtDashboard) => Promise<DashboardPart>;

/** SQL: how many rows there are, as far as anybody counts. */
export const counted = (rows: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from (${rows} limit ${sql.lit(COUNTED_TO)}) n)`;
