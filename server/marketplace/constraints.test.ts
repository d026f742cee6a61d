import { expect } from 'vitest';
import { newId } from '../platform/ids.ts';
import type { Stage } from '../testing/story.ts';
import { story } from '../testing/story.ts';
import { sqlState } from '../platform/db/db.ts';
import { STORIES_BEGIN } from '../testing/standing-clock.ts';

// The code asks first; the database refuses for anybody who forgets to ask. So these go past the code.

const UNIQUE = '23505';
const CHECK = '23514';
const FOREIGN = '23503';

type Values = Record<string, unknown>;

/** The law that a change of the database breaks, as `SQLSTATE constraint`; `none` when it goes through. */
async function lawBrokenBy({ market }: Stage, statement: string, values: unknown[]): Promise<string> {
  const change = market.product.database.pool.query(statement, values);
  return change.then(
    () => 'none',
    (error: unknown) => `${sqlState(error)} ${(error as { constraint?: string }).constraint ?? ''}`,
  );
}

/** Writes a row like one that is there, but for some of its columns. */
async function copied(
  stage: Stage,
  table: string,
  { id, ...changed }: Values & { id: string },
): Promise<string> {
  const other = JSON.stringify({ id: newId(), ...changed });
  const copy = `insert into ${table} select (jsonb_populate_record(t, $2::jsonb)).* from ${table} t where id = $1`;
  return lawBrokenBy(stage, copy, [id, other]);
}

async function changed(
  stage: Stage,
  table: string,
  { id, ...columns }: Values & { id: string },
): Promise<string> {
  const names = Object.keys(columns);
  const set = names.map((name, index) => `${name} = $${index + 2}`).join(', ');
  return lawBrokenBy(stage, `update ${table} set ${set} where id = $1`, [id, ...Object.values(columns)]);
}

/** Carl's job with a quote by Anna and one by Bob. */
async function quotedJob({ customer, business }: Stage) {
  const [carl, anna, bob] = await Promise.all([customer(), business(), business()]);
  const job = await carl.posts();
  const lead = await anna.lead();
  const first = await anna.quotes(lead, { cost: 120 });
  const second = await bob.quotes(await bob.lead(), { cost: 90 });
  return { carl, anna, bob, job, lead, first, second };
}

story(
  'the database holds one accepted quote of a job',
  { shows: ['R-16-029', 'R-11-024'] },
  async (stage) => {
    const { carl, first, second } = await quotedJob(stage);
    await carl.accepts(first);
    expect(await changed(stage, 'quotes', { id: second.id, status: 'accepted' })).toBe(
      `${UNIQUE} one_accepted_quote_per_job`,
    );
  },
);

story(
  'the database holds one live quote of a lead, and one withdrawn beside it',
  { shows: ['R-16-029', 'R-11-035'] },
  async (stage) => {
    const { carl, first } = await quotedJob(stage);
    expect(await copied(stage, 'quotes', { id: first.id })).toBe(`${UNIQUE} one_live_quote_per_lead`);
    expect(await copied(stage, 'quotes', { id: first.id, status: 'cancelled' })).toBe('none');
    await carl.accepts(first);
    expect(await copied(stage, 'quotes', { id: first.id, status: 'pending' })).toBe(
      `${UNIQUE} one_live_quote_per_lead`,
    );
  },
);

story(
  'the database holds one lead of a job for a business',
  { shows: ['R-16-029', 'R-11-031'] },
  async (stage) => {
    const { lead } = await quotedJob(stage);
    expect(await copied(stage, 'leads', { id: lead.id })).toBe(`${UNIQUE} leads_job_id_business_id_key`);
  },
);

story(
  'the database holds one review of a job, of one to five stars',
  { shows: ['R-16-029', 'R-10-087'] },
  async (stage) => {
    const { carl, job, first } = await quotedJob(stage);
    await carl.accepts(first);
    await carl.finishes(job);
    const review = await carl.reviews(job, { rating: 5 });
    expect(await copied(stage, 'reviews', { id: review.id })).toBe(`${UNIQUE} reviews_job_id_key`);
    expect(await changed(stage, 'reviews', { id: review.id, rating: 0 })).toBe(
      `${CHECK} reviews_rating_check`,
    );
    expect(await changed(stage, 'reviews', { id: review.id, rating: 6 })).toBe(
      `${CHECK} reviews_rating_check`,
    );
  },
);

story('the database holds one job of a number', { shows: ['R-16-029'] }, async (stage) => {
  const { job } = await quotedJob(stage);
  expect(await copied(stage, 'jobs', { id: job.id })).toBe(`${UNIQUE} jobs_job_number_key`);
});

story('the database holds one account of an e-mail address', { shows: ['R-16-029'] }, async (stage) => {
  const { carl } = await quotedJob(stage);
  expect(await copied(stage, 'accounts', { id: carl.id, reference: 'C-999999' })).toBe(
    `${UNIQUE} accounts_email_key_key`,
  );
});

/** Whose engagement a job is, and by which quote. */
async function engagementOf({ market }: Stage, job: { id: string }): Promise<Values & { id: string }> {
  const { rows } = await market.product.database.pool.query('select * from engagements where job_id = $1', [
    job.id,
  ]);
  return rows[0];
}

story(
  'the database holds one engagement of a job, with the sides and the quote of that job',
  { shows: ['R-11-022'] },
  async (stage) => {
    const { job, anna, bob, carl, first, second } = await quotedJob(stage);
    await carl.accepts(first);
    const { id, ...engagement } = await engagementOf(stage, job);
    expect(engagement).toMatchObject({ business_id: anna.id, customer_id: carl.id, quote_id: first.id });
    expect(await copied(stage, 'engagements', { id, quote_id: second.id })).toMatch(UNIQUE);
    for (const other of [{ business_id: null }, { quote_id: null }, { job_id: null }])
      expect(await changed(stage, 'engagements', { id, ...other })).toMatch(/^23502 /);
    for (const other of [
      { business_id: bob.id },
      { quote_id: second.id },
      { customer_id: anna.id },
      { job_created_at: new Date(0) },
    ])
      expect(await changed(stage, 'engagements', { id, ...other })).toMatch(FOREIGN);
    for (const status of ['finished', 'cancelled'])
      expect(await changed(stage, 'engagements', { id, status })).toBe(`${CHECK} ended_is_over`);
    expect(await changed(stage, 'engagements', { id, ended_at: STORIES_BEGIN })).toBe(
      `${CHECK} ended_is_over`,
    );
    expect(await changed(stage, 'engagements', { id, status: 'finished', ended_at: STORIES_BEGIN })).toBe(
      'none',
    );
    expect(await changed(stage, 'jobs', { id: job.id, created_at: new Date(0) })).toBe('none');
    expect(await engagementOf(stage, job)).toMatchObject({ job_created_at: new Date(0) });
  },
);

story(
  'the database holds no status that the product does not know',
  { shows: ['R-11-009', 'R-11-036'] },
  async (stage) => {
    const { job, lead, first } = await quotedJob(stage);
    for (const status of ['in_progress', 'ACTIVE', ''])
      expect(await changed(stage, 'jobs', { id: job.id, ask_status: status })).toBe(
        `${CHECK} jobs_ask_status_check`,
      );
    expect(await changed(stage, 'leads', { id: lead.id, status: 'closed' })).toBe(
      `${CHECK} leads_status_check`,
    );
    expect(await changed(stage, 'quotes', { id: first.id, status: 'sent' })).toBe(
      `${CHECK} quotes_status_check`,
    );
    expect(await changed(stage, 'jobs', { id: job.id, ask_status: null })).toMatch(/^23502 /);
  },
);

story(
  'the database holds no quote for nothing, for less, or for over a million pounds',
  { shows: ['R-10-079'] },
  async (stage) => {
    const { first } = await quotedJob(stage);
    for (const cost_pence of [0, -1, 100_000_001])
      expect(await changed(stage, 'quotes', { id: first.id, cost_pence })).toBe(
        `${CHECK} quotes_cost_pence_check`,
      );
    expect(await changed(stage, 'quotes', { id: first.id, cost_pence: 100_000_000 })).toBe('none');
  },
);

story(
  'the database holds no line of a quote that comes to another sum than its figures say, and no deposit above a quarter',
  { shows: ['C4'] },
  async (stage) => {
    const { carl, anna, first } = await quotedJob(stage);
    await anna.withdraws(first);
    const line = { kind: 'labour', text: 'Taps', quantity: 1.5, unit: 'hour', unit_price: 0.33 } as const;
    await anna.quotes(await anna.lead(), { detail: { lines: [line], deposit_percent: 25 } });
    expect((await carl.quotes())[0]?.cost).toBe(0.5);
    const breaks = (change: string) =>
      lawBrokenBy(stage, `update ${change} where quote_id in (select quote_id from quote_lines)`, []);
    expect(await breaks('quote_lines set sum_pence = 49')).toBe(`${CHECK} quote_lines_check`);
    expect(await breaks('quote_lines set quantity_hundredths = 0')).toMatch(CHECK);
    expect(await breaks('quote_lines set position = 31')).toBe(`${CHECK} quote_lines_position_check`);
    expect(await breaks('quote_details set deposit_percent = 26')).toBe(
      `${CHECK} quote_details_deposit_percent_check`,
    );
    expect(await breaks('quote_details set duration_count = 2')).toBe(`${CHECK} quote_details_check`);
    expect(await breaks('quote_lines set sum_pence = 50')).toBe('none');
  },
);

story(
  'the database holds one release of a number to a business, and one notice of a thing',
  { shows: ['R-16-010'] },
  async (stage) => {
    const { anna, lead } = await quotedJob(stage);
    await anna.isInterestedIn(lead);
    const { rows } = await stage.market.product.database.pool.query<{ release: string; notice: string }>(
      'select (select id from phone_releases) as release, (select id from notices limit 1) as notice',
    );
    const { release = '', notice = '' } = rows[0] ?? {};
    expect(await copied(stage, 'phone_releases', { id: release })).toBe(
      `${UNIQUE} phone_releases_job_id_business_id_key`,
    );
    expect(await copied(stage, 'notices', { id: notice })).toBe(`${UNIQUE} notices_key_key`);
  },
);
