import { expect } from 'vitest';
import { inTransaction } from '../../platform/db/db.ts';
import { apiAt, refusalOf } from '../../testing/api.ts';
import type { TestMarket } from '../../testing/market.ts';
import { story } from '../../testing/story.ts';

const SHOWS = { shows: ['C12'] };

async function night({ product, settled }: TestMarket): Promise<void> {
  const { db, queue } = product.market;
  await inTransaction(db, (tx) => queue.send(tx, 'count-leads-near', { jobs: [{}] }));
  await settled();
}

story(
  'a business is told how many leads a month came near it, and nothing where they were few',
  SHOWS,
  async (stage) => {
    const { market, customer, admin } = stage;
    const api = apiAt(market.baseUrl, () => ({}));
    const at = (postcode: string, trade = 'plumbing') =>
      api.demand({ params: { trade }, query: { postcode } });
    const [carl, adam] = [await customer(), await admin()];
    const desk = await adam.api();
    let posted = 0;
    const posts = async (count: number, wish = {}) => {
      const until = posted + count;
      while (posted < until) await carl.posts({ title: `Job ${(posted += 1)}`, ...wish });
    };
    await posts(9);
    const gone = await carl.posts({ title: 'Nonsense' });
    await desk.switchJob({ params: { id: gone.id }, body: { is_active: 0 } });
    await night(market);
    const place = { outward: 'SE1', town: 'London SE' };
    expect(await at('se1 9sg')).toEqual({ place, leadsAMonth: null, premiumAMonth: null });
    await posts(1);
    await night(market);
    expect(await at('SE1')).toEqual({ place, leadsAMonth: 3, premiumAMonth: null });
    // Croydon is within reach, Bristol is not; and another trade is another one.
    expect((await at('CR0')).leadsAMonth).toBe(3);
    expect([(await at('BS1')).leadsAMonth, (await at('SE1', 'electrical')).leadsAMonth]).toEqual([
      null,
      null,
    ]);
    expect(await refusalOf(at('nowhere'))).toBe('invalid');
    expect(await refusalOf(at('SE1', 'alchemy'))).toBe('not_found');
    await posts(10, { type: 'premium' });
    await Promise.all([night(market), night(market)]);
    expect(await at('SE1')).toMatchObject({ leadsAMonth: 7, premiumAMonth: 3 });
    await market.advance({ days: 91 });
    await night(market);
    expect((await at('SE1')).leadsAMonth).toBeNull();
  },
);
