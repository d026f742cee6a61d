import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { PROPERTY_WORDS, RATE_WORDS, URGENCY_WORDS } from '../../contract/words.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/db.ts';
import { contract, waitingContractions } from '../platform/db/migrate.ts';
import { createLog } from '../platform/log/log.ts';
import { prepare } from '../prepare.ts';
import { castOf } from '../testing/cast.ts';
import { olderDatabase, type TwoUrls } from '../testing/databases.ts';
import { atEndOfFile } from '../testing/end-of-file.ts';
import { openSecondProduct, type TestMarket } from '../testing/market.ts';
import { ReleaseBefore } from '../testing/release-before.ts';

// While a release rolls out, processes of the release before write and read the words alone, on the same database. Here
// they are played by the statements that they send.

const BEFORE = '0092-quotes-know-their-sender';
const CONTRACTION = '0002-words-that-have-codes';

let market: TestMarket;
let pool: pg.Pool;

beforeAll(async () => {
  const urls = await olderDatabase(BEFORE);
  await starts(urls);
  market = await openSecondProduct({ databaseUrl: urls.url, ownerUrl: urls.ownerUrl });
  atEndOfFile(() => market.product.stop());
  pool = market.product.database.pool;
});

const starts = (urls: TwoUrls) =>
  prepare({
    databaseUrl: urls.url,
    ownerUrl: urls.ownerUrl,
    platform: 'staging',
    clock: systemClock,
    log: createLog('error'),
  });

const rooms = ['hall', 'kitchen', 'bathroom', 'garage', 'yard', 'attic'].values();

/** Carl's job, and Anna's quote on it, which has an hourly rate. */
async function quotedJob() {
  const { customer, business } = castOf(market);
  const [carl, anna] = await Promise.all([customer(), business()]);
  const title = `Tap of the ${rooms.next().value}`;
  const job = await carl.posts({ title, job_type: 'New build', target_job_done: "I'm flexible" });
  const quote = await anna.quotes(await anna.lead(title), { cost: 35, rate: 'Hourly' });
  return { carl, anna, job, quote };
}

test('what an old process writes in words, a new one tells in the same words', async () => {
  const { carl, anna, job } = await quotedJob();
  const old = await new ReleaseBefore(pool).posts(job);
  expect(await carl.job(old)).toMatchObject({ job_type: 'New build', target_job_done: "I'm flexible" });

  await pool.query(`insert into quotes (id, lead_id, job_id, business_id, cost_pence, rate_type, status, created_at)
    select gen_random_uuid(), lead_id, job_id, business_id, 9900, 'Daily', 'rejected', now() from quotes`);
  const { rows } = await pool.query('select rate_code from quotes where cost_pence = 9900');
  expect(rows).toEqual([{ rate_code: 'daily' }]);

  await pool.query(`update jobs set property = 'Bungalow', urgency = 'Within a week' where id = $1`, [
    old.id,
  ]);
  const [lead] = (await anna.leads()).filter(({ job: one }) => one.job_type === 'Bungalow');
  expect(lead?.job.target_job_done).toBe('Within a week');
});

test('what a new process writes in codes, an old one reads in words', async () => {
  const { job, quote } = await quotedJob();
  const written = `
    select j.property, j.property_code, j.urgency, j.urgency_code, q.rate_type, q.rate_code
    from jobs j join quotes q on q.job_id = j.id where j.id = $1 and q.id = $2`;
  const { rows } = await pool.query(written, [job.id, quote.id]);
  expect(rows).toEqual([
    {
      property: 'New build',
      property_code: 'new_build',
      urgency: "I'm flexible",
      urgency_code: 'flexible',
      rate_type: 'Hourly',
      rate_code: 'hourly',
    },
  ]);
  await pool.query(`update jobs set property_code = 'other' where id = $1`, [job.id]);
  expect((await pool.query(written, [job.id, quote.id])).rows).toMatchObject([
    { property: 'Other', urgency: "I'm flexible" },
  ]);
});

const KINDS = [
  { kind: 'property', words: PROPERTY_WORDS, table: 'jobs', word: 'property', code: 'property_code' },
  { kind: 'urgency', words: URGENCY_WORDS, table: 'jobs', word: 'urgency', code: 'urgency_code' },
  { kind: 'rate', words: RATE_WORDS, table: 'quotes', word: 'rate_type', code: 'rate_code' },
];

test.each(KINDS)('every $kind has the same word and code in the database as on the wire', async (one) => {
  await quotedJob();
  const found: [string, unknown, unknown][] = [];
  for (const [code, word] of Object.entries<string>(one.words)) {
    const day = code === 'specific_date' ? 'now()' : 'null';
    const set = async (column: string, value: string) => {
      const dated = one.kind === 'urgency' ? `, wanted_at = ${day}` : '';
      const written = await pool.query<Record<string, string>>(
        `update ${one.table} set ${column} = $1${dated} returning ${one.word}, ${one.code}`,
        [value],
      );
      return written.rows[0] ?? {};
    };
    const byWord = await set(one.word, word);
    const byCode = await set(one.code, code);
    found.push([code, byWord[one.code], byCode[one.word]]);
  }
  expect(found).toEqual(Object.entries(one.words).map(([code, word]) => [code, code, word]));
});

test('the database takes no word and no code that the wire does not know', async () => {
  await quotedJob();
  for (const { table, word, code } of KINDS)
    for (const column of [word, code])
      await expect(pool.query(`update ${table} set ${column} = 'Castle'`)).rejects.toThrow(/violates/);
});

/** Whom these refer to does not matter here. */
const JOBS_OF_BEFORE = `
  insert into jobs (id, job_number, customer_id, category_id, service_id, title, description, property, tier, urgency,
    wanted_at, postcode, outward, town, lat, lng, outward_lat, outward_lng, cell, status, is_offered, open_to_all_from,
    created_at, ask_status)
  select gen_random_uuid(), property, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'A job', '', property,
    'normal', urgency, case when urgency = 'specificDate' then now() end, 'SE1 9SG', 'SE1', 'London', 51, 0, 51, 0, 1,
    'active', true, now(), now(), 'active'
  from (values ('Terraced house', 'As soon as possible'), ('Rental or HMO', 'specificDate')) as j (property, urgency)`;

const QUOTES_OF_BEFORE = `
  insert into quotes (id, lead_id, job_id, business_id, cost_pence, rate_type, status, created_at)
  select gen_random_uuid(), gen_random_uuid(), id, gen_random_uuid(), 9500, 'Flat', 'pending', now() from jobs`;

async function olderWith(statements: string[]): Promise<TwoUrls> {
  const urls = await olderDatabase(BEFORE);
  const client = new pg.Client({ connectionString: urls.ownerUrl });
  await client.connect();
  try {
    for (const statement of ['set session_replication_role = replica', ...statements])
      await client.query(statement);
  } finally {
    await client.end();
  }
  return urls;
}

const CODES = `
  select j.property_code, j.urgency_code, q.rate_code from jobs j join quotes q on q.job_id = j.id order by job_number`;

test('jobs and quotes of the release before get their codes, and the words go when the operator says so', async () => {
  const urls = await olderWith([JOBS_OF_BEFORE, QUOTES_OF_BEFORE]);
  await starts(urls);
  const { db, pool: owner, close } = openDatabase(urls.ownerUrl, { size: 2, log: createLog('error') });
  try {
    const codes = [
      { property_code: 'rental_or_hmo', urgency_code: 'specific_date', rate_code: 'flat' },
      { property_code: 'terraced_house', urgency_code: 'asap', rate_code: 'flat' },
    ];
    expect((await owner.query(CODES)).rows).toEqual(codes);
    expect(await waitingContractions(db)).toContain(CONTRACTION);
    expect(await contract(db)).toContain(CONTRACTION);
    expect((await owner.query(CODES)).rows).toEqual(codes);
    for (const { table, word } of KINDS)
      await expect(owner.query(`select ${word} from ${table}`)).rejects.toThrow('does not exist');
    await starts(urls);
  } finally {
    await close();
  }
});

test('a word of the release before that no list contains stops the update and says why', async () => {
  const urls = await olderWith([JOBS_OF_BEFORE, `update jobs set property = 'Castle'`]);
  await expect(starts(urls)).rejects.toThrow(
    'a job has a property or an urgency that no list of ours contains',
  );
});
