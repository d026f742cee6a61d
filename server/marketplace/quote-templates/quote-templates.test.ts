import { expect } from 'vitest';
import type { NewTemplateContents } from '../../../contract/quote-templates.ts';
import { MOST_TEMPLATES } from '../../../contract/quote-words.ts';
import { refusalOf } from '../../testing/api.ts';
import type { Business } from '../../testing/business.ts';
import { untilWaiting } from '../../testing/race.ts';
import { story } from '../../testing/story.ts';
import { KEY, rows, thrice } from '../../testing/thrice.ts';

const LINE = { kind: 'labour', text: 'Fit a tap', quantity: 2.5, unit: 'hour', unit_price: 48.5 } as const;

const TAP: NewTemplateContents = {
  message: 'I bring the tap along.\nAnna',
  lines: [LINE],
  vat: 'included_20',
  included: 'Taking the old one away',
  not_included: ' ',
  duration: { count: 3, unit: 'hours' },
  deposit_percent: 0,
};

const SHORT: NewTemplateContents = { message: 'I ring first.' };

const NOTHING = { lines: [], vat: null, included: null, not_included: null, duration: null };

const saves = async (one: Business, name: string, contents = SHORT) =>
  (await (await one.api()).addQuoteTemplate({ body: { name, contents } })).templates;
const templatesOf = async (one: Business) => (await (await one.api()).quoteTemplates()).templates;
const namesOf = async (one: Business) => (await templatesOf(one)).map(({ name }) => name);

story(
  'a business keeps templates of what it quotes, changes and removes them, and another business meets none of them',
  { shows: ['C4'] },
  async (stage) => {
    const [anna, ben] = [await stage.business(), await stage.business()];
    const annas = await anna.api();
    await saves(anna, 'tap', TAP);
    await saves(anna, 'Boiler service');
    const [boiler, tap] = await templatesOf(anna);
    expect([boiler, tap]).toEqual([
      {
        id: expect.any(String),
        name: 'Boiler service',
        contents: { ...NOTHING, message: SHORT.message, deposit_percent: null },
      },
      { id: expect.any(String), name: 'tap', contents: { ...TAP, not_included: null } },
    ]);
    const params = { id: tap?.id ?? '' };
    await annas.changeQuoteTemplate({ params, body: { name: 'TAP', contents: SHORT } });
    expect((await templatesOf(anna))[1]).toEqual({
      id: tap?.id,
      name: 'TAP',
      contents: { ...NOTHING, message: SHORT.message, deposit_percent: null },
    });
    // A name is taken whatever its capitals, and by this business alone.
    expect(await refusalOf(saves(anna, 'boiler SERVICE'))).toBe('template_name_taken');
    const renamed = annas.changeQuoteTemplate({ params, body: { name: 'Boiler Service', contents: SHORT } });
    expect(await refusalOf(renamed)).toBe('template_name_taken');
    const [foreign] = await saves(ben, 'Boiler service');
    await annas.removeQuoteTemplate({ params });
    expect(await namesOf(anna)).toEqual(['Boiler service']);

    for (const id of [foreign?.id ?? '', params.id]) {
      const body = { name: 'Mine', contents: TAP };
      expect(await refusalOf(annas.changeQuoteTemplate({ params: { id }, body }))).toBe('not_found');
      expect(await refusalOf(annas.removeQuoteTemplate({ params: { id } }))).toBe('not_found');
    }
    expect(await namesOf(ben)).toEqual(['Boiler service']);
  },
);

story(
  'what a quote could not say a template cannot either, nor has it a price, a day or no name',
  { shows: ['C4'] },
  async (stage) => {
    const anna = await stage.business();
    const wrongs: object[] = [
      { name: ' ', contents: SHORT },
      { name: 'x'.repeat(61), contents: SHORT },
      { name: 'Tap' },
      { name: 'Tap', contents: { message: 'x'.repeat(1001) } },
      { name: 'Tap', contents: { lines: Array(31).fill(LINE) } },
      { name: 'Tap', contents: { lines: [{ ...LINE, quantity: 0 }] } },
      { name: 'Tap', contents: { deposit_percent: 26 } },
      { name: 'Tap', contents: { cost: 80 } },
      { name: 'Tap', contents: { earliest_start: '2030-01-01' } },
    ];
    const annas = await anna.api();
    for (const body of wrongs)
      expect([body, await refusalOf(annas.addQuoteTemplate({ body: body as never }))]).toEqual([
        body,
        'invalid',
      ]);
    expect(await rows(stage, 'quote_templates')).toBe(0);
  },
);

story(
  'twenty templates are the most: of two who save the twentieth at once one is refused, and the same form counts once',
  { shows: ['C4', 'ruling 50'] },
  async (stage) => {
    const { market, business, member } = stage;
    const anna = await business();
    const olga = await member(anna, 'office');
    const keyed = await anna.api({ headers: KEY });
    const answers = await thrice(() =>
      keyed.addQuoteTemplate({ body: { name: 'Number 1', contents: SHORT } }),
    );
    expect(answers.map(({ templates }) => templates.length)).toEqual([1, 1, 1]);
    for (let n = 2; n < MOST_TEMPLATES; n++) await saves(anna, `Number ${n}`);

    // The row that both need is held until both wait for it, so each has come as far as it can without the other.
    const { pool } = market.product.database;
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select from businesses where id = $1 for no key update', [anna.id]);
    const both = Promise.allSettled([anna, olga].map(async (one) => saves(one, `By ${one.name}`)));
    await untilWaiting(pool, 2);
    await holder.query('commit');
    holder.release();
    const ended = (await both).map((one) =>
      one.status === 'fulfilled' ? 'saved' : (one.reason as { code: string }).code,
    );
    expect(ended.toSorted()).toEqual(['quote_templates_full', 'saved']);
    expect(await rows(stage, 'quote_templates')).toBe(MOST_TEMPLATES);
  },
);

story(
  'the office keeps the templates of a business, the field does not, and they go with the account of its owner',
  { shows: ['C4', 'T26'] },
  async (stage) => {
    const { market, business, member } = stage;
    const anna = await business();
    const [olga, fred] = [await member(anna, 'office'), await member(anna, 'field')];
    const [first] = await saves(olga, 'By Olga', TAP);
    expect(await namesOf(anna)).toEqual(['By Olga']);
    const freds = await fred.api();
    for (const act of [
      async () => freds.quoteTemplates(),
      async () => saves(fred, 'By Fred'),
      async () => freds.removeQuoteTemplate({ params: { id: first?.id ?? '' } }),
    ])
      expect(await refusalOf(act())).toBe('forbidden');
    await (await anna.api()).deleteAccount();
    await market.settled();
    expect(await rows(stage, 'quote_templates')).toBe(0);
  },
);
