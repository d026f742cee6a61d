import { type RawBuilder, sql } from 'kysely';
import { FIGURE_MONTHS, type FigureKey } from '../../../contract/admin-figures.ts';
import { DAY_MS } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { preparedOnce, type Slots, theOnly } from '../../platform/db/prepared-statements.ts';
import { select, selectList } from '../../platform/db/select-list.ts';
import { isTallied, kept } from './tallies.ts';

export type MonthRow = { month: string; value: number | null };

/** SQL: the month of a moment; UTC, as everything. */
const monthOf = (moment: RawBuilder<unknown>) => sql`date_trunc('month', ${moment} at time zone 'UTC')`;

const sum = (tallied: RawBuilder<boolean>) =>
  sql<number>`coalesce(sum(t.count) filter (where ${tallied}), 0)::bigint`;

/** What is kept of a month. */
const keptColumns = {
  // An account that has left since was new all the same, so past months stay as they were.
  customers: sum(isTallied('account', 'customer')),
  businesses: sum(isTallied('account', 'business')),
  // Deleted ones, too.
  jobs: sum(isTallied('job')),
  awarded: sum(isTallied('job', 'awarded')),
  hired_elsewhere: sum(isTallied('closed-job', 'hired_elsewhere')),
  not_needed: sum(isTallied('closed-job', 'not_needed')),
  unanswered: sum(isTallied('closed-job', 'unanswered')),
  quotes: sum(isTallied('quote')),
  quoted: sum(isTallied('first-quote')),
  in_a_day: sum(isTallied('first-quote', 'in-a-day')),
  subscriptions: sum(
    sql<boolean>`${isTallied('subscription')} and not ${isTallied('subscription', 'not_subscribed')}`,
  ),
  // Net, in pence, as an accountant books it: each invoice in the month of its tax point, which is the day its money was
  // taken, and each credit note in the month in which it was issued. Each invoice is paid: it is issued when the money is here.
  pence: sum(isTallied('revenue')),
};

const count = (name: string) => sql<number>`of.${sql.id(name)}`;

const columns = {
  month: sql<string>`to_char(of.month, 'YYYY-MM')`,
  customers: count('customers'),
  businesses: count('businesses'),
  jobs: count('jobs'),
  subscriptions: count('subscriptions'),
  quotes: count('quotes'),
  // The median is kept of a month to which no job's first quote was added since.
  first_quote: sql<number | null>`round(coalesce(
    (select hours from first_quote_medians k where k.month = of.month and k.quotes = of.quoted),
    middle_hours(of.month, of.quoted))::numeric, 1)::float8`,
  quoted_in_a_day: sql<number | null>`
    round(100.0 * (of.in_a_day - fresh.in_a_day) / nullif(of.jobs - fresh.jobs, 0))::float8`,
  hired: sql<number | null>`round(100.0 * of.awarded / nullif(of.jobs, 0))::float8`,
  hired_elsewhere: count('hired_elsewhere'),
  not_needed: count('not_needed'),
  unanswered: count('unanswered'),
  revenue: sql<number>`(of.pence / 100.0)::float8`,
};

/**
 * Of the jobs of the last day nobody can say yet whether they get a quote in 24 hours. Deleted ones have an index of
 * their own.
 */
const firstDays = (dayAgo: RawBuilder<Date>) => sql`
  fresh_jobs as materialized (
    select ${monthOf(sql`created_at`)} as month, count(*) as jobs from (
      select created_at from jobs where deleted_at is null and created_at > ${dayAgo}
      union all
      select created_at from jobs where deleted_at is not null and created_at > ${dayAgo}
    ) of_a_day group by 1
  ),
  fresh_quotes as materialized (
    select month, count(*) as in_a_day from first_quotes
    where job_created_at > ${dayAgo} and quoted_at <= job_created_at + interval '24 hours' group by 1
  )`;

const monthsOf = preparedOnce(
  'admin-figures',
  ({ now, dayAgo }: Slots<{ now: Date; dayAgo: Date }>) => select(
    columns,
    sql`
    with months as materialized (
      select m.month::date from generate_series(
        ${monthOf(sql`(select ${now}::timestamptz)`)} - make_interval(months => ${sql.lit(FIGURE_MONTHS - 1)}),
        ${monthOf(sql`(select ${now}::timestamptz)`)}, interval '1 month') as m (month)
    ),
    summed as materialized (
      select noun, month, traits, sum(count) as count from tallies
      where month >= (select min(month) from months) group by noun, month, traits
    ),
    counted as materialized (
      select m.month, ${selectList(keptColumns)} from months m left join summed t on t.month = m.month
      group by m.month
    ), ${firstDays(sql`(select ${dayAgo}::timestamptz)`)}`,
  )`
    from counted of cross join lateral (
      select
        coalesce((select jobs from fresh_jobs f where f.month = of.month), 0) as jobs,
        coalesce((select in_a_day from fresh_quotes f where f.month = of.month), 0) as in_a_day
    ) fresh order by of.month`,
);

/** Each figure month by month, oldest first, all as of one moment. */
export async function figureMonths(db: Db, now: Date): Promise<Record<FigureKey, MonthRow[]>> {
  const rows = await monthsOf(db, { now, dayAgo: new Date(now.getTime() - DAY_MS) });
  const of = (key: FigureKey): MonthRow[] => rows.map((row) => ({ month: row.month, value: row[key] }));
  return {
    customers: of('customers'),
    businesses: of('businesses'),
    jobs: of('jobs'),
    subscriptions: of('subscriptions'),
    quotes: of('quotes'),
    first_quote: of('first_quote'),
    quoted_in_a_day: of('quoted_in_a_day'),
    hired: of('hired'),
    hired_elsewhere: of('hired_elsewhere'),
    not_needed: of('not_needed'),
    unanswered: of('unanswered'),
    revenue: of('revenue'),
  };
}

const totals = {
  customers: kept(isTallied('found', 'customer')),
  businesses: kept(isTallied('found', 'business')),
  jobs: kept(isTallied('job', 'listed')),
  subscriptions: kept(isTallied('subscription', 'active')),
  quotes: kept(isTallied('quote')),
  hired_elsewhere: kept(isTallied('closed-job', 'hired_elsewhere')),
  not_needed: kept(isTallied('closed-job', 'not_needed')),
  unanswered: kept(isTallied('closed-job', 'unanswered')),
};

const totalsOf = preparedOnce('admin-totals', () => select(totals)``);

/** How many there are in all. */
export const figureTotals = async (db: Db) => theOnly(await totalsOf(db, {}));
