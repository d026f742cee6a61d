import { sql } from 'kysely';
import { NEW_DAYS, VISIT_HOURS } from '../../../contract/counted.ts';
import { SEEN_TABS, type SeenTab } from '../../../contract/words.ts';
import type { Actor } from '../../platform/actor.ts';
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db/db.ts';
import { preparedOnce, type Slots } from '../../platform/db/prepared-statements.ts';
import { select } from '../../platform/db/select-list.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import type { Looked, Since } from '../dashboard-part.ts';

type Whose = { accountId: UserId; businessId: BusinessId | null };

const columns = {
  tab: sql<SeenTab>`tab`,
  looked_at: sql<Date>`looked_at`,
  visit_since: sql<Date | null>`visit_since`,
  noted_at: sql<Date | null>`noted_at`,
  opened: sql<string[]>`opened`,
};

const looks = preparedOnce(
  'dashboard-looks',
  ({ accountId, businessId }: Slots<Whose>) => select(columns)`
  from dashboard_looks
  where account_id = ${accountId} and business_id is not distinct from ${businessId}::uuid`,
);

/**
 * Since when things are new to somebody: since they last looked, and in this visit since the look before it; never for longer
 * than `NEW_DAYS`. Those are whole days, so the answer to somebody who has not looked stays the same all day.
 */
export async function looksOf(db: Reader, actor: Actor, now: Date): Promise<Looked> {
  const rows = await looks(db, { accountId: actor.userId, businessId: actor.businessId });
  const seen = new Map(rows.map((row) => [row.tab, row]));
  const oldest = new Date((Math.floor(now.getTime() / DAY_MS) - NEW_DAYS) * DAY_MS);
  const since = (moment: Date | null | undefined) => (moment && moment > oldest ? moment : oldest);
  const perTab = (how: (tab: SeenTab) => Date) =>
    Object.fromEntries(SEEN_TABS.map((tab) => [tab, how(tab)])) as Since;
  const isVisiting = (noted: Date | null | undefined) => noted && noted > visitBefore(now);
  return {
    since: perTab((tab) => since(seen.get(tab)?.looked_at)),
    visit: perTab((tab) => {
      const look = seen.get(tab);
      return since(isVisiting(look?.noted_at) ? look?.visit_since : look?.looked_at);
    }),
    opened: seen.get('leads')?.opened ?? [],
  };
}

/** A visit whose last look was before this moment is over. */
const visitBefore = (now: Date) => new Date(now.getTime() - VISIT_HOURS * HOUR_MS);

type Look = { actor: Actor; tab: SeenTab; upTo: Date | null; opened: readonly string[]; now: Date };

/** How many opened leads are kept, the latest ones: nobody has more new leads. */
const MOST_OPENED = 200;

/** The last look of somebody who has opened a lead and not yet seen the list. */
const NEVER = new Date(0);

/** Notes how far somebody has seen a tab, and what they opened; a look never goes back. Answers whether anything was added. */
export async function noteLook(tx: Tx, { actor, tab, upTo, opened, now }: Look): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into dashboard_looks as d (account_id, business_id, tab, looked_at, noted_at, opened)
    values (${actor.userId}, ${actor.businessId}, ${tab}, ${upTo ?? NEVER}, ${now}, ${opened}::uuid[])
    on conflict (account_id, business_id, tab) do update set
      visit_since = case when d.noted_at > ${visitBefore(now)} then d.visit_since else d.looked_at end,
      looked_at = greatest(d.looked_at, excluded.looked_at),
      noted_at = excluded.noted_at,
      opened = (excluded.opened || d.opened)[1:${sql.lit(MOST_OPENED)}]
      where d.looked_at < excluded.looked_at or not excluded.opened <@ d.opened
  `.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}
