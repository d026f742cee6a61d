import { expect } from 'vitest';
import { categoryId } from '../seed/catalogue.ts';
import { jobWish } from '../testing/customer.ts';
import { type Stage, story } from '../testing/story.ts';
import { STORIES_BEGIN } from '../testing/standing-clock.ts';

// Whole answers, field by field: a field more would tell somebody something, a field less would leave a screen empty.

const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.]\d{3}Z$/);
const ID = expect.stringMatching(/^[0-9a-f-]{36}$/);
const JOB_NUMBER = expect.stringMatching(/^J\d{6}$/);

const DAY = 24 * 60 * 60 * 1000;
const WANTED_ON = new Date(STORIES_BEGIN.getTime() + 14 * DAY).toISOString();

/** What a lead, a quote and a job have in common; where it is depends on who looks. */
const summary = (location: string) => ({
  title: jobWish().title,
  description: jobWish().description,
  type: 'normal',
  service: { name: 'Fix a leak or burst pipe' },
  location,
  town: 'London SE',
  job_type: 'Terraced house',
  target_job_done: 'specificDate',
  targetCompletionDatetime: WANTED_ON,
  trade: 'plumbing',
  answers: [],
  photos: [],
});

const without = (shown: object, fields: string[]) =>
  Object.fromEntries(Object.entries(shown).filter(([field]) => !fields.includes(field)));

const WISH = { target_job_done: 'specificDate', targetCompletionDatetime: WANTED_ON } as const;

/** A job on a day, and what its customer reads of it before anybody has answered. */
async function posted({ customer }: Stage) {
  const carl = await customer({ name: 'Carl Moss', mobile: '07700900111' });
  const job = await carl.posts(WISH);
  const open = {
    id: job.id,
    jobNumber: JOB_NUMBER,
    status: 'active',
    ...summary('SE1 9SG'),
    category_id: categoryId('Plumbing'),
    createdAt: MOMENT,
    business: null,
    cost: null,
    rate_type: null,
    reviews: [],
    closed_reason: null,
    business_phone: null,
    closesAt: null,
    can: ['cancel', 'change'],
    leadId: null,
    messagesCount: 0,
    user: { name: 'Carl Moss', avatar: null },
    is_active: 1,
    leads: [],
    leadsCount: 0,
    expectedCount: 0,
    extras: null,
    earlyEnd: null,
    finish: null,
    quotesCount: 0,
  };
  return { carl, job, open };
}

/** A job with a quote of Anna's on it, and what both sides read of the quote. */
async function quoted(stage: Stage) {
  const { carl, job } = await posted(stage);
  const anna = await stage.business({ name: 'Anna Bell' });
  const lead = await anna.lead();
  await stage.market.advance({ minutes: 5 });
  const sent = await anna.quotes(lead, { cost: 48.5, rate: 'Daily', comments: 'The washer is included.' });
  const quote = {
    id: sent.id,
    jobId: job.id,
    leadId: lead.id,
    cost: 48.5,
    rate_type: 'Daily',
    currency: '£',
    comments: 'The washer is included.',
    detail: null,
    file: null,
    earlier: [],
    createdAt: MOMENT,
    sentBeforeChange: false,
    messagesCount: 0,
  };
  return { carl, anna, job, lead, sent, quote };
}

story(
  'a lead, field by field, before interest and after',
  { shows: ['R-9-061', 'R-9-062', 'R-9-063', 'R-9-064', 'R-9-065', 'R-5-014', 'R-5-033'] },
  async ({ customer, business, market }) => {
    const carl = await customer({ name: 'Carl Moss', mobile: '07700900111' });
    const anna = await business({ name: 'Anna Bell' });
    const job = await carl.posts(WISH);
    // A lead arises when its job is posted, whenever it is first seen.
    await market.advance({ minutes: 5 });
    const lead = await anna.lead();
    expect(lead).toEqual({
      id: ID,
      is_interested: false,
      createdAt: (await carl.job(job)).createdAt,
      distance_miles: expect.any(Number),
      job: summary('SE1'),
      user: { name: 'Carl Moss', mobile_number: null },
      messagesCount: 0,
      firstSeenAt: MOMENT,
      changed: null,
      declined: null,
      expired: null,
      can: expect.arrayContaining(['markInterested', 'dismiss', 'sendQuote', 'sendMessage']),
    });
    const told = { name: 'Carl Moss', mobile_number: '07700900111' };
    expect(await anna.isInterestedIn(lead)).toEqual({ id: lead.id, is_interested: true, user: told });
    expect(await anna.lead()).toMatchObject({ is_interested: true, user: told });
  },
);

story(
  'a message about a lead, field by field, and who wrote it',
  { shows: ['R-9-142'] },
  async ({ customer, business }) => {
    const carl = await customer({ name: 'Carl Moss' });
    const anna = await business({ name: 'Anna Bell' });
    await carl.posts();
    const lead = await anna.lead();
    expect(await anna.writes(lead, 'Is it a mixer?')).toEqual({
      id: ID,
      leadId: lead.id,
      body: 'Is it a mixer?',
      attachments: [],
      createdAt: MOMENT,
      sender: 'business',
      user: { name: 'Bell & Co' },
    });
    await carl.writes(lead, 'It is.');
    expect(await anna.reads(lead)).toMatchObject([
      { sender: 'customer', user: { name: 'Carl Moss' }, body: 'It is.' },
      { sender: 'business', user: { name: 'Bell & Co' }, body: 'Is it a mixer?' },
    ]);
  },
);

story(
  'a business reads its own quote, field by field',
  { shows: ['R-9-066', 'R-9-067', 'R-9-068', 'R-9-071', 'R-9-074'] },
  async (stage) => {
    const { carl, job, sent, quote } = await quoted(stage);
    const { createdAt: posted } = await carl.job(job);
    // Sent five minutes later, by the clock of the story.
    expect(Date.parse(sent.createdAt) - Date.parse(posted)).toBeGreaterThanOrEqual(5 * 60_000);
    expect(sent).toEqual({
      ...quote,
      id: ID,
      job: { ...summary('SE1'), jobNumber: JOB_NUMBER, status: 'active', is_active: 1, createdAt: posted },
      user: { name: 'Carl Moss', mobile_number: null },
      changed: null,
      can: expect.arrayContaining(['withdraw', 'sendMessage']),
    });
  },
);

story(
  'a customer reads what the business has sent, while it is open',
  { shows: ['R-9-069', 'R-9-070', 'R-9-075', 'R-9-076', 'R-9-077', 'R-5-067'] },
  async (stage) => {
    const { carl, anna, job, quote } = await quoted(stage);
    const { createdAt: posted } = await carl.job(job);
    expect(await carl.quotes()).toEqual([
      {
        ...quote,
        job: {
          ...summary('SE1 9SG'),
          jobNumber: JOB_NUMBER,
          status: 'active',
          is_active: 1,
          createdAt: posted,
        },
        business: {
          id: anna.id,
          userName: 'Anna Bell',
          name: 'Bell & Co',
          logo: null,
          rating: null,
          reviewsCount: 0,
        },
        avatar: null,
        can: expect.arrayContaining(['accept', 'sendMessage']),
      },
    ]);
    await carl.cancels(job);
    expect([await anna.openQuotes(), await carl.quotes()]).toEqual([[], []]);
  },
);

story(
  'each field of a quote that is sent is held to what it may be',
  { shows: ['R-9-078', 'R-9-079', 'R-9-080', 'R-9-081'] },
  async ({ customer, business }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    await carl.posts();
    const lead = await anna.lead();
    const figures = { leadId: lead.id, rate_type: 'Flat', cost: 50, currency: '£', comments: 'Direct quote' };
    const api = await anna.api();
    const send = (change: object) => api.sendQuote({ body: { ...figures, ...change } as never });
    for (const [field, value] of [
      ['rate_type', 'Weekly'],
      ['cost', 0],
      ['currency', '$'],
      ['comments', 'x'.repeat(1_001)],
    ] as const)
      await expect(send({ [field]: value })).rejects.toMatchObject({
        status: 422,
        errors: { [field]: [expect.any(String)] },
      });
    expect(await send({})).toEqual([]);
    const [{ rate_type, cost, currency, comments } = figures] = await anna.openQuotes();
    expect({ leadId: lead.id, rate_type, cost, currency, comments }).toEqual(figures);
  },
);

story(
  'a job that nobody has answered, field by field',
  { shows: ['R-9-038', 'R-9-039', 'R-9-040', 'R-9-041', 'R-9-042', 'R-9-043', 'R-9-044', 'R-9-045'] },
  async (stage) => {
    const { carl, open } = await posted(stage);
    expect(await carl.jobs('active')).toEqual([open]);
    const second = await carl.posts({
      title: 'Boiler without pressure',
      description: 'It has lost its pressure every night since the frost came.',
      category: 'Heating & Gas',
      service: 'New or replacement boiler',
    });
    expect(second.jobNumber).not.toBe((await carl.job(open)).jobNumber);
    expect(await carl.job(second)).toMatchObject({
      id: second.id,
      jobNumber: second.jobNumber,
      title: 'Boiler without pressure',
      description: 'It has lost its pressure every night since the frost came.',
      status: 'active',
      user: { name: 'Carl Moss' },
      service: { name: 'New or replacement boiler' },
      category_id: categoryId('Heating & Gas'),
    });
  },
);

story(
  'where, in what and when a job is wanted is what was posted',
  { shows: ['R-9-046', 'R-9-047', 'R-9-048', 'R-9-049', 'R-9-050', 'R-9-051'] },
  async ({ customer, market }) => {
    const carl = await customer();
    const began = market.clock.now().getTime();
    await carl.posts({ ...WISH, location: 'se1 9sg', job_type: 'Terraced house' });
    await carl.posts({
      category: 'Heating & Gas',
      service: 'New or replacement boiler',
      location: 'M1 1AE',
      job_type: 'Flat or maisonette',
      target_job_done: 'Within a week',
    });
    const [boiler, leak] = await carl.jobs('active');
    expect(leak).toMatchObject(summary('SE1 9SG'));
    expect(boiler).toMatchObject({
      location: 'M1 1AE',
      job_type: 'Flat or maisonette',
      type: 'premium',
      target_job_done: 'Within a week',
      targetCompletionDatetime: null,
    });
    expect(Date.parse(leak?.createdAt ?? '')).toBeGreaterThanOrEqual(began);
    expect(Date.parse(boiler?.createdAt ?? '')).toBeLessThanOrEqual(market.clock.now().getTime());
  },
);

story(
  'a customer sees whom a job has reached, who is interested and how many quote',
  { shows: ['R-9-052', 'R-9-053', 'R-9-054', 'R-9-055'] },
  async (stage) => {
    const { carl, job, open } = await posted(stage);
    const anna = await stage.business({ name: 'Anna Bell' });
    const ben = await stage.business({ name: 'Ben Stone' });
    expect(await carl.job(job)).toEqual({ ...open, leadsCount: 2, expectedCount: 2 });
    await ben.lead();
    const lead = await anna.lead();
    await anna.isInterestedIn(lead);
    const sent = await anna.quotes(lead, { cost: 120, rate: 'Hourly' });
    const shown = { id: lead.id, business_name: 'Bell & Co', is_interested: true, messagesCount: 0 };
    expect(await carl.job(job)).toEqual({
      ...open,
      leads: [shown],
      leadsCount: 2,
      expectedCount: 2,
      quotesCount: 1,
    });
    // A business that only wrote is shown too; what was withdrawn is no quote any more.
    const other = await ben.lead();
    await ben.writes(other, 'Is it a mixer?');
    await anna.withdraws(sent);
    const asked = { id: other.id, business_name: 'Stone & Co', is_interested: false, messagesCount: 1 };
    const now = await carl.job(job);
    expect(now.leads.toSorted((a, b) => a.business_name.localeCompare(b.business_name))).toEqual([
      shown,
      asked,
    ]);
    expect(now.quotesCount).toBe(0);
    const adminApi = await (await stage.admin()).api();
    await adminApi.switchJob({ params: { id: job.id }, body: { is_active: 0 } });
    expect(await carl.job(job)).toMatchObject({ is_active: 0 });
  },
);

story(
  'a job in progress, as its customer and as its business see it',
  { shows: ['R-9-056', 'R-9-057', 'R-9-058', 'R-9-060', 'R-11-015'] },
  async (stage) => {
    const { carl, open } = await posted(stage);
    const anna = await stage.business({ name: 'Anna Bell' });
    const ben = await stage.business({ name: 'Ben Stone' });
    // A business that has seen a job stays among those it has reached, also when it is open no longer.
    await ben.lead();
    const lead = await anna.lead();
    await carl.accepts(await anna.quotes(lead, { cost: 120, rate: 'Hourly' }));
    const pro = { id: anna.id, userName: 'Anna Bell', name: 'Bell & Co', logo: null };
    const work = { business: pro, cost: 120, rate_type: 'Hourly', status: 'progress', leadId: lead.id };
    const won = {
      ...open,
      ...work,
      leads: expect.any(Array),
      leadsCount: 2,
      expectedCount: 2,
      quotesCount: 1,
    };
    expect(await carl.jobs('in_progress')).toEqual([{ ...won, can: expect.any(Array) }]);
    expect(await anna.jobs('in_progress')).toEqual([
      {
        ...without(won, [
          'leads',
          'leadsCount',
          'expectedCount',
          'quotesCount',
          'closed_reason',
          'business_phone',
          'closesAt',
        ]),
        user: { name: 'Carl Moss', avatar: null, mobile_number: '07700900111' },
        can: expect.any(Array),
      },
    ]);
    expect(await ben.jobs('in_progress')).toEqual([]);
    // Asked for under either name; in the record it has one.
    const asked = await (await carl.api()).jobs({ query: { status: 'progress' } });
    expect(asked.jobs).toEqual(await carl.jobs('in_progress'));
    const { rows } = await stage.market.product.database.pool.query('select status from engagements');
    expect(rows).toEqual([{ status: 'progress' }]);
  },
);

story(
  'a finished job carries its review, and a cancelled one is listed as such',
  { shows: ['R-9-059', 'R-9-141', 'R-11-012', 'R-11-014'] },
  async (stage) => {
    const { carl, anna, job, sent } = await quoted(stage);
    await carl.accepts(sent);
    await anna.finishes(job);
    const review = { id: ID, jobId: job.id, rating: 5, comment: 'Tidy and quick.', createdAt: MOMENT };
    expect(await carl.reviews(job, { rating: 5, comment: 'Tidy and quick.' })).toMatchObject(review);
    const reviews = [expect.objectContaining({ ...review, user: { name: expect.any(String) } })];
    expect(await carl.jobs('finished')).toMatchObject([{ status: 'finished', reviews }]);
    expect(await anna.jobs('finished')).toMatchObject([{ status: 'finished', reviews }]);

    const other = await carl.posts({ title: 'A tap that is called off' });
    await carl.cancels(other);
    expect(await carl.jobs('cancelled')).toMatchObject([{ id: other.id, status: 'cancelled' }]);
    expect([await carl.jobs('active'), await carl.jobs('in_progress')]).toEqual([[], []]);
  },
);
