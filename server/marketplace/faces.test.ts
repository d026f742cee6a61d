import { expect } from 'vitest';
import { categoryId } from '../../database/seed/catalogue.ts';
import { jobWish } from '../testing/customer.ts';
import { story } from '../testing/story.ts';

// Whole answers, field by field: a field more would tell somebody something, a field less would leave a screen empty.

const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.]\d{3}Z$/);
const ID = expect.stringMatching(/^[0-9a-f-]{36}$/);
const JOB_NUMBER = expect.stringMatching(/^J\d{6}$/);

const DAY = 24 * 60 * 60 * 1000;
const WANTED_ON = new Date(Date.now() + 14 * DAY).toISOString();

/** What a lead, a quote and a job have in common; where it is depends on who looks. */
const face = (location: string) => ({
  title: jobWish().title,
  description: jobWish().description,
  type: 'normal',
  service: { name: 'Fix a leak or burst pipe' },
  location,
  town: 'London SE',
  job_type: 'Terraced house',
  target_job_done: 'specificDate',
  targetCompletionDatetime: WANTED_ON,
  answers: [],
});

const without = (shown: object, fields: string[]) =>
  Object.fromEntries(Object.entries(shown).filter(([field]) => !fields.includes(field)));

const WISH = { target_job_done: 'specificDate', targetCompletionDatetime: WANTED_ON } as const;

story(
  'R-9-061 R-9-062 R-9-063 R-9-064 R-9-065 R-9-142 R-5-033 a lead, and a message about it, field by field',
  async ({ customer, business }) => {
    const carl = await customer({ name: 'Carl Moss', mobile: '07700900111' });
    const anna = await business({ name: 'Anna Bell' });
    await carl.posts(WISH);
    const lead = await anna.lead();
    expect(lead).toEqual({
      id: ID,
      is_interested: false,
      createdAt: MOMENT,
      distance_miles: expect.any(Number),
      job: face('SE1'),
      user: { name: 'Carl Moss', mobile_number: null },
      messagesCount: 0,
      can: expect.arrayContaining(['markInterested', 'dismiss', 'sendQuote', 'sendMessage']),
    });
    const told = { name: 'Carl Moss', mobile_number: '07700900111' };
    expect(await anna.isInterestedIn(lead)).toEqual({ id: lead.id, is_interested: true, user: told });
    expect(await anna.lead()).toMatchObject({ is_interested: true, user: told });
    expect(await anna.writes(lead, 'Is it a mixer?')).toEqual({
      id: ID,
      leadId: lead.id,
      body: 'Is it a mixer?',
      createdAt: MOMENT,
      sender: 'business',
      user: { name: 'Bell & Co' },
    });
    await carl.writes(lead, 'It is.');
    expect(await anna.reads(lead)).toMatchObject([
      { sender: 'customer', user: { name: 'Carl Moss' } },
      { sender: 'business' },
    ]);
  },
);

story(
  'R-9-066 R-9-067 R-9-068 R-9-069 R-9-070 R-9-071 R-9-072 R-9-073 R-9-074 R-9-075 R-9-076 R-9-077 R-9-078 R-9-079 R-9-080 R-9-081 R-5-067 a quote as each side sees it, field by field',
  async ({ customer, business }) => {
    const carl = await customer({ name: 'Carl Moss', mobile: '07700900111' });
    const anna = await business({ name: 'Anna Bell' });
    const job = await carl.posts(WISH);
    const lead = await anna.lead();
    const sent = await anna.quotes(lead, { cost: 48.5, rate: 'Daily', comments: 'Direct quote' });
    const quote = {
      id: ID,
      jobId: job.id,
      leadId: lead.id,
      cost: 48.5,
      rate_type: 'Daily',
      currency: '£',
      comments: 'Direct quote',
      createdAt: MOMENT,
      messagesCount: 0,
    };
    const quotedOn = { jobNumber: JOB_NUMBER, status: 'active' };
    expect(sent).toEqual({
      ...quote,
      job: { ...face('SE1'), ...quotedOn },
      user: { name: 'Carl Moss', mobile_number: null },
      can: expect.arrayContaining(['withdraw', 'sendMessage']),
    });
    const pro = { id: anna.id, userName: 'Anna Bell', name: 'Bell & Co', logo: null };
    expect(await carl.quotes()).toEqual([
      {
        ...quote,
        job: { ...face('SE1 9SG'), ...quotedOn },
        business: { ...pro, rating: null, reviewsCount: 0 },
        avatar: null,
        can: expect.arrayContaining(['accept', 'sendMessage']),
      },
    ]);
    await carl.cancels(job);
    expect([await anna.openQuotes(), await carl.quotes()]).toEqual([[], []]);
  },
);

story(
  'R-9-038 R-9-039 R-9-040 R-9-042 R-9-043 R-9-044 R-9-045 R-9-046 R-9-047 R-9-048 R-9-049 R-9-050 R-9-051 R-9-052 R-9-053 R-9-054 R-9-055 R-9-056 R-9-057 R-9-058 R-9-059 R-9-060 R-9-141 R-11-012 R-11-014 R-11-015 a job as its customer and as its business see it, field by field',
  async ({ customer, business }) => {
    const carl = await customer({ name: 'Carl Moss', mobile: '07700900111' });
    const anna = await business({ name: 'Anna Bell' });
    const ben = await business({ name: 'Ben Stone' });
    const posted = await carl.posts(WISH);
    const open = {
      id: posted.id,
      jobNumber: JOB_NUMBER,
      status: 'active',
      ...face('SE1 9SG'),
      category_id: categoryId('Plumbing'),
      createdAt: MOMENT,
      business: null,
      cost: null,
      rate_type: null,
      reviews: [],
      can: ['cancel'],
      leadId: null,
      messagesCount: 0,
      user: { name: 'Carl Moss', avatar: null },
      is_active: 1,
      leads: [],
      leadsCount: 2,
      expectedCount: 2,
      quotesCount: 0,
    };
    expect(await carl.jobs('active')).toEqual([open]);

    // Whoever has seen it stays among those whom it reached, also when it is open no longer (ruling 31).
    await ben.lead();
    const lead = await anna.lead();
    await anna.isInterestedIn(lead);
    const quote = await anna.quotes(lead, { cost: 120, rate: 'Hourly' });
    const shown = { id: lead.id, business_name: 'Bell & Co', is_interested: true, messagesCount: 0 };
    expect(await carl.jobs('active')).toEqual([{ ...open, leads: [shown], quotesCount: 1 }]);

    await carl.accepts(quote);
    const pro = { id: anna.id, userName: 'Anna Bell', name: 'Bell & Co', logo: null };
    const work = { business: pro, cost: 120, rate_type: 'Hourly' };
    const won = { ...open, ...work, status: 'progress', leadId: lead.id, leads: [shown], quotesCount: 1 };
    expect(await carl.jobs('in_progress')).toEqual([{ ...won, can: expect.any(Array) }]);
    expect(await anna.jobs('in_progress')).toEqual([
      {
        ...without(won, ['is_active', 'leads', 'leadsCount', 'expectedCount', 'quotesCount']),
        user: { name: 'Carl Moss', avatar: null, mobile_number: '07700900111' },
        can: expect.any(Array),
      },
    ]);
    expect(await ben.jobs('in_progress')).toEqual([]);

    await anna.finishes(posted);
    const review = { id: ID, jobId: posted.id, rating: 5, comment: 'Tidy and quick.', createdAt: MOMENT };
    expect(await carl.reviews(posted, { rating: 5, comment: 'Tidy and quick.' })).toMatchObject(review);
    const reviews = [expect.objectContaining({ ...review, user: { name: expect.any(String) } })];
    expect(await carl.jobs('finished')).toMatchObject([{ status: 'finished', reviews }]);
    expect(await anna.jobs('finished')).toMatchObject([{ status: 'finished', reviews }]);

    const other = await carl.posts({ title: 'A tap that is called off' });
    await carl.cancels(other);
    expect(await carl.jobs('cancelled')).toMatchObject([{ id: other.id, status: 'cancelled' }]);
    expect(await carl.jobs('active')).toEqual([]);
  },
);
