import { expect } from 'vitest';
import { MASK } from '../../../../contract/contact-mask.ts';
import { fieldSentences as say } from '../../../../contract/copy.ts';
import type { NewQuoteDetail } from '../../../../contract/quote-detail.ts';
import { Refused } from '../../../testing/api.ts';
import type { Business } from '../../../testing/business.ts';
import { story } from '../../../testing/story.ts';
import { KEY, rows, thrice } from '../../../testing/thrice.ts';
import { STORIES_BEGIN } from '../../../testing/standing-clock.ts';

const NUMBER = 'ring 07700 900456';

/** A day that lies ahead for years, whatever the day of the test is. */
const START = `${STORIES_BEGIN.getUTCFullYear() + 1}-03-31`;

const LABOUR = {
  kind: 'labour',
  text: 'Take the old tap off',
  quantity: 2.5,
  unit: 'hour',
  unit_price: 48.5,
} as const;

const LINES: NonNullable<NewQuoteDetail['lines']> = [
  LABOUR,
  { kind: 'materials', text: `Mixer tap, ${NUMBER}`, quantity: 1, unit: 'item', unit_price: 89.99 },
  { kind: 'other', text: 'Waste', quantity: 0.5, unit: 'cubic_metre', unit_price: 0.01 },
];

const DETAIL: NewQuoteDetail = {
  lines: LINES,
  vat: 'included_20',
  included: `Taking the old one away, ${NUMBER}`,
  not_included: `Tiles, ${NUMBER}`,
  earliest_start: START,
  duration: { count: 3, unit: 'hours' },
  deposit_percent: 25,
};

/** 2.5 x 48.50 = 121.25, 89.99 and 0.5 x 0.01, a penny. */
const SUM = 211.25;

const shown = (number: string) => ({
  lines: [
    { ...LINES[0], sum: 121.25 },
    { ...LINES[1], text: `Mixer tap, ${number}`, sum: 89.99 },
    { ...LINES[2], sum: 0.01 },
  ],
  vat: 'included_20',
  vat_amount: 35.21,
  included: `Taking the old one away, ${number}`,
  not_included: `Tiles, ${number}`,
  earliest_start: START,
  valid_until: null,
  duration: { count: 3, unit: 'hours' },
  deposit_percent: 25,
  deposit_amount: 52.81,
});

const MASKED = `ring ${MASK}`;

type Change = Parameters<Awaited<ReturnType<Business['api']>>['sendQuote']>[0]['body'];

/** What a quote that is sent is told of its fields; nothing where it is taken. */
async function faultsOf(anna: Business, change: Partial<Change>): Promise<Record<string, string[]>> {
  const lead = await anna.lead();
  const body = { leadId: lead.id, rate_type: 'Flat', currency: '£', ...change } as Change;
  return (await anna.api()).sendQuote({ body }).then(
    () => ({}),
    (error: unknown) => {
      if (error instanceof Refused) return error.errors;
      throw error;
    },
  );
}

/** A field may be told more than once; the first sentence is shown. */
const firstOfEach = (faults: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(faults).map(([field, [first]]) => [field, first]));

story(
  'a detailed quote costs the sum of its lines, both sides read all of it, and its numbers wait for interest',
  { shows: ['C4', 'ruling 11'] },
  async ({ customer, business }) => {
    const [carl, anna] = [await customer(), await business()];
    const job = await carl.posts();
    const lead = await anna.lead();
    const sent = await anna.quotes(lead, { detail: DETAIL });
    expect(sent).toMatchObject({ cost: SUM, rate_type: 'Flat', detail: shown(NUMBER) });
    const readByCarl = async () =>
      (await Promise.all([carl.quotes(), carl.responses(job)])).map(([one]) => [one?.cost, one?.detail]);
    const read = [SUM, shown(MASKED)];
    expect(await readByCarl()).toEqual([read, read]);
    await anna.isInterestedIn(lead);
    const released = [SUM, shown(NUMBER)];
    expect(await readByCarl()).toEqual([released, released]);
    await carl.accepts(sent);
    expect(await carl.job(job)).toMatchObject({ cost: SUM, rate_type: 'Flat' });
    expect((await carl.responses(job)).map(({ detail }) => detail)).toEqual([shown(NUMBER)]);
  },
);

story(
  'a quote without detail is sent and read as ever; what says nothing is no detail',
  { shows: ['C4', 'R-10-078'] },
  async (stage) => {
    const [carl, anna, ben] = [await stage.customer(), await stage.business(), await stage.business()];
    await carl.posts();
    const plain = await anna.quotes(await anna.lead(), { cost: 95 });
    const nothing = { lines: [], vat: null, included: ' ', earliest_start: null, duration: null };
    const silent = await ben.quotes(await ben.lead(), { cost: 48.5, rate: 'Hourly', detail: nothing });
    expect([plain.detail, silent.detail]).toEqual([null, null]);
    expect([await rows(stage, 'quote_details'), await rows(stage, 'quote_lines')]).toEqual([0, 0]);
  },
);

story(
  'an hourly quote says how long, from when and what of VAT, and its VAT is that of the hour',
  { shows: ['C4'] },
  async ({ customer, business }) => {
    const [carl, anna] = [await customer(), await business()];
    await carl.posts();
    const detail: NewQuoteDetail = {
      vat: 'included_5',
      duration: { count: 2, unit: 'days' },
      deposit_percent: 0,
    };
    await anna.quotes(await anna.lead(), { cost: 48.5, rate: 'Hourly', detail });
    expect((await carl.quotes())[0]).toMatchObject({
      cost: 48.5,
      detail: {
        lines: [],
        vat_amount: 2.31,
        duration: detail.duration,
        deposit_percent: 0,
        deposit_amount: 0,
      },
    });
  },
);

story(
  'the price of a quote with lines is their sum or left out, and a sum is held to the bounds of a price',
  { shows: ['C4', 'ruling 14'] },
  async (stage) => {
    const [carl, anna] = [await stage.customer(), await stage.business()];
    await carl.posts();
    const lines = (unit_price: number, quantity = 1) => ({
      lines: [{ kind: 'other', text: 'All of it', quantity, unit: 'item', unit_price } as const],
    });
    expect(await faultsOf(anna, {})).toEqual({ cost: [say.cost] });
    expect(await faultsOf(anna, { detail: { lines: [] } })).toEqual({ cost: [say.cost] });
    expect(await faultsOf(anna, { cost: 80.01, detail: lines(80) })).toEqual({ cost: [say.costOfLines] });
    expect(await faultsOf(anna, { detail: lines(0) })).toEqual({ 'detail.lines': [say.linesSum] });
    expect(await faultsOf(anna, { detail: lines(500_000.01, 2) })).toEqual({
      'detail.lines': [say.linesSum],
    });
    expect(await faultsOf(anna, { detail: lines(1_000_000, 100_000) })).toEqual({
      'detail.lines': [say.linesSum],
    });
    expect(await faultsOf(anna, { cost: 80, rate_type: 'Daily', detail: lines(80) })).toEqual({
      'detail.lines': [say.linesForJob],
    });
    expect(await rows(stage, 'quotes')).toBe(0);
    expect(await faultsOf(anna, { cost: 1_000_000, detail: lines(500_000, 2) })).toEqual({});
  },
);

story(
  'each field of a detail is held to what it may be, with a sentence for each',
  { shows: ['C4'] },
  async (stage) => {
    const [carl, anna] = [await stage.customer(), await stage.business()];
    await carl.posts();
    const line = LABOUR;
    const wrongs: [detail: object, field: string, sentence: string][] = [
      [{ lines: Array(31).fill(line) }, 'lines', say.fewerLines],
      [{ lines: [{ ...line, text: ' ' }] }, 'lines.0.text', say.lineText],
      [{ lines: [line, { ...line, text: 'x'.repeat(201) }] }, 'lines.1.text', say.tooLong],
      [{ lines: [{ ...line, quantity: 0 }] }, 'lines.0.quantity', say.quantity],
      [{ lines: [{ ...line, quantity: 100_000.01 }] }, 'lines.0.quantity', say.quantity],
      [{ lines: [{ ...line, quantity: 0.333 }] }, 'lines.0.quantity', say.quantity],
      [{ lines: [{ ...line, unit: 'furlong' }] }, 'lines.0.unit', say.choose],
      [{ lines: [{ ...line, unit_price: -1 }] }, 'lines.0.unit_price', say.unitPrice],
      [{ lines: [{ ...line, kind: 'magic' }] }, 'lines.0.kind', say.choose],
      [{ vat: 'included_17' }, 'vat', say.choose],
      [{ included: 'x'.repeat(1_001) }, 'included', say.tooLong],
      [{ not_included: 'x'.repeat(1_001) }, 'not_included', say.tooLong],
      [{ earliest_start: `${START.slice(0, 4)}-02-30` }, 'earliest_start', say.day],
      [{ duration: { count: 0, unit: 'days' } }, 'duration.count', say.duration],
      [{ duration: { count: 2, unit: 'moons' } }, 'duration.unit', say.choose],
      [{ deposit_percent: 26 }, 'deposit_percent', say.depositTooHigh],
      [{ deposit_percent: 12.5 }, 'deposit_percent', say.deposit],
    ];
    const seen = [];
    for (const [detail] of wrongs) seen.push(firstOfEach(await faultsOf(anna, { cost: 80, detail })));
    expect(seen).toEqual(wrongs.map(([, field, sentence]) => ({ [`detail.${field}`]: sentence })));
    expect(await faultsOf(anna, { cost: 80, rate_type: 'Hourly', detail: { deposit_percent: 10 } })).toEqual({
      'detail.deposit_percent': [say.depositForJob],
    });
    expect(await rows(stage, 'quotes')).toBe(0);
  },
);

story(
  'work starts today at the earliest, by the clocks of this country, and within two years',
  { shows: ['C4'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = [await customer(), await business()];
    await carl.posts();
    const dayIn = (days: number) =>
      new Date(market.clock.now().getTime() + days * 86_400_000).toLocaleDateString('sv', {
        timeZone: 'Europe/London',
      });
    const starts = (earliest_start: string) => faultsOf(anna, { cost: 80, detail: { earliest_start } });
    const field = 'detail.earliest_start';
    expect(await starts(dayIn(-1))).toEqual({ [field]: [say.startDay] });
    expect(await starts(dayIn(2 * 366 + 1))).toEqual({ [field]: [say.farDate] });
    expect(await starts(dayIn(0))).toEqual({});
  },
);

story(
  'a detailed quote that is sent thrice under one key is one quote with its lines once, and nothing of it changes',
  { shows: ['C4', 'ruling 14', 'ruling 50'] },
  async (stage) => {
    const [carl, anna] = [await stage.customer(), await stage.business()];
    await carl.posts();
    const lead = await anna.lead();
    const keyed = await anna.api({ headers: KEY });
    const body = { leadId: lead.id, rate_type: 'Flat', currency: '£', detail: DETAIL } as const;
    await thrice(() => keyed.sendQuote({ body }));
    expect([await rows(stage, 'quotes'), await rows(stage, 'quote_lines')]).toEqual([1, LINES.length]);
    const other = { ...DETAIL, lines: [{ ...LABOUR, unit_price: 40 }] };
    await expect(keyed.sendQuote({ body: { ...body, detail: other } })).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    await expect(anna.quotes(lead, { detail: other })).rejects.toMatchObject({ code: 'already_quoted' });
    expect((await anna.openQuotes()).map(({ cost }) => cost)).toEqual([SUM]);
  },
);
