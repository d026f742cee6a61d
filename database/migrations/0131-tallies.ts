import { type Kysely, type RawBuilder, sql } from 'kysely';

/**
 * Counts that the admin area shows, kept where they are read: what is counted, in which month it was added, and what is
 * true of it. Triggers add a row for each change, with 1 or -1, and a duty sums them (sumTallies): a counter would make
 * everybody wait who writes to the same table. Nobody writes to the counted tables while they are counted (some seconds
 * for a million jobs).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`
    create table tallies (
      id bigint generated always as identity primary key,
      noun text not null,
      month date,
      traits text[] not null,
      count bigint not null,
      is_summed boolean not null default false
    )`.execute(db);
  await sql`create index tallies_noun on tallies (noun)`.execute(db);
  const tables = [...COUNTED.map(({ table }) => table), 'invoices', 'credit_notes', 'payments'];
  await sql`
    lock table ${sql.join([...new Set(tables)].map((table) => sql.table(table)))}
    in share row exclusive mode`.execute(db);
  await sql`
    create view tallies_counted as
      ${sql.join([...COUNTED.map(allOf), revenue, refunds], sql` union all `)}`.execute(db);
  await sql`
    insert into tallies (noun, month, traits, count, is_summed)
      select noun, month, traits, count, true from tallies_counted`.execute(db);
  for (const counted of COUNTED) await keep(db, counted);
  await keepRevenue(db);
  await sums(db);
  await keepMedians(db);
}

type Counted = {
  noun: string;
  table: string;
  /** The moment whose month it is, if it belongs to one. */
  at: string | null;
  /** The columns by which it is counted, and the traits that they make of a row. */
  by: string[];
  traits: (row: string) => string;
  /** What is not counted at all. */
  where?: (row: string) => string;
};

const eitherOr = (is: string, yes: string, no: string) => `case when ${is} then '${yes}' else '${no}' end`;
const onOrOff = (row: string) => eitherOr(`${row}.is_active`, 'on', 'off');

const COUNTED: Counted[] = [
  // Somebody who has left was new all the same.
  { noun: 'account', table: 'accounts', at: 'created_at', by: ['role'], traits: (row) => `${row}.role` },
  {
    noun: 'found',
    table: 'found_accounts',
    at: 'created_at',
    by: ['role', 'is_active', 'is_verified'],
    traits: (row) =>
      `${row}.role, ${onOrOff(row)}, ${eitherOr(`${row}.is_verified`, 'verified', 'unverified')}`,
  },
  {
    noun: 'job',
    table: 'jobs',
    at: 'created_at',
    by: ['ask_status', 'is_active', 'deleted_at'],
    traits: (row) =>
      `${row}.ask_status, ${onOrOff(row)}, ${eitherOr(`${row}.deleted_at is null`, 'listed', 'deleted')}`,
  },
  {
    noun: 'engagement',
    table: 'engagements',
    at: 'job_created_at',
    by: ['status'],
    traits: (row) => `${row}.status`,
  },
  {
    noun: 'first-quote',
    table: 'first_quotes',
    at: 'job_created_at',
    by: ['quoted_at'],
    traits: (row) => eitherOr(`${row}.hours <= 24`, 'in-a-day', 'later'),
  },
  { noun: 'quote', table: 'quotes', at: 'created_at', by: [], traits: () => '' },
  {
    noun: 'review',
    table: 'reviews',
    at: null,
    by: ['is_visible', 'deleted_at'],
    traits: (row) => eitherOr(`${row}.is_visible`, 'shown', 'hidden'),
    where: (row) => `${row}.deleted_at is null`,
  },
  {
    noun: 'subscription',
    table: 'subscriptions',
    at: 'created_at',
    by: ['status'],
    traits: (row) => `${row}.status`,
  },
  {
    noun: 'category',
    table: 'businesses',
    at: null,
    by: ['category_id'],
    traits: (row) => `${row}.category_id::text`,
    where: (row) => `${row}.category_id is not null`,
  },
  {
    noun: 'service',
    table: 'business_services',
    at: null,
    by: ['service_id'],
    traits: (row) => `${row}.service_id::text`,
  },
  {
    noun: 'audit',
    table: 'audit_log',
    at: null,
    by: [],
    traits: () => '',
    where: (row) => `${row}.subject <> 'request' and ${row}.act <> 'end impersonation'`,
  },
];

const monthOf = (moment: string) => `date_trunc('month', ${moment} at time zone 'UTC')::date`;
const monthIn = ({ at }: Counted, row: string) => (at ? monthOf(`${row}.${at}`) : 'null::date');
const traitsOf = ({ traits }: Counted, row: string) => `array[${traits(row)}]::text[]`;

const allOf = (counted: Counted): RawBuilder<unknown> => sql`
  select ${sql.lit(counted.noun)} as noun, ${sql.raw(monthIn(counted, 'r'))} as month,
    ${sql.raw(traitsOf(counted, 'r'))} as traits, count(*) as count
  from ${sql.table(counted.table)} r where ${sql.raw(counted.where?.('r') ?? 'true')} group by 2, 3`;

/** Each change takes a row away where it was counted, and adds it where it counts now. */
async function keep(db: Kysely<unknown>, counted: Counted): Promise<void> {
  const { noun, table, at, by, where } = counted;
  const tally = sql.id(`tally_${table}`);
  const add = (row: string, count: number) => `
    if ${where?.(row) ?? 'true'} then
      insert into tallies (noun, month, traits, count)
        values ('${noun}', ${monthIn(counted, row)}, ${traitsOf(counted, row)}, ${count});
    end if;`;
  await sql`
    create function ${tally}() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then ${sql.raw(add('old', -1))} end if;
        if tg_op <> 'DELETE' then ${sql.raw(add('new', 1))} end if;
        return null;
      end $$`.execute(db);
  await sql`
    create trigger ${sql.id(`${table}_tallied`)} after insert or delete on ${sql.table(table)}
      for each row execute function ${tally}()`.execute(db);
  const columns = at ? [at, ...by] : by;
  if (columns.length === 0) return;
  const list = (row: string) => sql.raw(columns.map((column) => `${row}.${column}`).join());
  // Not "update of": a trigger of a release before may be what changes the column.
  await sql`
    create trigger ${sql.id(`${table}_tallied_again`)} after update on ${sql.table(table)}
      for each row when (row(${list('old')}) is distinct from row(${list('new')}))
      execute function ${tally}()`.execute(db);
}

// Net revenue in pence: each invoice in the month in which its money was taken, each credit note in that of its issue.
const revenue = sql`
  select 'revenue', ${sql.raw(monthOf('p.taken_at'))}, array[]::text[], sum(p.net_pence)::bigint
  from invoices i join payments p on p.id = i.payment_id group by 2`;
const refunds = sql`
  select 'revenue', ${sql.raw(monthOf('n.issued_at'))}, array['refund'], -sum(n.net_pence)::bigint
  from credit_notes n group by 2`;

async function keepRevenue(db: Kysely<unknown>): Promise<void> {
  const add = (month: string, pence: string, traits: string) =>
    sql.raw(`insert into tallies (noun, month, traits, count)
      select 'revenue', ${monthOf(month)}, array[${traits}]::text[], ${pence}`);
  await sql`
    create function tally_invoices() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          ${add('p.taken_at', '-p.net_pence', '')} from payments p where p.id = old.payment_id;
        else
          ${add('p.taken_at', 'p.net_pence', '')} from payments p where p.id = new.payment_id;
        end if;
        return null;
      end $$`.execute(db);
  await sql`
    create function tally_credit_notes() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          ${add('old.issued_at', 'old.net_pence', `'refund'`)};
        else
          ${add('new.issued_at', '-new.net_pence', `'refund'`)};
        end if;
        return null;
      end $$`.execute(db);
  await sql`
    create function tally_payments() returns trigger language plpgsql as $$
      begin
        if exists (select from invoices where payment_id = new.id) then
          ${add('old.taken_at', '-old.net_pence', '')};
          ${add('new.taken_at', 'new.net_pence', '')};
        end if;
        return null;
      end $$`.execute(db);
  for (const table of ['invoices', 'credit_notes'])
    await sql`
      create trigger ${sql.id(`${table}_tallied`)} after insert or delete on ${sql.table(table)}
        for each row execute function ${sql.id(`tally_${table}`)}()`.execute(db);
  await sql`
    create trigger payments_tallied_again after update on payments
      for each row when ((old.taken_at, old.net_pence) is distinct from (new.taken_at, new.net_pence))
      execute function tally_payments()`.execute(db);
}

/** Of two processes that sum at once the second waits, and finds the rows of the first gone. */
async function sums(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function sum_tallies() returns void language sql as $$
      with gone as (
        delete from tallies where (noun, coalesce(month, '-infinity'), traits) in (
          select noun, coalesce(month, '-infinity'), traits from tallies where not is_summed
        ) returning noun, month, traits, count
      )
      insert into tallies (noun, month, traits, count, is_summed)
        select noun, month, traits, sum(count), true from gone
        group by noun, month, traits having sum(count) <> 0 $$`.execute(db);
}

/** The hours in the middle of the first quotes of a month, looked up in an index; kept as long as no quote is added to it. */
async function keepMedians(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function middle_hours(of_month date, quotes bigint) returns float8 language sql stable as $$
      select avg(hours) from (
        select hours from first_quotes where month = of_month order by hours
        offset greatest(quotes - 1, 0) / 2 limit 2 - quotes % 2
      ) middle $$`.execute(db);
  await sql`
    create function keep_first_quote_medians() returns void language sql as $$
      insert into first_quote_medians (month, quotes, hours)
        select of.month, of.quotes, middle_hours(of.month, of.quotes) from (
          select month, sum(count)::bigint as quotes from tallies where noun = 'first-quote' group by month
        ) of
        where of.quotes > 0 and not exists (
          select from first_quote_medians k where k.month = of.month and k.quotes = of.quotes)
        on conflict (month) do update set quotes = excluded.quotes, hours = excluded.hours $$`.execute(db);
  await sql`select keep_first_quote_medians()`.execute(db);
}
