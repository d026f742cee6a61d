import { expect } from 'vitest';
import { type Stage, story } from '../../testing/story.ts';

const MANY = 45;
const PAGES = [20, 20, 5];

/** Every page of a list, followed to its end. */
async function pagesOf<Page extends { next: string | null }>(
  read: (query: { cursor?: string }) => Promise<Page>,
): Promise<Page[]> {
  const pages: Page[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await read(cursor === null ? {} : { cursor });
    pages.push(page);
    if (pages.length > MANY) throw new Error('the list does not end');
    cursor = page.next;
  } while (cursor !== null);
  return pages;
}

/** Gives all rows of a table one of two moments, and answers their ids as a list has to show them. */
async function ofTwoMoments({ market }: Stage, table: string): Promise<string[]> {
  const { pool } = market.product.database;
  await pool.query(`update ${table} set created_at = case when ascii(right(id::text, 1)) % 2 = 0
    then timestamptz '2026-03-01 12:00:00.001Z' else timestamptz '2026-03-01 12:00:00.002Z' end`);
  const { rows } = await pool.query<{ id: string }>(
    `select id from ${table} order by created_at desc, id desc`,
  );
  return rows.map(({ id }) => id);
}

story(
  'inbox, quotes of both sides and conversation are read to their end, each row once',
  { shows: ['R-10-063'] },
  async (stage) => {
    const { pool } = stage.market.product.database;
    const [carl, anna] = [await stage.customer(), await stage.business()];
    for (let n = 1; n <= MANY; n++) await carl.posts({ title: `Job number ${n}` });
    const [carls, annas] = [await carl.api(), await anna.api()];

    const jobs = await ofTwoMoments(stage, 'jobs');
    const inbox = (await pagesOf((query) => annas.leads({ query }))).map(({ leads }) => leads);
    expect(inbox.map((leads) => leads.length)).toEqual(PAGES);
    const { rows } = await pool.query<{ id: string; job_id: string }>('select id, job_id from leads');
    const leadOf = new Map(rows.map(({ id, job_id }) => [job_id, id]));
    const inOrder = jobs.map((id) => leadOf.get(id));
    expect(inbox.flat().map(({ id }) => id)).toEqual(inOrder);

    // Leads with interest come from a query of their own, and stand among the others: on each page some.
    for (const { id } of inbox.flat().filter((_, place) => place % 4 === 0))
      await anna.isInterestedIn({ id });
    const mixed = (await pagesOf((query) => annas.leads({ query }))).map(({ leads }) => leads);
    expect(mixed.map((leads) => leads.length)).toEqual(PAGES);
    expect(mixed.flat().map(({ id }) => id)).toEqual(inOrder);
    expect(mixed.map((leads) => leads.filter((lead) => lead.is_interested).length)).toEqual([5, 5, 2]);

    for (const { id } of inbox.flat()) await anna.quotes({ id }, { cost: 10 });
    const quotes = await ofTwoMoments(stage, 'quotes');
    for (const api of [carls, annas]) {
      const pages = (await pagesOf((query) => api.quotes({ query }))).map((page) => page.quotes);
      expect(pages.map((page) => page.length)).toEqual(PAGES);
      expect(pages.flat().map(({ id }) => id)).toEqual(quotes);
    }

    const lead = inbox.flat()[0] ?? { id: '' };
    await pool.query(
      `insert into messages (id, lead_id, sender, body, created_at)
        select gen_random_uuid(), $1, 'customer', 'Number ' || n, story_begins() from generate_series(1, $2::int) n`,
      [lead.id, MANY],
    );
    const messages = await ofTwoMoments(stage, 'messages');
    for (const api of [carls, annas]) {
      const asked = { params: { id: lead.id } };
      const pages = (await pagesOf((query) => api.leadMessages({ ...asked, query }))).map(
        (page) => page.messages,
      );
      expect(pages.map((page) => page.length)).toEqual(PAGES);
      expect(pages.flat().map(({ id }) => id)).toEqual(messages);
    }
  },
);

story('so are the quotes on one job', { shows: ['R-10-063'] }, async (stage) => {
  const { pool } = stage.market.product.database;
  const carl = await stage.customer();
  const job = await carl.posts();
  await Promise.all(Array.from({ length: MANY }, () => stage.business()));
  await pool.query(
    `insert into leads (id, job_id, business_id, status, created_at)
      select gen_random_uuid(), $1, id, 'quoted', story_begins() from businesses`,
    [job.id],
  );
  await pool.query(`insert into quotes (id, lead_id, job_id, business_id, cost_pence, rate_code, status, created_at)
    select gen_random_uuid(), id, job_id, business_id, 1000, 'flat', 'pending', story_begins() from leads`);
  const quotes = await ofTwoMoments(stage, 'quotes');
  const api = await carl.api();
  const pages = await pagesOf((query) => api.jobResponses({ params: { id: job.id }, query }));
  expect(pages.map(({ responses }) => responses.length)).toEqual(PAGES);
  expect(pages.flatMap(({ responses }) => responses.map(({ id }) => id))).toEqual(quotes);
});

story('so are the jobs of both sides in each status', { shows: ['R-10-063'] }, async (stage) => {
  const [carl, anna] = [await stage.customer(), await stage.business()];
  for (let n = 1; n <= MANY; n++) await carl.posts({ title: `Job number ${n}` });
  const { pool } = stage.market.product.database;
  const jobs = await ofTwoMoments(stage, 'jobs');
  const [carls, annas] = [await carl.api(), await anna.api()];
  const readBy = async (api: typeof carls, status: 'active' | 'in_progress' | 'finished' | 'cancelled') => {
    const pages = await pagesOf((query) => api.jobs({ query: { ...query, status } }));
    const rows = pages.flatMap((page) => [...page.jobs]);
    expect(pages.map((page) => page.jobs.length)).toEqual(PAGES);
    expect(rows.map(({ id }) => id)).toEqual(jobs);
    return rows;
  };
  const asks = await readBy(carls, 'active');
  expect(asks.every((row) => row.business === null && row.leadId === null && row.cost === null)).toBe(true);

  await awardAll(pool);
  for (const api of [carls, annas]) {
    const work = await readBy(api, 'in_progress');
    expect(work.every((row) => row.business?.id === anna.id && row.cost === 10)).toBe(true);
    expect(work.every((row) => row.leadId !== null && row.messagesCount === 7)).toBe(true);
  }
  await finishAll(pool);
  for (const api of [carls, annas]) {
    const done = await readBy(api, 'finished');
    expect(done.every((row) => row.business?.id === anna.id && row.reviews.length === 1)).toBe(true);
  }

  // Some were cancelled before they were awarded, the others broken off: they stand among each other.
  await cancelAll(
    pool,
    jobs.filter((_, place) => place % 3 === 0),
  );
  const cancelled = await readBy(carls, 'cancelled');
  expect(cancelled.filter(({ business }) => business === null).length).toBe(MANY / 3);
  await readBy(annas, 'cancelled');
});

type Pool = Stage['market']['product']['database']['pool'];

/** Every business quotes on every job, and is taken. */
async function awardAll(pool: Pool): Promise<void> {
  await pool.query(`insert into leads (id, job_id, business_id, status, messages_count, created_at)
    select gen_random_uuid(), j.id, b.id, 'quoted', 7, story_begins() from jobs j, businesses b`);
  await pool.query(`insert into quotes (id, lead_id, job_id, business_id, cost_pence, rate_code, status, created_at)
    select gen_random_uuid(), id, job_id, business_id, 1000, 'flat', 'accepted', story_begins() from leads`);
  await pool.query(`insert into engagements
      (id, job_id, customer_id, business_id, quote_id, job_created_at, status, started_at)
    select gen_random_uuid(), j.id, j.customer_id, q.business_id, q.id, j.created_at, 'progress', story_begins()
    from quotes q join jobs j on j.id = q.job_id`);
  await pool.query(`update jobs set ask_status = 'awarded'`);
}

async function finishAll(pool: Pool): Promise<void> {
  await pool.query(`update engagements set status = 'finished', ended_at = story_begins()`);
  await pool.query(`insert into reviews
      (id, job_id, business_id, customer_id, rating, comment, is_visible, created_at)
    select gen_random_uuid(), job_id, business_id, customer_id, 5, 'Tidy.', true, story_begins() from engagements`);
}

/** Breaks off the work, but for the jobs that were never awarded. */
async function cancelAll(pool: Pool, asked: string[]): Promise<void> {
  await pool.query('delete from reviews');
  await pool.query(`update quotes set status = 'closed'`);
  await pool.query(`update engagements set status = 'cancelled'`);
  await pool.query('delete from engagements where job_id = any($1::uuid[])', [asked]);
  await pool.query(
    `update jobs set ask_status = 'cancelled', cancelled_at = story_begins() where id = any($1::uuid[])`,
    [asked],
  );
}
