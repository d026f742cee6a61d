import { expect } from 'vitest';
import type { TestMarket } from '../../testing/market.ts';
import type { Person } from '../../testing/person.ts';
import { theDay } from '../../testing/daytime.ts';
import { type Stage, story } from '../../testing/story.ts';

// Its mails about leads come at once, but for 15 minutes after the last.
const PREMIUM = { package: 'premium' } as const;

type Wish = { email: boolean; sms: boolean; messages: boolean; newJobLeads: boolean };

/** The whole main job between Carl and Anna, who both want to be told as the wish says; Bob is turned down. */
async function mainJob({ customer, business, market }: Stage, wish: Wish) {
  theDay(market.clock);
  const [carl, anna, bob] = await Promise.all([customer(), business(PREMIUM), business(PREMIUM)]);
  for (const person of [carl, anna, bob]) await person.wants(wish);
  const job = await carl.posts();
  // News that is overtaken is dropped, so everything is told before it goes on.
  await market.settled();
  const [lead, bobs] = [await anna.lead(), await bob.lead()];
  await anna.writes(lead, 'Is the stop tap easy to reach?');
  const quote = await anna.quotes(lead, { cost: 120 });
  await bob.quotes(bobs, { cost: 150 });
  await market.settled();
  await carl.accepts(quote);
  await anna.finishes(job);
  await carl.reviews(job, { rating: 5, comment: 'Very tidy' });
  await market.advance({ minutes: 16 });
  const second = await carl.posts({ title: 'Another tap' });
  await market.settled();
  await anna.quotes(await anna.lead('Another tap'), { cost: 80 });
  await market.settled();
  await carl.cancels(second);
  await market.settled();
  return { carl, anna, bob };
}

type Count = Record<string, number>;

/** The law wants it in the customer's hands, whatever they have switched off. */
const CONTRACT = 'agreement-made';

/** How often somebody was told of each kind on a channel; each of these messages has arrived. */
async function toldOf(
  { product }: TestMarket,
  { accountId }: Person,
  channel: 'email' | 'sms',
): Promise<Count> {
  const { rows } = await product.database.pool.query<{ kind: string; count: number }>(
    `select kind, count(*) as count from notices n join caught_messages c on c.id = n.id and c.channel = n.channel
    where account_id = $1 and n.channel = $2 and status = 'sent' and kind <> $3 group by kind order by kind`,
    [accountId, channel, CONTRACT],
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

const LEADS = { email: 'lead-digest', sms: 'new-lead' };
const CARLS = { 'job-finished': 1, 'quote-received': 3 };
const ANNAS = { 'job-cancelled': 1, 'quote-accepted': 1, 'review-received': 1 };
const EVERYTHING = { email: true, sms: true, messages: true, newJobLeads: true };

story(
  'with everything on, everything is told on both channels, once',
  { shows: ['R-16-024', 'R-16-026', 'A-72'] },
  async (stage) => {
    const { carl, anna, bob } = await mainJob(stage, EVERYTHING);
    for (const channel of ['email', 'sms'] as const) {
      expect(await toldOf(stage.market, carl, channel)).toEqual({ ...CARLS, 'message-received': 1 });
      expect(await toldOf(stage.market, anna, channel)).toEqual({ ...ANNAS, [LEADS[channel]]: 2 });
    }
    // That a quote was not chosen can wait for the evening: it is never texted.
    expect(await toldOf(stage.market, bob, 'email')).toEqual({ 'lead-digest': 2, 'quote-rejected': 1 });
    expect(await toldOf(stage.market, bob, 'sms')).toEqual({ 'new-lead': 2 });
  },
);

story(
  'who switched leads and messages off hears of neither, and of the rest',
  { shows: ['R-16-024', 'A-72'] },
  async (stage) => {
    const { carl, anna } = await mainJob(stage, { ...EVERYTHING, messages: false, newJobLeads: false });
    for (const channel of ['email', 'sms'] as const) {
      expect(await toldOf(stage.market, carl, channel)).toEqual(CARLS);
      expect(await toldOf(stage.market, anna, channel)).toEqual(ANNAS);
    }
  },
);

story(
  'a channel that is off is silent, the other is not',
  { shows: ['R-16-026', 'R-6-073', 'R-6-074'] },
  async (stage) => {
    const byText = await mainJob(stage, { ...EVERYTHING, email: false });
    expect(await toldOf(stage.market, byText.anna, 'email')).toEqual({});
    expect(await toldOf(stage.market, byText.anna, 'sms')).toEqual({ ...ANNAS, 'new-lead': 2 });
    await stage.market.reset();
    const byMail = await mainJob(stage, { ...EVERYTHING, sms: false });
    expect(await toldOf(stage.market, byMail.anna, 'sms')).toEqual({});
    expect(await toldOf(stage.market, byMail.anna, 'email')).toEqual({ ...ANNAS, 'lead-digest': 2 });
    await stage.market.reset();
    const byNeither = await mainJob(stage, { ...EVERYTHING, email: false, sms: false });
    for (const person of Object.values(byNeither)) {
      const mails = await stage.market.mailTo(person.facts.email);
      expect(mails.filter(({ subject }) => !subject?.startsWith('What was agreed'))).toEqual([]);
      expect(mails).toHaveLength(person === byNeither.carl ? 1 : 0);
      expect(await stage.market.mailTo(person.facts.mobile)).toEqual([]);
    }
  },
);

story(
  'a job that an admin switched off is news again when it is on, to who has not heard of it',
  { shows: ['R-11-043'] },
  async (stage) => {
    const { market, admin, customer, business } = stage;
    const [adminApi, carl, anna] = [await (await admin()).api(), await customer(), await business(PREMIUM)];
    const { id } = await carl.posts();
    await market.settled();
    const joined = [anna];
    const told = async () => {
      await market.settled();
      const counts = await Promise.all(joined.map((one) => toldOf(market, one, 'email')));
      return counts.map((count) => count['lead-digest'] ?? 0);
    };
    await adminApi.switchJob({ params: { id }, body: { is_active: 0 } });
    joined.push(await business(PREMIUM));
    expect(await told()).toEqual([1, 0]);
    await adminApi.switchJob({ params: { id }, body: { is_active: 1 } });
    expect(await told()).toEqual([1, 1]);
    await adminApi.changeCustomer({ params: { id: carl.id }, body: { is_active: 0 } });
    joined.push(await business(PREMIUM));
    expect(await told()).toEqual([1, 1, 0]);
    await adminApi.changeCustomer({ params: { id: carl.id }, body: { is_active: 1 } });
    expect(await told()).toEqual([1, 1, 1]);
  },
);

story(
  'a mail about a message leads to its conversation, wherever the job stands by then',
  { shows: ['R-16-024'] },
  async (stage) => {
    const { market, customer, business } = stage;
    const [carl, anna] = [await customer(), await business()];
    const job = await carl.posts();
    const lead = await anna.lead();
    const linked = async (by: typeof carl | typeof anna, to: typeof carl | typeof anna) => {
      await by.writes(lead, 'Until tomorrow');
      await market.settled();
      const [mail] = await market.mailTo(to.facts.email);
      return /dashboard\?(\S+)/.exec(mail?.text ?? '')?.[1];
    };
    const there = `tab=messages&lead=${lead.id}`;
    expect([await linked(anna, carl), await linked(carl, anna)]).toEqual([there, there]);
    await carl.accepts(await anna.quotes(lead, { cost: 90 }));
    expect([await linked(anna, carl), await linked(carl, anna)]).toEqual([there, there]);
    await anna.finishes(job);
    expect([await linked(anna, carl), await linked(carl, anna)]).toEqual([there, there]);
  },
);

story(
  'a mail about work that was broken off leads to where it stands',
  { shows: ['R-16-024'] },
  async (stage) => {
    const { market, customer, business, admin } = stage;
    const adminApi = await (await admin()).api();
    const underWay = async () => {
      const [carl, anna] = [await customer(), await business()];
      const job = await carl.posts();
      await carl.accepts(await anna.quotes(await anna.lead(), { cost: 90 }));
      return { carl, anna, job };
    };
    const linked = async ({ facts }: Person) => {
      await market.settled();
      const mails = await market.mailTo(facts.email);
      const mail = mails.find(({ subject }) => subject.startsWith('Job cancelled'));
      return /dashboard\?(\S+)/.exec(mail?.text ?? '')?.[1];
    };
    const [first, second, third] = [await underWay(), await underWay(), await underWay()];
    await adminApi.removeAccount({ params: { id: first.anna.id } });
    await adminApi.removeAccount({ params: { id: second.carl.id } });
    expect(await linked(first.carl)).toBe(`tab=history&history=cancelled&at=${first.job.id}`);
    expect(await linked(second.anna)).toBe(`tab=history&history=cancelled&at=${second.job.id}`);
    expect(await first.carl.jobs('cancelled')).toHaveLength(1);
    expect(await second.anna.jobs('cancelled')).toHaveLength(1);
    // A deleted job stands nowhere.
    await adminApi.removeJob({ params: { id: third.job.id }, body: { reason: 'Twice the same' } });
    expect([await linked(third.carl), await linked(third.anna)]).toEqual(['tab=jobs', 'tab=leads']);
  },
);

story(
  'a mail about a quote says for how long its price is',
  { shows: ['R-16-024'] },
  async ({ market, customer, business }) => {
    const carl = await customer();
    const offers = [
      ['Hourly', 'Price: £48 an hour'],
      ['Daily', 'Price: £48 a day'],
      ['Flat', 'Price: £48'],
    ] as const;
    for (const [rate, line] of offers) {
      await carl.posts();
      const anna = await business();
      await anna.quotes(await anna.lead(), { cost: 48, rate });
      await market.settled();
      const [mail] = await market.mailTo(carl.facts.email);
      expect(mail?.text.split('\n').map((one) => one.trim())).toContain(line);
    }
  },
);

story(
  'the mail about a lead calls its reader by name, and says what, where and when',
  { shows: ['A-72'] },
  async (stage) => {
    theDay(stage.market.clock);
    const [carl, anna] = [await stage.customer(), await stage.business({ ...PREMIUM, name: 'Anna Bell' })];
    await anna.wants(EVERYTHING);
    await carl.posts();
    await stage.market.settled();
    const { rows } = await stage.market.product.database.pool.query<{ text: string }>(
      `select c.body_text as text from notices n join caught_messages c on c.id = n.id and c.channel = n.channel
    where account_id = $1 and n.channel = 'email'`,
      [anna.accountId],
    );
    expect(rows.map(({ text }) => text.split('\n').filter(Boolean).slice(0, 6))).toEqual([
      [
        'Hello Anna,',
        `${carl.facts.firstName} ${carl.facts.lastName} needs help: Kitchen tap will not stop dripping`,
        'Mark it as Interested to see the phone number, or send a quote straight away.',
        'Work: Fix a leak or burst pipe',
        'Where: London SE (SE1)',
        'When: Within a week',
      ],
    ]);
  },
);
