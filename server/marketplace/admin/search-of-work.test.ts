import { expect } from 'vitest';
import type { AdminQuotesQuery, AdminReviewsQuery } from '../../../contract/admin-lists.ts';
import { refusalOf } from '../../testing/api.ts';
import type { Person } from '../../testing/person.ts';
import { type Stage, story } from '../../testing/story.ts';

/** Two jobs of two customers with a quote of two businesses each, done and reviewed. */
async function workDone({ customer, business }: Stage) {
  const [carl, zoe] = [await customer({ name: 'Carl Moss' }), await customer({ name: 'Zoë Ångström' })];
  const [anna, bob] = [await business({ name: 'Anna Bell' }), await business({ name: 'Bob 100%' })];
  const done = async (
    { of, by, title }: { of: typeof carl; by: typeof anna; title: string },
    location: string,
  ) => {
    const job = await of.posts({ title, location });
    await of.accepts(await by.quotes(await by.lead(title), { cost: 80 }));
    await of.finishes(job);
    await of.reviews(job, { rating: 4, comment: title });
    return job;
  };
  const tap = await done({ of: carl, by: anna, title: 'Tap at Café Noir drips' }, 'SE1 7PB');
  await done({ of: zoe, by: bob, title: 'Sink is blocked' }, 'SE17 1AA');
  return { tap, carl, anna };
}

const quoted = async (adam: Person, query: AdminQuotesQuery) => {
  const { quotes, count } = await (await adam.api()).adminQuotes({ query });
  expect(count).toBe(quotes.length);
  return quotes.map(({ job }) => job.title);
};

const reviewed = async (adam: Person, query: AdminReviewsQuery) => {
  const { reviews, count } = await (await adam.api()).adminReviews({ query });
  expect(count).toBe(reviews.length);
  return reviews.map(({ comment }) => comment);
};

story(
  'an admin finds quotes and reviews by the job, the business or the customer, in every list',
  async (stage) => {
    const { tap, carl, anna } = await workDone(stage);
    const adam = await stage.admin();
    const [TAP, SINK] = ['Tap at Café Noir drips', 'Sink is blocked'];
    const figures = String(Number(tap.jobNumber.slice(1)));
    for (const [q, titles] of [
      [tap.jobNumber, [TAP]],
      [`j ${figures}`, [TAP]],
      [figures, [TAP]],
      ['CAFE  noir', [TAP]],
      ['se17', [SINK]],
      ['angstrom', [SINK]],
      [carl.facts.email, [TAP]],
      ['bell & co', [TAP]],
      ['anna bell', [TAP]],
      [anna.facts.email, [TAP]],
      // Signs of LIKE stand for themselves.
      ['100% & co', [SINK]],
      ['100_', []],
      ['J999999', []],
      ['nothing of the kind', []],
      ['  ', [SINK, TAP]],
    ] as const) {
      expect([q, await quoted(adam, { q })]).toEqual([q, titles]);
      expect([q, await reviewed(adam, { q })]).toEqual([q, titles]);
    }
    const month = stage.market.clock.now().toISOString().slice(0, 7);
    expect(await quoted(adam, { q: 'sink', month })).toEqual([SINK]);
    expect(await quoted(adam, { q: 'sink', month: '2020-01' })).toEqual([]);
    expect(await reviewed(adam, { q: 'sink', state: 'active' })).toEqual([SINK]);
    expect(await reviewed(adam, { q: 'sink', state: 'inactive' })).toEqual([]);
    const tooLong = { query: { q: 'x'.repeat(101) } };
    const api = await adam.api();
    expect(await refusalOf(api.adminQuotes(tooLong))).toBe('invalid');
    expect(await refusalOf(api.adminReviews(tooLong))).toBe('invalid');
    // The quotes of a deleted job stay in their list, as the figure counts them.
    await api.removeJob({ params: { id: tap.id }, body: {} });
    expect(await quoted(adam, { q: tap.jobNumber })).toEqual([TAP]);
  },
);
