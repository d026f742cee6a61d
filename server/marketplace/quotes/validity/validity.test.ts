import { expect } from 'vitest';
import { fieldSentences as say } from '../../../../contract/copy.ts';
import { dayInLondon, daysLater } from '../../../platform/london.ts';
import { MINUTE_MS } from '../../../platform/clock.ts';
import { Refused, refusalOf } from '../../../testing/api.ts';
import type { Correspondent } from '../../../testing/correspondent.ts';
import type { TestMarket } from '../../../testing/market.ts';
import { type Stage, story } from '../../../testing/story.ts';
import { endOfValidity, tellOfEnd } from './days.ts';
import { endQuotes } from './end-quotes.ts';

const C4 = { shows: ['C4'] };

const dayIn = ({ clock }: TestMarket, days: number): string => daysLater(dayInLondon(clock.now()), days);

/** Carl has a job, and Anna has sent him a quote that is valid for ten days. */
async function quoted({ customer, business, market }: Stage, days = 10) {
  const [carl, anna] = [await customer({ name: 'Carl Moss' }), await business({ name: 'Anna Bell' })];
  const job = await carl.posts({ title: 'The tap' });
  const lead = await anna.lead('The tap');
  const valid_until = dayIn(market, days);
  const quote = await anna.quotes(lead, { cost: 480, detail: { valid_until } });
  return { carl, anna, job, lead, quote, valid_until };
}

/** The clock goes on to a moment, and the duty of the minute comes by. */
async function comes(market: TestMarket, moment: Date): Promise<void> {
  await market.advance({ minutes: (moment.getTime() - market.clock.now().getTime()) / MINUTE_MS });
  await endQuotes(market.product.market);
  await market.settled();
}

const minutesBefore = (moment: Date): Date => new Date(moment.getTime() - MINUTE_MS);

const mails = async ({ mailTo }: TestMarket, { facts }: Correspondent, subject: string) =>
  (await mailTo(facts.email)).filter((mail) => mail.subject.startsWith(subject));

async function rung(who: Correspondent, kind: string): Promise<number> {
  const { groups } = await (await who.api()).bell();
  return groups.flatMap(({ entries }) => entries).filter((entry) => entry.kind === kind).length;
}

story(
  'a quote closes at the end of its last day, and both sides are told once of what they need',
  C4,
  async (stage) => {
    const { market } = stage;
    const { carl, anna, job, lead, valid_until } = await quoted(stage);
    expect((await carl.responses(job))[0]?.detail?.valid_until).toBe(valid_until);
    await comes(market, minutesBefore(tellOfEnd(valid_until)));
    expect(await mails(market, carl, 'A quote ends soon')).toEqual([]);

    await comes(market, tellOfEnd(valid_until));
    await comes(market, minutesBefore(endOfValidity(valid_until)));
    const [warning, ...others] = await mails(market, carl, 'A quote ends soon');
    expect([warning?.text, others]).toEqual([expect.stringContaining('closes by itself'), []]);
    expect([await rung(carl, 'quote-ending'), await rung(anna, 'quote-ending')]).toEqual([1, 0]);
    expect(await carl.responses(job)).toHaveLength(1);

    await comes(market, endOfValidity(valid_until));
    await comes(market, endOfValidity(valid_until));
    expect([await carl.responses(job), await anna.openQuotes()]).toEqual([[], []]);
    const [ranOut, ...more] = await mails(market, anna, 'Your quote ran out');
    expect([ranOut?.text, more]).toEqual([expect.stringContaining('Carl Moss had not answered it'), []]);
    expect([await rung(anna, 'quote-expired'), await rung(carl, 'quote-expired')]).toEqual([1, 0]);
    const { expired, declined, can } = await anna.readsLead(lead);
    expect([expired, declined]).toEqual([expect.objectContaining({ cost: 480, rate_type: 'Flat' }), null]);
    expect(can).toContain('sendQuote');
    // The job goes on; another quote can be sent and accepted.
    await carl.accepts(await anna.quotes(lead, { cost: 450 }));
    expect(await carl.job(job)).toMatchObject({ status: 'progress', cost: 450 });
  },
);

story('both sides read in their conversation that a quote ran out', C4, async (stage) => {
  const { carl, anna, lead, valid_until } = await quoted(stage);
  await comes(stage.market, endOfValidity(valid_until));
  for (const who of [carl, anna]) {
    const { items } = await (await who.api()).conversation({ params: { id: lead.id }, query: {} });
    expect(items.at(-1)).toMatchObject({ event: 'quote_expired', cost: 480, rate_type: 'Flat' });
  }
});

story('what ran out can be neither accepted nor turned down nor replaced', C4, async (stage) => {
  const { carl, anna, quote, valid_until } = await quoted(stage, 0);
  await comes(stage.market, endOfValidity(valid_until));
  expect(await mails(stage.market, carl, 'A quote ends soon')).toEqual([]);
  expect(await refusalOf(carl.accepts(quote))).toBe('quote_no_longer_open');
  expect(await refusalOf(carl.declines(quote))).toBe('quote_no_longer_open');
  expect(await refusalOf(anna.revises(quote, { cost: 90 }))).toBe('quote_no_longer_open');
});

story('of a quote that was answered in time nobody is told, and it stays as it is', C4, async (stage) => {
  const { market } = stage;
  const { carl, anna, job, quote, valid_until } = await quoted(stage);
  await carl.accepts(quote);
  await comes(market, endOfValidity(valid_until));
  expect(await carl.job(job)).toMatchObject({ status: 'progress', cost: 480 });
  expect([await rung(carl, 'quote-ending'), await rung(anna, 'quote-expired')]).toEqual([0, 0]);
  const { rows } = await market.product.database.pool.query('select due_at, ran_out_at from quote_details');
  expect(rows).toEqual([{ due_at: null, ran_out_at: null }]);
});

story('a quote of a call that names no end has none', C4, async (stage) => {
  const { customer, business, market } = stage;
  const [carl, anna] = await Promise.all([customer(), business()]);
  const job = await carl.posts();
  await anna.quotes(await anna.lead(), { cost: 120, detail: { vat: 'included_20' } });
  expect((await carl.responses(job))[0]?.detail?.valid_until).toBeNull();
  await market.advance({ days: 20 });
  await endQuotes(market.product.market);
  expect(await carl.responses(job)).toHaveLength(1);
});

story('a quote ends today at the earliest and within a year', C4, async (stage) => {
  const { customer, business, market } = stage;
  const [carl, anna] = await Promise.all([customer(), business()]);
  await carl.posts();
  const lead = await anna.lead();
  const faultOf = (days: number) =>
    anna.quotes(lead, { cost: 120, detail: { valid_until: dayIn(market, days) } }).then(
      () => undefined,
      (error: unknown) => (error instanceof Refused ? error.errors['detail.valid_until']?.[0] : 'failed'),
    );
  expect([await faultOf(-1), await faultOf(367)]).toEqual([say.startDay, say.untilDay]);
  expect(await faultOf(0)).toBeUndefined();
});
