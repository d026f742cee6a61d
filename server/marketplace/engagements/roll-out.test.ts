import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/db/db.ts';
import { contract, waitingContractions } from '../../platform/db/migrate.ts';
import { createLog } from '../../platform/log/log.ts';
import { prepare } from '../../prepare.ts';
import { refusalOf } from '../../testing/api.ts';
import { castOf } from '../../testing/cast.ts';
import { olderDatabase, type TwoUrls } from '../../testing/databases.ts';
import type { Customer } from '../../testing/customer.ts';
import { atEndOfFile } from '../../testing/end-of-file.ts';
import { openSecondProduct, type TestMarket } from '../../testing/market.ts';
import { ReleaseBefore } from '../../testing/release-before.ts';

// While a release rolls out, processes of the release before work on the same database. Here they are played by the
// statements that they send.

const BEFORE = '0077-invitations';
const CONTRACTIONS = [
  '0001-jobs-without-their-outcome',
  '0002-words-that-have-codes',
  '0003-mails-in-the-outbox',
];

let market: TestMarket;
let old: ReleaseBefore;

beforeAll(async () => {
  const urls = await olderDatabase(BEFORE);
  await starts(urls);
  market = await openSecondProduct({ databaseUrl: urls.url, ownerUrl: urls.ownerUrl });
  atEndOfFile(() => market.product.stop());
  old = new ReleaseBefore(market.product.database.pool);
});

const starts = (urls: TwoUrls, write = (_line: string) => undefined as unknown) =>
  prepare({
    databaseUrl: urls.url,
    ownerUrl: urls.ownerUrl,
    platform: 'staging',
    clock: systemClock,
    log: createLog('info', { write }),
  });

/** Carl's job with a quote by Anna and one by Ben. */
async function quotedJob() {
  const { customer, business } = castOf(market);
  const [carl, anna, ben] = await Promise.all([customer(), business(), business()]);
  const job = await carl.posts();
  const quote = await anna.quotes(await anna.lead(), { cost: 120 });
  const other = await ben.quotes(await ben.lead(), { cost: 90 });
  return { carl, anna, ben, job, quote, other };
}

/** What the wire says of a job, and of its winner. */
async function said({ carl, job }: { carl: Customer; job: { id: string } }) {
  const { status, business } = await carl.job(job);
  return [status, business?.id];
}

test('what an old process does with a job, a new one sees and goes on with', async () => {
  const { carl, anna, job, quote, other } = await quotedJob();
  await old.accepts(quote);
  expect(await said({ carl, job })).toEqual(['progress', anna.id]);
  expect(await anna.jobs()).toMatchObject([{ id: job.id, status: 'progress', can: ['finish'], cost: 120 }]);
  expect(await refusalOf(carl.accepts(other))).toBe('job_already_accepted');
  expect(await refusalOf(carl.cancels(job))).toBe('job_cannot_change');
  await old.finishes(job);
  expect(await said({ carl, job })).toEqual(['finished', anna.id]);
  await carl.reviews(job, { rating: 5 });

  const second = await old.posts(job);
  expect(await said({ carl, job: second })).toEqual(['active', undefined]);
  await carl.accepts(await anna.quotes(await anna.lead(), { cost: 80 }));
  expect(await old.sees(second)).toBe('progress won started');

  const third = await old.posts(job);
  await old.cancels(third);
  expect(await said({ carl, job: third })).toEqual(['cancelled', undefined]);
  await old.abandons(second);
  expect(await said({ carl, job: second })).toEqual(['cancelled', anna.id]);
  expect((await anna.jobs('cancelled')).map(({ id }) => id)).toEqual([second.id]);
});

test('what a new process does with a job, an old one sees and goes on with', async () => {
  const { carl, anna, job, quote } = await quotedJob();
  expect(await old.sees(job)).toBe('active');
  await carl.accepts(quote);
  expect(await old.sees(job)).toBe('progress won started');
  await old.finishes(job);
  expect(await said({ carl, job })).toEqual(['finished', anna.id]);

  const second = await quotedJob();
  await second.carl.accepts(second.quote);
  await second.anna.finishes(second.job);
  expect(await old.sees(second.job)).toBe('finished won started ended');
  await expect(old.abandons(second.job)).rejects.toThrow('not where it was');

  const third = await quotedJob();
  await third.carl.cancels(third.job);
  expect(await old.sees(third.job)).toBe('cancelled ended');
  await expect(old.accepts(third.quote)).rejects.toThrow('not where it was');

  const admin = await castOf(market).admin();
  const fourth = await quotedJob();
  await fourth.carl.accepts(fourth.quote);
  await (await admin.api()).removeJob({ params: { id: fourth.job.id }, body: { reason: 'Twice the same' } });
  expect(await old.sees(fourth.job)).toBe('cancelled won started ended');
});

const POSTED = '2026-10-01T08:00:00Z';
const STARTED = '2026-10-02T08:00:00Z';
const ENDED = '2026-10-03T08:00:00Z';

/** Whom these refer to does not matter here: accounts and businesses have changed since. */
const JOBS_OF_BEFORE = `
  insert into jobs (id, job_number, customer_id, category_id, service_id, title, description, property, tier, urgency,
    postcode, outward, town, lat, lng, outward_lat, outward_lng, cell, status, is_offered, open_to_all_from, created_at,
    business_id, started_at, ended_at)
  select gen_random_uuid(), name, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), name, '', 'Other', 'normal',
    'Within a week', 'SE1 9SG', 'SE1', 'London', 51, 0, 51, 0, 1, status, true, '${POSTED}', '${POSTED}',
    case when is_won then gen_random_uuid() end, case when is_won then '${STARTED}'::timestamptz end,
    case when status in ('finished', 'cancelled') then '${ENDED}'::timestamptz end
  from (values ('asked', 'active', false), ('under way', 'progress', true), ('done', 'finished', true),
    ('taken back', 'cancelled', false), ('broken off', 'cancelled', true)) as j (name, status, is_won)`;

/** The winner's, and one that was turned down. */
const QUOTES_OF_BEFORE = `
  insert into quotes (id, lead_id, job_id, business_id, cost_pence, rate_type, status, decided_at, created_at)
  select gen_random_uuid(), gen_random_uuid(), id, coalesce(winner, gen_random_uuid()), 9500, 'Flat',
    case when winner is null then 'rejected' when status = 'cancelled' then 'closed' else 'accepted' end,
    '${STARTED}', '${STARTED}'
  from jobs cross join lateral (values (business_id), (null)) as w (winner) where business_id is not null`;

/** The second migration that writes a row in one transaction would ask for what it refers to. */
const REFERRING_TO_NOTHING = `
  do $$ declare found record; begin
    for found in select conrelid::regclass as its_table, conname from pg_constraint
      where contype = 'f' and conrelid in ('jobs'::regclass, 'quotes'::regclass)
    loop execute format('alter table %s drop constraint %I', found.its_table, found.conname); end loop;
  end $$`;

async function fillBefore({ ownerUrl }: TwoUrls): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const statements = ['set session_replication_role = replica', JOBS_OF_BEFORE, QUOTES_OF_BEFORE];
    for (const statement of [...statements, REFERRING_TO_NOTHING]) await client.query(statement);
  } finally {
    await client.end();
  }
}

test('jobs of the release before get their engagements, and the columns go when the operator says so', async () => {
  const urls = await olderDatabase(BEFORE);
  await fillBefore(urls);
  const log: string[] = [];
  await starts(urls, (line) => log.push(line));
  expect(log.join()).toContain('npm run db:contract');

  const { db, pool, close } = openDatabase(urls.ownerUrl, { size: 2, log: createLog('error') });
  try {
    const asked = async () => (await pool.query(ASKED)).rows.map((row) => wordsOf(row));
    const engaged = async () => (await pool.query(ENGAGED)).rows.map((row) => wordsOf(row));
    const jobs = [
      'asked active',
      'broken off awarded',
      'done awarded',
      'taken back cancelled ended',
      'under way awarded',
    ];
    const work = [
      'broken off cancelled closed ended',
      'done finished accepted ended',
      'under way progress accepted',
    ];
    expect(await asked()).toEqual(jobs);
    expect(await engaged()).toEqual(work);

    expect(await waitingContractions(db)).toEqual(CONTRACTIONS);
    expect(await contract(db)).toEqual(CONTRACTIONS);
    expect([await waitingContractions(db), await contract(db)]).toEqual([[], []]);
    expect([await asked(), await engaged()]).toEqual([jobs, work]);
    await expect(pool.query('select status from jobs')).rejects.toThrow('does not exist');
    log.length = 0;
    await starts(urls, (line) => log.push(line));
    expect(log).toEqual([]);
  } finally {
    await close();
  }
});

const wordsOf = (row: object): string =>
  Object.values(row)
    .filter((value) => value !== null)
    .join(' ');

const ASKED = `
  select title, ask_status, case when cancelled_at = '${ENDED}' then 'ended' end as ended from jobs order by title`;

const ENGAGED = `
  select j.title, e.status, q.status as quote, case when e.ended_at = '${ENDED}' then 'ended' end as ended
  from engagements e join jobs j on j.id = e.job_id join quotes q on q.id = e.quote_id
  where e.started_at = '${STARTED}' and e.business_id = q.business_id order by j.title`;
