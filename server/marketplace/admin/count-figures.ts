import { type RawBuilder, sql } from 'kysely';
import { FIGURE_MONTHS, type FigureKey } from '../../../contract/admin-figures.ts';
import { CLOSED_REASONS } from '../../../contract/words.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { inTransaction, type Reader } from '../../platform/db/db.ts';
import type { Market } from '../action.ts';

type Counting = Pick<Market, 'db' | 'clock'>;

/**
 * Counts all figures of the desk from the tables, unless that was done less than `maxAgeMs` ago. One process counts at a time;
 * a second waits and finds it done. Whoever reads meanwhile, or after a count that failed, sees the figures of before.
 */
export async function countFigures({ db, clock }: Counting, maxAgeMs: number): Promise<void> {
  const isYoung = async (reader: Reader) => {
    const at = await countedAt(reader);
    return at !== null && at.getTime() > clock.now().getTime() - maxAgeMs;
  };
  if (await isYoung(db)) return;
  await inTransaction(db, async (tx) => {
    // Counting a large market may take longer than a request is given, and so may waiting for who counts.
    await sql`set local statement_timeout = '60s'`.execute(tx);
    await sql`set local lock_timeout = '60s'`.execute(tx);
    await sql`lock table figures in share row exclusive mode`.execute(tx);
    if (await isYoung(tx)) return;
    await tx.deleteFrom('figures').execute();
    await countInto(clock.now()).execute(tx);
  });
}

/** When the figures were counted; nothing before the first time. */
async function countedAt(db: Reader): Promise<Date | null> {
  const row = await db.selectFrom('figures').select('counted_at').limit(1).executeTakeFirst();
  return row?.counted_at ?? null;
}

/** SQL: one statement, so that all figures are of one moment. */
const countInto = (now: Date) => sql`
  insert into figures (name, period, value, counted_at)
  select name, period, value, ${now}::timestamptz from (${sql.join([...monthly(now), TOTALS], sql` union all `)}) counted
  where value is not null`;

/** SQL: what was added in each month, deleted since or not, so that past months stay as they were. */
const monthly = (now: Date): RawBuilder<unknown>[] => {
  const since = firstMonth(now);
  return [
    byMonth(['customers', 'businesses'], accountsAdded(since)),
    byMonth(
      ['jobs', 'hired', 'first_quote', 'quoted_in_a_day', ...CLOSED_REASONS],
      jobsAdded(since, new Date(now.getTime() - DAY_MS)),
    ),
    byMonth(['quotes'], quotesAdded(since)),
    byMonth(['subscriptions'], subscriptionsAdded(since)),
    byMonth(['revenue'], revenueOf(since)),
  ];
};

/** When the first month of the chart began; UTC, as everything. */
const firstMonth = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - FIGURE_MONTHS + 1));

const monthOf = (moment: RawBuilder<unknown>) => sql`date_trunc('month', ${moment} at time zone 'UTC')`;

/** SQL: the columns of a query with a row for each month, each value as a row of its own. */
const byMonth = (names: readonly FigureKey[], rows: RawBuilder<unknown>) => sql`
  select each.name, to_char(months.month, 'YYYY-MM') as period, each.value
  from (${rows}) months cross join lateral (
    values ${sql.join(names.map((name) => sql`(${sql.lit(name)}, months.${sql.ref(name)}::float8)`))}
  ) each (name, value)`;

const accountsAdded = (since: Date) => sql`
  select ${monthOf(sql`created_at`)} as month, count(*) filter (where role = 'customer') as customers,
    count(*) filter (where role = 'business') as businesses
  from accounts where created_at >= ${since} group by 1`;

/** SQL: shares and the median belong to the month in which the job was posted. Nobody can say yet what a job's first day brings. */
const jobsAdded = (since: Date, dayAgo: Date) => sql`
  select ${monthOf(sql`j.created_at`)} as month, count(*) as jobs,
    round(100.0 * count(*) filter (where j.ask_status = 'awarded') / count(*)) as hired,
    round((percentile_cont(0.5) within group (
      order by extract(epoch from q.first_at - j.created_at) / 3600))::numeric, 1) as first_quote,
    round(100.0 * count(*) filter (where j.created_at <= ${dayAgo} and q.first_at <= j.created_at + interval '24 hours')
      / nullif(count(*) filter (where j.created_at <= ${dayAgo}), 0)) as quoted_in_a_day,
    ${sql.join(CLOSED_REASONS.map((reason) => sql`count(*) filter (where ${closedFor(reason)}) as ${sql.ref(reason)}`))}
  from jobs j left join (select job_id, min(created_at) as first_at from quotes group by job_id) q on q.job_id = j.id
  where j.created_at >= ${since} group by 1`;

const closedFor = (reason: string) => sql`j.closed_reason = ${sql.lit(reason)}`;

const quotesAdded = (since: Date) => sql`
  select ${monthOf(sql`created_at`)} as month, count(*) as quotes from quotes where created_at >= ${since} group by 1`;

const subscriptionsAdded = (since: Date) => sql`
  select ${monthOf(sql`created_at`)} as month, count(*) as subscriptions
  from subscriptions where created_at >= ${since} and status <> 'not_subscribed' group by 1`;

/**
 * SQL: net, as an accountant books it: each invoice in the month of its tax point, which is the day its money was taken, and
 * each credit note in the month in which it was issued. Each invoice is paid: it is issued when the money is here.
 */
const revenueOf = (since: Date) => sql`
  select ${monthOf(sql`at`)} as month, sum(net_pence) / 100.0 as revenue from (
    select p.taken_at as at, p.net_pence from invoices i join payments p on p.id = i.payment_id
    union all
    select issued_at, -net_pence from credit_notes
  ) papers where at >= ${since} group by 1`;

const total = (name: FigureKey, rows: RawBuilder<unknown>) => sql`
  select ${sql.lit(name)} as name, 'all' as period, count(*)::float8 as value from ${rows}`;

/** SQL: what there is now: as many as the list behind the figure has. */
const TOTALS = sql.join(
  [
    total('customers', sql`found_accounts where role = 'customer'`),
    total('businesses', sql`found_accounts where role = 'business'`),
    total('jobs', sql`jobs where deleted_at is null`),
    total('subscriptions', sql`subscriptions where status = 'active'`),
    total('quotes', sql`quotes`),
    ...CLOSED_REASONS.map((reason) =>
      total(reason, sql`jobs j where j.deleted_at is null and ${closedFor(reason)}`),
    ),
  ],
  sql` union all `,
);
