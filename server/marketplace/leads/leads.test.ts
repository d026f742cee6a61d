import { expect } from 'vitest';
import { refusalOf } from '../../testing/api.ts';
import { MASK } from '../../../contract/contact-mask.ts';
import { story } from '../../testing/story.ts';
import { STORIES_BEGIN } from '../../testing/standing-clock.ts';

story(
  'who has the number already is not told it once more when the job is gone',
  async ({ customer, business }) => {
    const [carl, anna] = [await customer(), await business()];
    const job = await carl.posts();
    const lead = await anna.lead();
    await anna.isInterestedIn(lead);
    await carl.cancels(job);
    expect(await refusalOf(anna.isInterestedIn(lead))).toBe('job_not_available');
  },
);

story(
  'interest releases the number once, and the customer sees who has it',
  { shows: ['R-11-026', 'R-11-027', 'R-10-083', 'R-16-010'] },
  async ({ customer, business, market }) => {
    const carl = await customer();
    const [anna, bob] = [await business(), await business()];
    const job = await carl.posts();
    const lead = await anna.lead();
    expect(lead).toMatchObject({
      is_interested: false,
      user: { mobile_number: null },
      can: ['markInterested', 'dismiss', 'sendQuote', 'sendMessage'],
    });

    const first = await anna.isInterestedIn(lead);
    expect(first).toEqual({
      id: lead.id,
      is_interested: true,
      user: { name: carl.name, mobile_number: carl.facts.mobile },
    });
    expect(await anna.isInterestedIn(lead)).toEqual(first);
    const marked = market.product.market.db.selectFrom('history').where('event', '=', 'lead.interested');
    expect(await marked.select('id').execute()).toHaveLength(1);
    expect(await anna.lead()).toMatchObject({
      is_interested: true,
      user: { mobile_number: carl.facts.mobile },
    });
    expect((await bob.lead()).user.mobile_number).toBeNull();
    expect((await carl.job(job)).leads).toMatchObject([{ id: lead.id, is_interested: true }]);
    const { rows } = await market.product.database.pool.query(
      'select business_id, reason from phone_releases',
    );
    expect(rows).toEqual([{ business_id: anna.id, reason: 'interested' }]);
  },
);

story(
  'the number is for use: who marked interest loses it when the job is off, cancelled or given to another',
  { shows: ['R-16-020'] },
  async ({ admin, customer, business }) => {
    const [adam, carl, anna, bob] = await Promise.all([admin(), customer(), business(), business()]);
    const api = await adam.api();
    const [job, other] = [await carl.posts({ title: 'One tap' }), await carl.posts({ title: 'Two taps' })];
    for (const title of ['One tap', 'Two taps']) {
      const lead = await anna.lead(title);
      await anna.isInterestedIn(lead);
      await anna.quotes(lead, { cost: 90 });
    }
    const told = (number: string | null) => ({ user: { mobile_number: number } });
    const { mobile } = carl.facts;
    const switched = (is_active: 0 | 1) => api.switchJob({ params: { id: job.id }, body: { is_active } });
    expect(await anna.openQuotes()).toMatchObject([told(mobile), told(mobile)]);
    await switched(0);
    expect(await anna.openQuotes()).toMatchObject([told(mobile), told(null)]);
    await switched(1);
    expect(await anna.openQuotes()).toMatchObject([told(mobile), told(mobile)]);
    await carl.cancels(job);
    await carl.accepts(await bob.quotes(await bob.lead('Two taps'), { cost: 80 }));
    expect(await bob.jobs()).toMatchObject([{ id: other.id, ...told(mobile) }]);
    expect((await anna.jobs('cancelled')).map(({ user }) => user)).toEqual([
      { name: carl.name, avatar: null, mobile_number: null },
    ]);
    expect(await anna.openQuotes()).toEqual([]);
  },
);

story('a dismissed lead never comes back', { shows: ['R-5-047', 'R-11-029', 'R-11-032'] }, async (stage) => {
  const { admin, customer, business } = stage;
  const adam = await (await admin()).api();
  const carl = await customer();
  const anna = await business();
  const job = await carl.posts();
  const lead = await anna.lead();
  await anna.isInterestedIn(lead);
  expect(await anna.dismisses(lead)).toEqual([]);
  expect(await anna.dismisses(lead)).toEqual([]);
  expect(await anna.leads()).toEqual([]);
  expect(await refusalOf(anna.isInterestedIn(lead))).toBe('lead_dismissed');
  expect(await refusalOf(anna.quotes(lead, { cost: 10 }))).toBe('lead_dismissed');
  expect(await refusalOf(anna.writes(lead, 'Hello again'))).toBe('lead_dismissed');
  for (const is_active of [0, 1] as const)
    await adam.switchJob({ params: { id: job.id }, body: { is_active } });
  expect(await anna.leads()).toEqual([]);
  // Anna has his number, so Carl still sees her.
  expect((await carl.job(job)).leads).toMatchObject([{ id: lead.id, is_interested: true }]);
});

story(
  'a quote takes the lead away; withdrawn, it comes back for another',
  { shows: ['R-11-028', 'R-11-033', 'R-5-065', 'R-5-067', 'R-11-037'] },
  async (stage) => {
    const carl = await stage.customer();
    const anna = await stage.business();
    const job = await carl.posts();
    const lead = await anna.lead();
    const quote = await anna.quotes(lead, { cost: 70 });
    expect(await anna.leads()).toEqual([]);
    expect(await refusalOf(anna.dismisses(lead))).toBe('lead_quoted');
    expect(await refusalOf(anna.quotes(lead, { cost: 60 }))).toBe('already_quoted');
    expect(await anna.openQuotes()).toMatchObject([{ id: quote.id }]);
    expect(await anna.withdraws(quote)).toEqual([]);
    expect(await anna.withdraws(quote)).toEqual([]);
    expect([await anna.openQuotes(), await carl.quotes()]).toEqual([[], []]);
    expect(await carl.responses(job)).toEqual([]);
    expect(await refusalOf(carl.accepts(quote))).toBe('quote_no_longer_open');
    await anna.quotes(await anna.lead(), { cost: 60 });
    expect((await carl.responses(job)).map((response) => response.cost)).toEqual([60]);
  },
);

story(
  'a lead whose job is taken, cancelled, switched off or deleted is in no list and takes nothing',
  { shows: ['R-10-079', 'R-10-083', 'R-11-034'] },
  async (stage) => {
    const [carl, anna, bob] = [await stage.customer(), await stage.business(), await stage.business()];
    const adam = await (await stage.admin()).api();
    const ends = {
      'The cancelled one': carl.cancels.bind(carl),
      'The taken one': async () =>
        carl.accepts(await bob.quotes(await bob.lead('The taken one'), { cost: 90 })),
      'The one switched off': ({ id }: { id: string }) =>
        adam.switchJob({ params: { id }, body: { is_active: 0 } }),
      'The deleted one': ({ id }: { id: string }) => adam.removeJob({ params: { id } }),
    };
    for (const [title, end] of Object.entries(ends)) {
      const job = await carl.posts({ title });
      const lead = await anna.lead(title);
      expect((await anna.leads()).map((one) => one.job.title)).toEqual([title]);
      await end(job);
      expect([title, await anna.leads()]).toEqual([title, []]);
      const refused = title === 'The deleted one' ? 'not_found' : 'job_not_available';
      expect([title, await refusalOf(anna.isInterestedIn(lead))]).toEqual([title, refused]);
      expect([title, await refusalOf(anna.quotes(lead, { cost: 10 }))]).toEqual([title, refused]);
      expect([title, await refusalOf(anna.dismisses(lead))]).toEqual([title, refused]);
      expect([title, await refusalOf(anna.writes(lead, 'Still there?'))]).toEqual([title, refused]);
    }
  },
);

story(
  'without access a business neither marks interest nor quotes nor writes',
  { shows: ['R-10-079', 'R-10-083', 'R-11-054'] },
  async (stage) => {
    const carl = await stage.customer();
    const now = STORIES_BEGIN.getTime();
    const anna = await stage.business({ subscription: 'cancelled', paidThrough: new Date(now + 3600_000) });
    await carl.posts();
    const lead = await anna.lead();
    await stage.market.advance({ hours: 2 });
    expect(await anna.leads()).toEqual([]);
    expect(await refusalOf(anna.isInterestedIn(lead))).toBe('subscription_required');
    expect(await refusalOf(anna.quotes(lead, { cost: 10 }))).toBe('subscription_required');
    expect(await refusalOf(anna.writes(lead, 'Hello'))).toBe('subscription_required');
    await stage.market.advance({ hours: -2 });
    const { pool } = stage.market.product.database;
    await pool.query('update accounts set verified_at = null where id = $1', [anna.accountId]);
    expect(await refusalOf(anna.isInterestedIn(lead))).toBe('verification_required');
    expect(await refusalOf(anna.quotes(lead, { cost: 10 }))).toBe('verification_required');
    await pool.query('update accounts set verified_at = story_begins() where id = $1', [anna.accountId]);
    expect(await anna.isInterestedIn(lead)).toMatchObject({ is_interested: true });
  },
);

story(
  'a message under one key is sent once, however often its answer gets lost',
  { shows: ['ruling 6'] },
  async ({ customer, business, market }) => {
    const carl = await customer();
    const anna = await business();
    await carl.posts();
    const lead = await anna.lead();
    const keyed = await anna.api({ headers: { 'idempotency-key': 'draft-1' } });
    const say = (message: string) => keyed.sendMessage({ params: { id: lead.id }, body: { message } });
    const first = await say('How old is the tap?');
    expect(await say('How old is the tap?')).toEqual(first);
    expect(await refusalOf(say('And the basin?'))).toBe('idempotency_key_reused');
    expect((await carl.reads(lead)).map(({ body }) => body)).toEqual(['How old is the tap?']);
    expect((await anna.lead()).messagesCount).toBe(1);
    await market.settled();
    expect(await market.mailTo(carl.facts.email)).toHaveLength(1);
    await anna.writes(lead, 'How old is the tap?');
    expect(await carl.reads(lead)).toHaveLength(2);
  },
);

story(
  'two sides talk about a lead, contact details hidden until released',
  { shows: ['R-10-086', 'R-5-051', 'R-4-035', 'ruling 11'] },
  async (stage) => {
    const { customer, business, market } = stage;
    const carl = await customer();
    const [anna, bob] = [await business(), await business()];
    const job = await carl.posts();
    // Anna hears of the job before anybody writes to her.
    await market.settled();
    const lead = await anna.lead();
    await anna.writes(lead, 'Ring me on 07700 900 999 or mail anna@example.com');
    expect((await carl.reads(lead))[0]?.body).toBe(`Ring me on ${MASK} or mail ${MASK}`);
    expect((await carl.job(job)).leads).toMatchObject([
      { id: lead.id, is_interested: false, messagesCount: 1 },
    ]);
    const answer = await carl.writes(lead, 'My number is 07700900456');
    expect(answer).toMatchObject({ sender: 'customer', user: { name: carl.name }, leadId: lead.id });
    expect((await anna.reads(lead))[0]?.body).toContain(MASK);
    await anna.isInterestedIn(lead);
    expect((await anna.reads(lead)).map((message) => message.body)).toEqual([
      'My number is 07700900456',
      'Ring me on 07700 900 999 or mail anna@example.com',
    ]);
    expect(await refusalOf(bob.reads(lead))).toBe('not_found');
    expect(await refusalOf(bob.writes(lead, 'Hello'))).toBe('not_found');
    await market.settled();
    expect((await market.mailTo(carl.facts.email)).map((mail) => mail.subject)).toEqual([
      'New message about Kitchen tap will not stop dripping',
    ]);
    expect((await market.mailTo(anna.facts.email))[0]?.subject).toBe(
      'New message about Kitchen tap will not stop dripping',
    );
  },
);

story(
  'a conversation tells its writer what the other side will not read of it',
  { shows: ['R-10-086', 'ruling 44'] },
  async ({ customer, business }) => {
    const [carl, anna] = [await customer(), await business()];
    await carl.posts();
    const lead = await anna.lead();
    const hides = async (one: typeof carl | typeof anna) =>
      (await (await one.api()).leadMessages({ params: { id: lead.id } })).hides;
    expect(await hides(carl)).toEqual({ contacts: true, postcodes: true });
    expect(await hides(anna)).toEqual({ contacts: true, postcodes: false });
    await anna.isInterestedIn(lead);
    expect(await hides(carl)).toEqual({ contacts: false, postcodes: true });
    expect(await hides(anna)).toEqual({ contacts: false, postcodes: false });
    await carl.accepts(await anna.quotes(lead, { cost: 80 }));
    expect(await hides(carl)).toEqual({ contacts: false, postcodes: false });
  },
);

story(
  'a price is above nothing, at most a million, whole in pence, at a rate and in pounds',
  { shows: ['R-10-079', 'R-12-040', 'R-12-042', 'A-33'] },
  async ({ customer, business }) => {
    const anna = await business();
    await (await customer()).posts();
    const lead = await anna.lead();
    for (const cost of [0, -1, 0.001, 85.555, 1_000_000.01, 1e9, '85', null])
      expect([cost, await refusalOf(anna.quotes(lead, { cost: cost as number }))]).toEqual([cost, 'invalid']);
    const figures = { leadId: lead.id, rate_type: 'Flat', cost: 85.5, currency: '£' };
    for (const [field, value] of Object.entries({ rate_type: 'Weekly', currency: '$', cost: 0 })) {
      const sent = (await anna.api()).sendQuote({ body: { ...figures, [field]: value } as never });
      await expect(sent).rejects.toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } });
    }
    for (const cost of [0.01, 85.5, 1_000_000]) {
      const quote = await anna.quotes(lead, { cost });
      expect(quote.cost).toBe(cost);
      await anna.withdraws(quote);
    }
    const said = (letters: number) => anna.quotes(lead, { cost: 80, comments: 'x'.repeat(letters) });
    expect(await refusalOf(said(1001))).toBe('invalid');
    expect((await said(1000)).comments).toHaveLength(1000);
  },
);

story(
  'a message has words, and two thousand letters at most',
  { shows: ['R-12-043'] },
  async ({ customer, business }) => {
    const anna = await business();
    await (await customer()).posts();
    const lead = await anna.lead();
    for (const words of ['', '   ', '\n\t\n', 'x'.repeat(2001)])
      expect(await refusalOf(anna.writes(lead, words))).toBe('invalid');
    await anna.writes(lead, `  ${'ü'.repeat(2000)}\n`);
    expect((await anna.reads(lead)).map(({ body }) => body)).toEqual(['ü'.repeat(2000)]);
  },
);

story(
  'the post code in a message is for the one who was chosen',
  { shows: ['ruling 12'] },
  async ({ customer, business }) => {
    const [carl, anna] = [await customer(), await business()];
    await carl.posts();
    const lead = await anna.lead();
    await anna.isInterestedIn(lead);
    await carl.writes(lead, 'I live at 12 Long Lane, SE1 4ZQ');
    await anna.writes(lead, 'Our shop is at SE1 7PB');
    const seen = async (by: typeof carl | typeof anna) => (await by.reads(lead)).map(({ body }) => body);
    expect(await seen(anna)).toEqual(['Our shop is at SE1 7PB', 'I live at 12 Long Lane, SE1']);
    expect(await seen(carl)).toEqual(['Our shop is at SE1 7PB', 'I live at 12 Long Lane, SE1 4ZQ']);
    await carl.accepts(await anna.quotes(lead, { cost: 90 }));
    expect(await seen(anna)).toEqual(['Our shop is at SE1 7PB', 'I live at 12 Long Lane, SE1 4ZQ']);
  },
);

story(
  'in touch with a customer is who wrote or is interested, not who was only written to',
  { shows: ['R-4-022'] },
  async ({ customer, business }) => {
    const [carl, anna] = [await customer(), await business()];
    const job = await carl.posts();
    const lead = await anna.lead();
    await anna.quotes(lead, { cost: 90 });
    await carl.writes(lead, 'Could you come on Tuesday?');
    expect((await carl.job(job)).leads).toEqual([]);
    await anna.writes(lead, 'I can');
    expect((await carl.job(job)).leads).toMatchObject([{ id: lead.id, messagesCount: 2 }]);
  },
);

story(
  'a list goes on from no day that there is not',
  { shows: ['R-10-009'] },
  async ({ customer, business }) => {
    const [carl, anna] = [await customer(), await business()];
    const { id } = await carl.posts();
    const lead = await anna.lead();
    const [carls, annas] = [await carl.api(), await anna.api()];
    for (const day of ['0000-01-01', '1969-12-31', '2026-02-30']) {
      const cursor = Buffer.from(`${day}T00:00:00.000Z ${id}`).toString('base64url');
      for (const page of [
        () => carls.quotes({ query: { cursor } }),
        () => carls.jobResponses({ params: { id }, query: { cursor } }),
        () => annas.leads({ query: { cursor } }),
        () => annas.leadMessages({ params: { id: lead.id }, query: { cursor } }),
      ])
        expect([day, await refusalOf(page())]).toEqual([day, 'invalid']);
    }
  },
);
