import { expect } from 'vitest';
import type { JobChange } from '../../../contract/job-changes.ts';
import { categoryId, serviceId } from '../../seed/catalogue.ts';
import { Refused, refusalOf } from '../../testing/api.ts';
import type { Business } from '../../testing/business.ts';
import { changeMails, tenMinutesPass } from '../../testing/changes.ts';
import { changeOf } from '../../testing/customer.ts';
import type { TestMarket } from '../../testing/market.ts';
import { story } from '../../testing/story.ts';

const TITLE = 'Kitchen tap will not stop dripping';
const C2 = { shows: ['C2'] };
const titles = async (business: Business) => (await business.leads()).map((lead) => lead.job.title);

const rowsOf = async ({ product }: TestMarket, statement: string) =>
  (await product.database.pool.query(statement)).rows;

story('a job that nobody took up simply changes, in every field', C2, async (stage) => {
  const { customer, business, market } = stage;
  const [carl, anna] = [await customer(), await business()];
  const job = await carl.posts();
  await anna.lead();
  const wanted: Partial<JobChange> = {
    title: 'Bath tap will not stop dripping',
    description: 'It is the bath after all, and it drips all day and all night.',
    target_job_done: 'As soon as possible',
    job_type: 'Bungalow',
    location: 'SE1 7PB',
  };
  expect(await carl.changes(job, wanted)).toEqual({ id: job.id, revision: 1 });
  expect(await carl.jobToChange(job)).toMatchObject({ ...wanted, revision: 1, isTakenUp: false });
  expect(await anna.lead(wanted.title)).toMatchObject({ changed: null, job: { job_type: 'Bungalow' } });
  expect(await rowsOf(market, 'select * from job_revisions')).toEqual([]);
  await tenMinutesPass(market);
  expect(await changeMails(market, anna)).toEqual([]);
});

story(
  'those who took a job up read what was changed, and are told once for ten minutes',
  C2,
  async (stage) => {
    const { customer, business, market } = stage;
    const [carl, anna, bob, cleo, dan] = [
      await customer(),
      await business(),
      await business(),
      await business(),
      await business(),
    ];
    const job = await carl.posts();
    await anna.isInterestedIn(await anna.lead());
    await bob.quotes(await bob.lead(), { cost: 90 });
    await cleo.writes(await cleo.lead(), 'Is it a mixer tap?');
    await dan.lead();
    await carl.changes(job, { target_job_done: 'As soon as possible' });
    await market.advance({ minutes: 9 });
    await market.product.sweep();
    await carl.changes(job, {
      title: 'Two taps drip',
      description: 'The one in the bathroom drips as well by now.',
    });
    expect((await anna.lead('Two taps drip')).changed?.fields).toEqual(['description', 'title', 'urgency']);
    expect((await cleo.lead('Two taps drip')).changed?.fields).toHaveLength(3);
    expect(await bob.openQuotes()).toMatchObject([
      { changed: { fields: ['description', 'title', 'urgency'] } },
    ]);
    expect((await dan.lead('Two taps drip')).changed).toBeNull();
    await tenMinutesPass(market);
    await market.product.sweep();
    await market.settled();
    for (const taker of [anna, bob, cleo]) {
      const [mail, ...more] = await changeMails(market, taker);
      expect(mail?.text).toContain('changed this job: title, description, urgency.');
      expect(more).toEqual([]);
    }
    expect(await changeMails(market, dan)).toEqual([]);
    await carl.changes(job, { title: 'Three taps drip' });
    await tenMinutesPass(market);
    expect(await changeMails(market, anna)).toHaveLength(2);
    await market.advance({ minutes: -31 });
  },
);

story(
  'who is hired before the ten minutes are over is told of the change all the same, and nobody else is',
  C2,
  async (stage) => {
    const { customer, business, market } = stage;
    const [carl, anna, bob] = [await customer(), await business(), await business()];
    const job = await carl.posts();
    const quote = await anna.quotes(await anna.lead(), { cost: 90 });
    await bob.isInterestedIn(await bob.lead());
    await carl.changes(job, { title: 'Two taps drip' });
    await carl.accepts(quote);
    await tenMinutesPass(market);
    const [mail] = await changeMails(market, anna);
    expect(mail?.text).toContain('it was changed before you were hired.');
    expect(mail?.text).toContain('tab=progress');
    const said = async (one: Business) =>
      (await (await one.api()).bell()).groups.flatMap(({ entries }) => entries.map(({ kind }) => kind));
    expect(await said(anna)).toEqual(['job-changed', 'quote-accepted']);
    expect([await changeMails(market, bob), await said(bob)]).toEqual([[], []]);
  },
);

story(
  'who takes a job up after a change has read it so, and is told of later ones only',
  C2,
  async (stage) => {
    const { customer, business, market } = stage;
    const [carl, anna, bob] = [await customer(), await business(), await business()];
    const job = await carl.posts();
    await anna.isInterestedIn(await anna.lead());
    await carl.changes(job, { target_job_done: 'Within a month' });
    await market.advance({ minutes: 1 });
    await bob.isInterestedIn(await bob.lead());
    expect((await bob.lead()).changed).toBeNull();
    await tenMinutesPass(market);
    expect(await changeMails(market, anna)).toHaveLength(1);
    expect(await changeMails(market, bob)).toEqual([]);
    await carl.changes(job, { title: 'Another title' });
    expect((await bob.lead('Another title')).changed?.fields).toEqual(['title']);
    expect((await anna.lead('Another title')).changed?.fields).toEqual(['title', 'urgency']);
    await market.advance({ minutes: -12 });
  },
);

story('a job that is over by then is told of to nobody', C2, async ({ customer, business, market }) => {
  const [carl, anna] = [await customer(), await business()];
  const job = await carl.posts();
  await anna.isInterestedIn(await anna.lead());
  await carl.changes(job, { title: 'Another title' });
  await carl.cancels(job);
  await tenMinutesPass(market);
  expect(await changeMails(market, anna)).toEqual([]);
  await market.advance({ minutes: -11 });
});

story('a quote from before a change says so to both sides, and can be accepted', C2, async (stage) => {
  const { customer, business } = stage;
  const [carl, anna, bob] = [await customer(), await business(), await business()];
  const job = await carl.posts();
  const early = await anna.quotes(await anna.lead(), { cost: 90 });
  expect(early.sentBeforeChange).toBe(false);
  await stage.market.advance({ minutes: 1 });
  await carl.changes(job, { target_job_done: 'As soon as possible' });
  await stage.market.advance({ minutes: 1 });
  await bob.quotes(await bob.lead(), { cost: 100 });
  expect((await anna.openQuotes()).map((quote) => quote.sentBeforeChange)).toEqual([true]);
  expect((await bob.openQuotes()).map((quote) => quote.sentBeforeChange)).toEqual([false]);
  const marks = (quotes: { cost: number; sentBeforeChange: boolean }[]) =>
    Object.fromEntries(quotes.map((quote) => [quote.cost, quote.sentBeforeChange]));
  expect(marks(await carl.quotes())).toEqual({ 90: true, 100: false });
  expect(marks(await carl.responses(job))).toEqual({ 90: true, 100: false });
  expect(await carl.accepts(early)).toEqual([]);
});

story(
  'service, property and post code stay once somebody took the job up, by whatever act',
  C2,
  async (stage) => {
    const { customer, business } = stage;
    const anna = await business();
    const carl = await customer();
    const takes: Record<string, (title: string) => Promise<unknown>> = {
      interest: async (title) => anna.isInterestedIn(await anna.lead(title)),
      message: async (title) => anna.writes(await anna.lead(title), 'When can I come?'),
      quote: async (title) => anna.quotes(await anna.lead(title), { cost: 90 }),
      withdrawn: async (title) => anna.withdraws(await anna.quotes(await anna.lead(title), { cost: 90 })),
    };
    for (const [title, takesUp] of Object.entries(takes)) {
      const job = await carl.posts({ title });
      await takesUp(title);
      expect((await carl.jobToChange(job)).isTakenUp, title).toBe(true);
      for (const fixed of [
        { location: 'SE1 7PB' },
        { job_type: 'Bungalow' as const },
        { service_id: serviceId('Plumbing', 'Fit or repair a shower') },
      ])
        expect(await refusalOf(carl.changes(job, { ...fixed, title: 'Not this either' }))).toBe(
          'job_taken_up',
        );
      expect(await carl.jobToChange(job)).toMatchObject({ title, revision: 0, location: 'SE1 9SG' });
    }
  },
);

story(
  'a job in another place or of another service is matched as a new one, and nobody hears twice',
  C2,
  async (stage) => {
    const { customer, business, market } = stage;
    const carl = await customer();
    const told = { package: 'premium' as const };
    const london = await business(told);
    const showers = await business({ ...told, services: ['Fit or repair a shower'] });
    const leeds = await business({ ...told, postcode: 'LS1 1AA' });
    const job = await carl.posts();
    await market.settled();
    expect(await titles(london)).toEqual([TITLE]);
    const news = async (one: Business) =>
      (await market.mailTo(one.facts.email)).filter(({ subject }) => subject.startsWith('New lead:')).length;
    const heard = async () => [await news(london), await news(showers), await news(leeds)];
    await market.product.sweep();
    await market.settled();
    expect(await heard()).toEqual([1, 0, 0]);

    await carl.changes(job, { location: 'LS1 4DY' });
    expect(await titles(london)).toEqual([]);
    expect(await titles(leeds)).toEqual([TITLE]);
    expect((await carl.job(job)).leadsCount).toBe(1);
    const [stale] = await rowsOf(market, 'select count(*)::int as leads from leads');
    expect(stale).toEqual({ leads: 1 });
    await later(market);
    expect(await heard()).toEqual([1, 0, 1]);

    const shower = serviceId('Plumbing', 'Fit or repair a shower');
    await carl.changes(job, { location: 'SE1 9SG', service_id: shower });
    expect(await titles(showers)).toEqual([TITLE]);
    // They are told before the next change takes the job away from them again.
    await market.settled();
    expect(await titles(london)).toEqual([]);
    // They hear of it before it is another job again.
    await market.settled();
    await carl.changes(job, { service_id: serviceId('Plumbing', 'Fix a leak or burst pipe') });
    expect(await titles(london)).toEqual([TITLE]);
    await later(market);
    expect(await heard()).toEqual([1, 1, 1]);
    await market.advance({ minutes: -40 });
  },
);

/** At most one mail about leads goes out in a quarter of an hour. */
async function later(market: TestMarket): Promise<void> {
  await market.settled();
  await market.advance({ minutes: 20 });
  await market.product.sweep();
  await market.settled();
}

story('a job that becomes premium by its service has the head start of one', C2, async (stage) => {
  const { customer, business, market } = stage;
  const carl = await customer();
  const building = { category: 'Building & Extensions', services: [] };
  const standard = await business(building);
  const premium = await business({ ...building, package: 'premium' });
  const job = await carl.posts();
  await carl.changes(job, {
    category_id: categoryId('Building & Extensions'),
    service_id: serviceId('Building & Extensions', 'House extension'),
    answers: [],
  });
  expect((await carl.job(job)).type).toBe('premium');
  expect(await titles(premium)).toEqual([TITLE]);
  expect(await titles(standard)).toEqual([]);
  await market.advance({ hours: 24 });
  expect(await titles(standard)).toEqual([TITLE]);
  await market.advance({ hours: -24 });
});

story(
  'of two tabs the second hears that the job is another one, and nothing of it is written',
  C2,
  async (stage) => {
    const carl = await stage.customer();
    const job = await carl.posts();
    const read = await carl.jobToChange(job);
    await carl.changes(job, { title: 'From the first tab' }, read);
    expect(await refusalOf(carl.changes(job, { title: 'From the second tab' }, read))).toBe(
      'job_changed_elsewhere',
    );
    expect((await carl.job(job)).title).toBe('From the first tab');
  },
);

story(
  'a change that is sent again under its key is answered again; one without a difference is none',
  C2,
  async (stage) => {
    const { customer, business, market } = stage;
    const [carl, anna] = [await customer(), await business()];
    const job = await carl.posts();
    await anna.isInterestedIn(await anna.lead());
    const body = { ...changeOf(await carl.jobToChange(job)), title: 'Sent twice, kept once' };
    const api = await carl.api({ headers: { 'idempotency-key': 'a-change-of-a-job' } });
    const send = () => api.changeJob({ params: { id: job.id }, body });
    expect(await Promise.all([send(), send(), send()])).toEqual(
      Array.from({ length: 3 }, () => ({ data: { id: job.id, revision: 1 } })),
    );
    expect(await carl.changes(job, {})).toEqual({ id: job.id, revision: 1 });
    expect(await rowsOf(market, 'select number from job_revisions')).toEqual([{ number: 1 }]);
  },
);

story(
  'what is wrong in a change is said, and what was right before is not judged again',
  C2,
  async (stage) => {
    const { customer, market } = stage;
    const carl = await customer();
    const day = new Date(market.clock.now().getTime() + 3 * 24 * 3600 * 1000).toISOString();
    const job = await carl.posts({ target_job_done: 'specificDate', targetCompletionDatetime: day });
    const errorsOf = async (part: Partial<JobChange>) => {
      const failure: unknown = await carl.changes(job, part).catch((error: unknown) => error);
      return failure instanceof Refused ? Object.keys(failure.errors) : failure;
    };
    expect(await errorsOf({ location: 'ZZ99 9ZZ' })).toEqual(['location']);
    expect(await errorsOf({ service_id: job.id })).toEqual(['service_id']);
    expect(await errorsOf({ answers: [{ question_id: 'none', value: 'of this service' }] })).toEqual([
      'answers',
    ]);
    expect(await errorsOf({ title: '' })).toEqual(['title']);
    await market.advance({ days: 5 });
    expect(
      await errorsOf({ targetCompletionDatetime: new Date(Date.parse(day) - 1000).toISOString() }),
    ).toEqual(['targetCompletionDatetime']);
    await carl.changes(job, { title: 'The day has passed and the tap still drips' });
    expect((await carl.job(job)).title).toBe('The day has passed and the tap still drips');
    await market.advance({ days: -5 });
  },
);

story(
  'a job that is not active cannot be changed, and one of somebody else does not exist',
  C2,
  async (stage) => {
    const { customer, business } = stage;
    const [carl, cora, anna] = [await customer(), await customer(), await business()];
    const job = await carl.posts();
    const read = await carl.jobToChange(job);
    expect(await refusalOf(cora.changes(job, { title: 'Not mine' }, read))).toBe('not_found');
    expect(await refusalOf(cora.jobToChange(job))).toBe('not_found');
    await carl.accepts(await anna.quotes(await anna.lead(), { cost: 90 }));
    expect((await carl.jobToChange(job)).status).toBe('progress');
    expect(await refusalOf(carl.changes(job, { title: 'Too late' }, read))).toBe('job_cannot_change');
    const other = await carl.posts({ title: 'A second tap drips' });
    await carl.cancels(other);
    expect(await refusalOf(carl.changes(other, { title: 'Too late' }))).toBe('job_cannot_change');
  },
);
