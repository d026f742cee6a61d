import { expect } from 'vitest';
import { Refused } from '../../../testing/api.ts';
import type { Customer, JobWish } from '../../../testing/customer.ts';
import { jobWish } from '../../../testing/customer.ts';
import { story } from '../../../testing/story.ts';
import { STORIES_BEGIN } from '../../../testing/standing-clock.ts';

const dayFromNow = (days: number) =>
  new Date(STORIES_BEGIN.getTime() + days * 24 * 3600 * 1000).toISOString();

async function faults(carl: Customer, wish: JobWish): Promise<Record<string, string[]>> {
  const refused = await carl.posts(wish).catch((error: unknown) => error);
  if (!(refused instanceof Refused)) throw new Error('the job was posted');
  return refused.errors;
}

story(
  'each field says what is wrong with it',
  { shows: ['R-12-035', 'R-12-039', 'R-4-004'] },
  async ({ customer }) => {
    const carl = await customer();
    expect(await faults(carl, { title: '   ' })).toEqual({
      title: ['Please enter a title.', 'Please write a little more.'],
    });
    expect(await faults(carl, { description: '' })).toMatchObject({
      description: ['Please enter a description.', expect.anything()],
    });
    expect(await faults(carl, { location: 'QQ1 1AA' })).toEqual({
      location: ['Please enter a valid UK post code.'],
    });
    expect(await faults(carl, { location: 'M!2 4AB' })).toEqual({
      location: ['Please enter a valid UK post code.'],
    });
    expect(await faults(carl, { location: 'SW1A' })).toEqual({
      location: ['Please enter a valid UK post code.'],
    });
    expect(await faults(carl, { service: 'Fly to the moon' })).toEqual({
      service_id: ['Please choose a service.'],
    });
    expect(await faults(carl, { target_job_done: 'specificDate' })).toEqual({
      targetCompletionDatetime: ['Please choose a date in the future.'],
    });
    for (const [field, sentence] of [
      ['category_id', 'Please choose a work category.'],
      ['job_type', 'Please choose a property type.'],
      ['target_job_done', 'Please choose an urgency.'],
    ] as const) {
      const body = { ...jobWish(), [field]: '' };
      await expect((await carl.api()).postJob({ body })).rejects.toMatchObject({
        errors: { [field]: [sentence] },
      });
    }
    const onDate = (targetCompletionDatetime: string): JobWish => ({
      target_job_done: 'specificDate',
      targetCompletionDatetime,
    });
    expect(await faults(carl, onDate(dayFromNow(-2)))).toEqual({
      targetCompletionDatetime: ['Please choose a date in the future.'],
    });
    expect(await faults(carl, onDate(dayFromNow(800)))).toEqual({
      targetCompletionDatetime: ['Please choose a date within two years.'],
    });
    expect(await faults(carl, { targetCompletionDatetime: dayFromNow(3) })).toEqual({
      targetCompletionDatetime: ['Leave the date out unless you chose a specific date.'],
    });
    expect(await carl.jobs()).toEqual([]);
  },
);

story(
  'every field of a job is kept as it was sent, and only a customer may send it',
  { shows: ['R-10-071'] },
  async ({ customer, business }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const body = jobWish({
      title: 'Boiler without pressure',
      description: 'It has lost its pressure every night since the frost came.',
      category: 'Heating & Gas',
      service: 'New or replacement boiler',
      location: 'SW1A 1AA',
      job_type: 'Bungalow',
      type: 'normal',
      target_job_done: 'specificDate',
      targetCompletionDatetime: dayFromNow(30),
    });
    const { data } = await (await carl.api()).postJob({ body });
    expect(data).toMatchObject({ id: expect.any(String), jobNumber: expect.stringMatching(/^J\d{6}$/) });
    const { service_id: _, ...kept } = body;
    const service = { name: 'New or replacement boiler' };
    expect(await carl.jobs()).toMatchObject([{ ...data, ...kept, service }]);
    const { category_id: __, ...without } = body;
    const incomplete = (await carl.api()).postJob({ body: without as typeof body });
    await expect(incomplete).rejects.toMatchObject({
      status: 422,
      errors: { category_id: [expect.any(String)] },
    });
    await expect((await anna.api()).postJob({ body })).rejects.toMatchObject({ status: 403 });
  },
);

story(
  'a title has 3 to 100 letters, a description 10 to 2,000',
  { shows: ['R-9-040', 'R-9-041', 'R-12-035'] },
  async ({ customer }) => {
    const carl = await customer();
    const short = 'Please write a little more.';
    expect(await faults(carl, { title: 'Ta', description: 'It drips.' })).toEqual({
      title: [short],
      description: [short],
    });
    const tooLong = await faults(carl, { title: 'T'.repeat(101), description: 'd'.repeat(2001) });
    expect(Object.keys(tooLong).toSorted()).toEqual(['description', 'title']);
    await carl.posts({ title: 'Tap', description: 'It dripped' });
    await carl.posts({ title: 'T'.repeat(100), description: 'd'.repeat(2000) });
    expect((await carl.jobs()).map(({ title, description }) => [title.length, description.length])).toEqual([
      [100, 2000],
      [3, 10],
    ]);
  },
);

story('what was typed is kept as it was meant', { shows: ['R-11-013', 'R-12-038'] }, async ({ customer }) => {
  const carl = await customer();
  await carl.posts({
    title: '  Tap   drips ',
    location: 'se19sg',
    target_job_done: 'specificDate',
    targetCompletionDatetime: dayFromNow(9),
  });
  expect(await carl.jobs()).toMatchObject([
    {
      title: 'Tap   drips',
      location: 'SE1 9SG',
      status: 'active',
      is_active: 1,
      target_job_done: 'specificDate',
      type: 'normal',
    },
  ]);
});

story(
  'today is the day in this country, late on a summer evening too',
  { shows: ['R-4-004'] },
  async ({ customer, market }) => {
    // In London it is half past midnight of the second of July.
    const hours = (Date.parse('2026-07-01T23:30:00Z') - STORIES_BEGIN.getTime()) / 3_600_000;
    await market.advance({ hours });
    const carl = await customer();
    const on = (day: string): JobWish => ({
      target_job_done: 'specificDate',
      targetCompletionDatetime: `${day}T12:00:00.000Z`,
    });
    const said = (sentence: string) => ({ targetCompletionDatetime: [sentence] });
    expect(await faults(carl, on('2026-07-01'))).toEqual(said('Please choose a date in the future.'));
    expect(await faults(carl, on('2028-07-02'))).toEqual(said('Please choose a date within two years.'));
    await carl.posts(on('2026-07-02'));
    await carl.posts(on('2028-07-01'));
    expect(await carl.jobs()).toHaveLength(2);
  },
);

story(
  'the answers to the service questions are kept with their labels',
  { shows: ['ruling 20', 'ruling 32'] },
  async ({ customer }) => {
    const carl = await customer();
    const answers = [{ question_id: 'water_off', value: 'Yes' }];
    await carl.posts({ answers });
    expect((await carl.jobs())[0]?.answers).toEqual([
      { question_id: 'water_off', label: 'Can you turn the water off at the stopcock?', value: 'Yes' },
    ]);
    const wrong = { answers: ['Please answer the questions of this service.'] };
    expect(await faults(carl, { answers: [{ question_id: 'water_off', value: 'Maybe' }] })).toEqual(wrong);
    expect(await faults(carl, { answers: [{ question_id: 'nobody_asked', value: 'Yes' }] })).toEqual(wrong);
    expect(await faults(carl, { answers: [...answers, ...answers] })).toEqual(wrong);
  },
);

story(
  'a service takes answers to its own questions only',
  { shows: ['ruling 20', 'ruling 32'] },
  async ({ customer }) => {
    const carl = await customer();
    const tap = {
      service: 'Repair or replace a tap',
      answers: [{ question_id: 'tap', value: 'Kitchen tap' }],
    };
    await carl.posts(tap);
    expect((await carl.jobs())[0]?.answers).toEqual([
      { question_id: 'tap', label: 'Which tap is it?', value: 'Kitchen tap' },
    ]);
    const wrong = { answers: ['Please answer the questions of this service.'] };
    // Each is asked in this trade, about another service.
    expect(await faults(carl, { ...tap, service: 'Fit an outside tap' })).toEqual(wrong);
    expect(await faults(carl, { ...tap, answers: [{ question_id: 'water_off', value: 'Yes' }] })).toEqual(
      wrong,
    );
  },
);

story(
  'who posts a job hears how many it reaches now, and how many once nothing holds it back',
  { shows: ['ruling 29', 'ruling 31'] },
  async (stage) => {
    const carl = await stage.customer();
    const reach = async (wish: object = {}) => {
      const { data } = await (await carl.api()).postJob({
        body: jobWish({ title: crypto.randomUUID(), ...wish }),
      });
      const { leadsCount, expectedCount } = await carl.job(data);
      // The list of jobs says the same as the answer.
      expect(data).toMatchObject({ leadsCount, expectedCount });
      return [leadsCount, expectedCount];
    };
    expect(await reach()).toEqual([0, 0]);
    await stage.business();
    expect(await reach()).toEqual([1, 1]);
    // A head start keeps it from those without the premium package for a while.
    expect(await reach({ type: 'premium' })).toEqual([0, 1]);
    await stage.business({ package: 'premium' });
    expect(await reach({ type: 'premium' })).toEqual([1, 2]);
    expect(await reach({ location: 'M1 1AE' })).toEqual([0, 0]);
    const dana = await stage.customer({ verified: false });
    const { data } = await (await dana.api()).postJob({ body: jobWish() });
    expect([data.leadsCount, data.expectedCount]).toEqual([0, 2]);
  },
);

story('without a type the job follows its service', { shows: ['ruling 10'] }, async ({ customer }) => {
  const carl = await customer();
  await carl.posts({ category: 'Building & Extensions', service: 'House extension' });
  expect((await carl.jobs())[0]?.type).toBe('premium');
});

story(
  'one key, one job; the same words again within seconds are a double click',
  { shows: ['ruling 6', 'R-4-009'] },
  async (stage) => {
    const carl = await stage.customer();
    const dana = await stage.customer();
    const keyed = await carl.api({ headers: { 'idempotency-key': 'form-1' } });
    const first = await keyed.postJob({ body: jobWish() });
    expect(await keyed.postJob({ body: jobWish() })).toEqual(first);
    const other = await keyed
      .postJob({ body: jobWish({ title: 'Something else' }) })
      .catch((error: unknown) => error);
    expect(other).toMatchObject({ code: 'idempotency_key_reused', status: 422 });
    expect(await carl.jobs()).toHaveLength(1);

    const clicked = await dana.posts();
    expect(await dana.posts()).toEqual(clicked);
    await stage.market.advance({ minutes: 1 });
    expect(await dana.posts()).not.toEqual(clicked);
    expect(await dana.jobs()).toHaveLength(2);
  },
);

story(
  'the lists go on page by page, newest first, and each job stands in one of them',
  { shows: ['R-10-063'] },
  async (stage) => {
    const carl = await stage.customer();
    for (let n = 1; n <= 45; n++) await carl.posts({ title: `Job number ${n}` });
    const api = await carl.api();
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof api.jobs>> = await api.jobs({
        query: { status: 'active', ...(cursor && { cursor }) },
      });
      seen.push(...page.jobs.map((job) => job.title));
      cursor = page.next;
    } while (cursor);
    expect(seen).toEqual(Array.from({ length: 45 }, (_, i) => `Job number ${45 - i}`));
    const bad = await api
      .jobs({ query: { status: 'active', cursor: 'nonsense' } })
      .catch((error: unknown) => error);
    expect(bad).toMatchObject({ code: 'invalid' });
  },
);

story(
  'the millionth job and the millionth account have numbers of their own',
  { shows: ['ruling 4'] },
  async (stage) => {
    const { customer, market } = stage;
    const { pool } = market.product.database;
    await market.asOwner(`select setval('job_numbers', 999998), setval('account_numbers', 999998)`);
    const people = [await customer(), await customer(), await customer()];
    const numbers: string[] = [];
    for (const carl of people) numbers.push((await carl.posts()).jobNumber);
    expect(numbers).toEqual(['J999999', 'J1000000', 'J1000001']);
    const { rows } = await pool.query('select reference from accounts order by created_at');
    expect(rows.map(({ reference }) => reference)).toEqual(['C-999999', 'C-1000000', 'C-1000001']);
  },
);
