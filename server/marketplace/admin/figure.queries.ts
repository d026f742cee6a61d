import { type RawBuilder, sql } from 'kysely';
import { FIGURE_MONTHS, type FigureKey } from '../../../contract/admin-figures.ts';
import { DAY_MS } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { type Columns, joined, select, selectList } from '../../platform/db/select-list.ts';

export type MonthRow = { month: string; value: number | null };

/** SQL: the month of a moment; UTC, as everything. */
const monthOf = (moment: RawBuilder<unknown>) => sql`date_trunc('month', ${moment} at time zone 'UTC')`;

/** SQL: the first of the months that are shown, as a moment. */
const first = (now: Date) => sql`
  ((${monthOf(sql`${now}::timestamptz`)} - make_interval(months => ${FIGURE_MONTHS - 1})) at time zone 'UTC')`;

/** What is counted of the rows `from` a table, each in the month of its moment `at`. */
type Source<C extends Columns> = { columns: C; at: RawBuilder<unknown>; from: RawBuilder<unknown> };

/** Values month by month, oldest first. Each source reads its tables once, whatever the months. */
async function byMonth<C extends Columns>(tx: Tx, now: Date, { columns, at, from }: Source<C>) {
  const month = sql<string>`to_char(m.starts, 'YYYY-MM')`;
  const { rows } = await select({ ...joined('of', columns), month })`
    from generate_series(
      ${monthOf(first(now))}, ${monthOf(sql`${now}::timestamptz`)}, interval '1 month'
    ) as m (starts)
    left join (
      select ${monthOf(at)} as starts, ${selectList(columns)} ${from} and ${at} >= ${first(now)} group by 1
    ) of on of.starts = m.starts order by m.starts
  `.execute(tx);
  return rows;
}

/** An account that has left since was new all the same, so past months stay as they were. */
const accounts = {
  columns: {
    customers: sql<number>`count(*) filter (where role = 'customer')`,
    businesses: sql<number>`count(*) filter (where role = 'business')`,
  },
  at: sql`created_at`,
  from: sql`from accounts where role in ('customer', 'business')`,
};

const quotes = {
  columns: { quotes: sql<number>`count(*)` },
  at: sql`created_at`,
  from: sql`from quotes where true`,
};

/** The jobs of a month and what came of them, deleted ones included; for the first day of a job nobody can say. */
const jobs = (now: Date) => {
  const hadItsDay = sql`j.created_at <= ${new Date(now.getTime() - DAY_MS)}`;
  return {
    columns: {
      jobs: sql<number>`count(*)`,
      hired: sql<number>`round(100.0 * count(*) filter (where j.ask_status = 'awarded') / count(*))::float8`,
      quoted_in_a_day: sql<number | null>`
        round(100.0 * count(*) filter (where ${hadItsDay} and first.at <= j.created_at + interval '24 hours')
          / nullif(count(*) filter (where ${hadItsDay}), 0))::float8`,
    },
    at: sql`j.created_at`,
    from: sql`from jobs j left join ${firstQuotes(now)} on first.job_id = j.id where true`,
  };
};

const firstQuotes = (now: Date) => sql`(
  select job_id, min(created_at) as at from quotes where created_at >= ${first(now)} group by job_id
) first`;

/** A median wants its rows in order, so only those that have a quote are asked. */
const hoursToFirstQuote = (now: Date) => ({
  columns: {
    first_quote: sql<number>`round((percentile_cont(0.5) within group (
      order by extract(epoch from first.at - j.created_at) / 3600
    ))::numeric, 1)::float8`,
  },
  at: sql`j.created_at`,
  from: sql`from jobs j join ${firstQuotes(now)} on first.job_id = j.id where true`,
});

/** New subscriptions. */
const subscriptions = {
  columns: { subscriptions: sql<number>`count(*)` },
  at: sql`created_at`,
  from: sql`from subscriptions where status <> 'not_subscribed'`,
};

/**
 * Net revenue in pounds, as an accountant books it: each invoice in the month of its tax point, which is the day its
 * money was taken, and each credit note in the month in which it was issued. Each invoice is paid: it is issued when the
 * money is here.
 */
const revenue = {
  columns: { revenue: sql<number>`(sum(pence) / 100.0)::float8` },
  at: sql`at`,
  from: sql`from (
    select p.taken_at as at, p.net_pence as pence from invoices i join payments p on p.id = i.payment_id
    union all
    select issued_at, -net_pence from credit_notes
  ) papers where true`,
};

/** Counts and sums of a month without any are 0; what is neither has no value then. */
const COUNTED: readonly FigureKey[] = [
  ...(['customers', 'businesses', 'jobs', 'subscriptions', 'quotes', 'revenue'] as const),
];

/** Each figure month by month, all as of one moment. */
export const figureMonths = (db: Db, now: Date): Promise<Record<FigureKey, MonthRow[]>> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      // A year of jobs is sorted and joined: in memory, not on disk. It may take longer than what everybody asks.
      await sql`set local work_mem = '64MB'`.execute(tx);
      await sql`set local statement_timeout = '8s'`.execute(tx);
      return monthsIn(tx, now);
    });

async function monthsIn(tx: Tx, now: Date): Promise<Record<FigureKey, MonthRow[]>> {
  const people = await byMonth(tx, now, accounts);
  const sent = await byMonth(tx, now, quotes);
  const posted = await byMonth(tx, now, jobs(now));
  const answered = await byMonth(tx, now, hoursToFirstQuote(now));
  const bought = await byMonth(tx, now, subscriptions);
  const earned = await byMonth(tx, now, revenue);
  const of = <Key extends FigureKey>(rows: ({ month: string } & Record<Key, number | null>)[], key: Key) =>
    rows.map((row) => ({ month: row.month, value: row[key] ?? (COUNTED.includes(key) ? 0 : null) }));
  return {
    customers: of(people, 'customers'),
    businesses: of(people, 'businesses'),
    jobs: of(posted, 'jobs'),
    subscriptions: of(bought, 'subscriptions'),
    quotes: of(sent, 'quotes'),
    first_quote: of(answered, 'first_quote'),
    quoted_in_a_day: of(posted, 'quoted_in_a_day'),
    hired: of(posted, 'hired'),
    revenue: of(earned, 'revenue'),
  };
}

const totals = {
  customers: sql<number>`(select count(*) from found_accounts where role = 'customer')`,
  businesses: sql<number>`(select count(*) from found_accounts where role = 'business')`,
  jobs: sql<number>`(select count(*) from jobs where deleted_at is null)`,
  subscriptions: sql<number>`(select count(*) from subscriptions where status = 'active')`,
  quotes: sql<number>`(select count(*) from quotes)`,
};

/** How many there are in all. */
export async function figureTotals(db: Db) {
  const { rows } = await select(totals)``.execute(db);
  return rows[0];
}
