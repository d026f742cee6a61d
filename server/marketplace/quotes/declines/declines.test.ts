import { expect } from 'vitest';
import { refusalOf } from '../../../testing/api.ts';
import { type Stage, story } from '../../../testing/story.ts';

/** Carl has a job, and Anna has sent him a quote for it. */
async function quoted({ customer, business }: Stage) {
  const [carl, anna] = [await customer({ name: 'Carl Moss' }), await business({ name: 'Anna Bell' })];
  const job = await carl.posts({ title: 'The tap' });
  const lead = await anna.lead('The tap');
  return { carl, anna, job, lead, quote: await anna.quotes(lead, { cost: 480 }) };
}

const mailsAbout = async ({ market }: Stage, address: string) =>
  (await market.mailTo(address)).filter(({ subject }) => subject.startsWith('Not this quote'));

story(
  'a customer turns a quote down with a reason and words; its business reads both, and may send another',
  { shows: ['C4'] },
  async (stage) => {
    const { market } = stage;
    const { carl, anna, job, lead, quote } = await quoted(stage);
    expect((await carl.responses(job))[0]?.can).toEqual(['accept', 'decline', 'sendMessage']);
    const said = { reason: 'too_expensive', words: ' Sorry.\nRing 07700 900123 at SE1 9SG. ' } as const;
    expect(await carl.declines(quote, said)).toEqual([]);
    expect([await carl.responses(job), await carl.quotes(), await anna.openQuotes()]).toEqual([[], [], []]);

    const { declined, can } = await anna.readsLead(lead);
    expect(declined).toMatchObject({ cost: 480, rate_type: 'Flat', reason: 'too_expensive' });
    expect(declined?.words).toBe('Sorry.\nRing [contact details hidden] at SE1.');
    expect(can).toContain('sendQuote');
    await market.settled();
    const [mail, ...others] = await mailsAbout(stage, anna.facts.email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Carl Moss has looked at your quote and would rather not take it.');
    expect(mail?.text).toContain('The price is too high');
    expect(mail?.text).not.toContain('Sorry');
    const { groups } = await (await anna.api()).bell();
    const told = groups.flatMap(({ entries }) => entries).filter(({ kind }) => kind === 'quote-declined');
    expect(told).toMatchObject([{ name: 'Carl Moss', cost: 480 }]);

    const next = await anna.quotes(lead, { cost: 450 });
    await carl.accepts(next);
    expect(await carl.job(job)).toMatchObject({ status: 'progress', cost: 450 });
  },
);

story(
  'both sides read in their conversation what was turned down, and why',
  { shows: ['C4'] },
  async (stage) => {
    const { carl, anna, lead, quote } = await quoted(stage);
    await carl.declines(quote, { words: 'Ring 07700 900123' });
    const told = async (who: typeof carl | typeof anna) => {
      const { items } = await (await who.api()).conversation({ params: { id: lead.id }, query: {} });
      return items.findLast((item) => item.type === 'event' && item.event === 'quote_declined');
    };
    const event = { event: 'quote_declined', cost: 480, rate_type: 'Flat', reason: null };
    expect(await told(carl)).toMatchObject({ ...event, words: 'Ring 07700 900123' });
    expect(await told(anna)).toMatchObject({ ...event, words: 'Ring [contact details hidden]' });
    await anna.isInterestedIn(lead);
    expect(await told(anna)).toMatchObject({ words: 'Ring 07700 900123' });
    expect((await anna.readsLead(lead)).declined?.words).toBe('Ring 07700 900123');
  },
);

story(
  'nothing need be said; a repeat changes nothing, and what is over is not turned down',
  { shows: ['C4', 'ruling 50'] },
  async (stage) => {
    const { market, customer } = stage;
    const { carl, anna, job, lead, quote } = await quoted(stage);
    expect(await refusalOf((await customer()).declines(quote))).toBe('not_found');
    for (const body of [{ reason: 'because' }, { words: 'x'.repeat(501) }])
      expect(await refusalOf(carl.declines(quote, body as never))).toBe('invalid');
    await carl.declines(quote, { words: '  ' });
    expect(await carl.declines(quote, { reason: 'too_late' })).toEqual([]);
    expect((await anna.readsLead(lead)).declined).toMatchObject({ reason: null, words: null });
    expect(await refusalOf(carl.accepts(quote))).toBe('quote_no_longer_open');
    expect(await refusalOf(anna.withdraws(quote))).toBe('quote_no_longer_open');
    await market.settled();
    expect(await mailsAbout(stage, anna.facts.email)).toHaveLength(1);

    const second = await anna.quotes(lead, { cost: 450 });
    await anna.withdraws(second);
    expect(await refusalOf(carl.declines(second))).toBe('quote_no_longer_open');
    const third = await anna.quotes(lead, { cost: 440 });
    await carl.accepts(third);
    expect(await refusalOf(carl.declines(third))).toBe('quote_already_accepted');
    expect(await carl.job(job)).toMatchObject({ status: 'progress' });
  },
);

story(
  'a quote that was not chosen was not turned down by itself, and a business hears of each once',
  { shows: ['C4'] },
  async (stage) => {
    const { market, business } = stage;
    const { carl, anna, job, quote } = await quoted(stage);
    const ben = await business({ name: 'Ben Low' });
    const other = await ben.quotes(await ben.lead('The tap'), { cost: 400 });
    await carl.declines(quote, { reason: 'plans_changed' });
    await carl.accepts(other);
    const last = await carl.job(job);
    expect(last.status).toBe('progress');
    await market.settled();
    const subjects = (await market.mailTo(anna.facts.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Not chosen'))).toEqual([]);

    const next = await carl.posts({ title: 'The bath' });
    const [first, second] = [
      await anna.quotes(await anna.lead('The bath'), { cost: 90 }),
      await ben.quotes(await ben.lead('The bath'), { cost: 80 }),
    ];
    await carl.accepts(second);
    expect(await refusalOf(carl.declines(first))).toBe('quote_no_longer_open');
    expect((await carl.job(next)).status).toBe('progress');
  },
);

story(
  'what was said of a quote is in the copy of its customer, and goes with the account',
  { shows: ['T26'] },
  async (stage) => {
    const { market } = stage;
    const { carl, anna, lead, quote } = await quoted(stage);
    await carl.declines(quote, { reason: 'too_late', words: 'My mother comes on Friday' });
    const said = async () => {
      const { rows } = await market.product.database.pool.query('select reason, words from quote_declines');
      return rows;
    };
    expect(await said()).toEqual([{ reason: 'too_late', words: 'My mother comes on Friday' }]);
    await (await carl.api()).deleteAccount();
    await market.settled();
    expect(await said()).toEqual([{ reason: 'too_late', words: null }]);
    expect(await refusalOf(anna.readsLead(lead))).toBe('not_found');
  },
);
