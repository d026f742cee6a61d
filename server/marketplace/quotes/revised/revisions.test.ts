import { expect } from 'vitest';
import { refusalOf } from '../../../testing/api.ts';
import { type Stage, story } from '../../../testing/story.ts';

/** Carl has a job, and Anna has sent him a quote of £480 for it. */
async function quoted({ customer, business }: Stage) {
  const [carl, anna] = [await customer({ name: 'Carl Moss' }), await business({ name: 'Anna Bell' })];
  const job = await carl.posts({ title: 'The tap' });
  const lead = await anna.lead('The tap');
  return { carl, anna, job, lead, quote: await anna.quotes(lead, { cost: 480 }) };
}

const subjectsTo = async ({ market }: Stage, address: string) =>
  (await market.mailTo(address)).map(({ subject }) => subject);

story(
  'a business sends another price in the place of its quote; both sides read what it was, and why it changed',
  { shows: ['C4', 'ruling 47'] },
  async (stage) => {
    const { market } = stage;
    const { carl, anna, job, lead, quote } = await quoted(stage);
    await market.advance({ hours: 2 });
    await anna.revises(quote, { cost: 450, because: 'The old valve will do.\nRing 07700 900123' });
    // What is overtaken before it is sent is not sent any more.
    await market.settled();
    await market.advance({ hours: 1 });
    const [second] = await anna.openQuotes();
    await anna.revises({ id: second?.id ?? '' }, { cost: 50, rate: 'Hourly' });

    const received = await carl.responses(job);
    expect(received).toHaveLength(1);
    expect(received).toMatchObject([
      { cost: 50, rate_type: 'Hourly', can: ['accept', 'decline', 'sendMessage'] },
    ]);
    const before = { rate_type: 'Flat', comments: 'Direct quote' };
    const because = 'The old valve will do.\nRing [contact details hidden]';
    const earlier = [
      { ...before, cost: 450, because: null },
      { ...before, cost: 480, because },
    ];
    expect(received[0]?.earlier).toMatchObject(earlier);
    expect(received[0]?.earlier[1]?.replacedAt).toBe(received[0]?.earlier[0]?.createdAt);
    expect(await carl.quotes()).toMatchObject([{ earlier }]);
    const [own] = await anna.openQuotes();
    expect(own).toMatchObject({ cost: 50, can: ['revise', 'withdraw', 'sendMessage'] });
    expect(own?.earlier[1]).toMatchObject({
      cost: 480,
      because: 'The old valve will do.\nRing 07700 900123',
    });

    const { items } = await (await carl.api()).conversation({ params: { id: lead.id }, query: {} });
    expect(items.filter((item) => item.type === 'event')).toMatchObject([
      { event: 'quote_sent', cost: 480, before: null },
      { event: 'quote_revised', cost: 450, before: { cost: 480, rate_type: 'Flat' }, words: because },
      { event: 'quote_revised', cost: 50, before: { cost: 450 }, words: null },
    ]);
    await market.settled();
    const mails = (await market.mailTo(carl.facts.email)).filter(({ subject }) =>
      /changed their/.test(subject),
    );
    expect(mails.map(({ text }) => /now quotes .*[.]/.exec(text)?.[0] ?? '').toSorted()).toEqual([
      'now quotes £450 for your job, in place of £480.',
      'now quotes £50 an hour for your job, in place of £450.',
    ]);
    await carl.accepts(own ?? quote);
    expect(await carl.job(job)).toMatchObject({ status: 'progress', cost: 50, rate_type: 'Hourly' });
    await market.advance({ hours: -3 });
  },
);

story(
  'the quote before can no longer be accepted, and its figures stay as they were sent',
  { shows: ['C4', 'ruling 14'] },
  async (stage) => {
    const { carl, anna, quote } = await quoted(stage);
    const figures = async () => {
      const { rows } = await stage.market.product.database.pool.query(
        'select cost_pence, rate_code, comments, status from quotes where id = $1',
        [quote.id],
      );
      return rows;
    };
    const [sent] = await figures();
    await anna.revises(quote, { cost: 450 });
    expect(await figures()).toEqual([{ ...sent, status: 'cancelled' }]);
    const late = [
      () => carl.accepts(quote),
      () => carl.declines(quote),
      () => anna.revises(quote, { cost: 440 }),
    ];
    for (const act of late) expect(await refusalOf(act())).toBe('quote_no_longer_open');
    expect(await anna.openQuotes()).toMatchObject([{ cost: 450 }]);
  },
);

story(
  'only the business that sent a quote replaces it, as long as it is pending, and once under its key',
  { shows: ['C4', 'ruling 50'] },
  async (stage) => {
    const { market, business } = stage;
    const { carl, anna, job, lead, quote } = await quoted(stage);
    const ben = await business();
    expect(await refusalOf(ben.revises(quote, { cost: 1 }))).toBe('not_found');
    for (const wrong of [{ cost: 0 }, { cost: 450, because: 'x'.repeat(501) }])
      expect(await refusalOf(anna.revises(quote, wrong))).toBe('invalid');
    const keyed = await anna.api({ headers: { 'idempotency-key': 'one-revision' } });
    const body = { cost: 450, rate_type: 'Flat' as const, currency: '£' as const };
    for (const _ of ['once', 'again'])
      expect(await keyed.reviseQuote({ params: { id: quote.id }, body })).toEqual([]);
    const [now] = await anna.openQuotes();
    await market.settled();
    const told = (await subjectsTo(stage, carl.facts.email)).filter((said) => /changed their/.test(said));
    expect(told).toHaveLength(1);
    await anna.withdraws({ id: now?.id ?? '' });
    expect(await refusalOf(anna.revises({ id: now?.id ?? '' }, { cost: 440 }))).toBe('quote_no_longer_open');
    const next = await anna.quotes(lead, { cost: 430 });
    expect(next.earlier).toEqual([]);
    await carl.accepts(next);
    expect(await refusalOf(anna.revises(next, { cost: 420 }))).toBe('quote_already_accepted');
    expect(await carl.job(job)).toMatchObject({ cost: 430 });
  },
);

story('why a quote was replaced goes with the account of its business', { shows: ['T26'] }, async (stage) => {
  const { carl, anna, quote } = await quoted(stage);
  await anna.revises(quote, { cost: 450, because: 'My brother helps' });
  const said = async () => {
    const { rows } = await stage.market.product.database.pool.query('select because from quote_revisions');
    return rows;
  };
  expect(await said()).toEqual([{ because: 'My brother helps' }]);
  await (await anna.api()).deleteAccount();
  await stage.market.settled();
  expect(await said()).toEqual([{ because: null }]);
  expect(await carl.quotes()).toEqual([]);
});
