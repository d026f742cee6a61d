import { expect, vi } from 'vitest';
import { apiAt } from '../server/testing/api.ts';
import { preparedSent, readWhole } from '../server/testing/plans.ts';
import { type Stage, story } from '../server/testing/story.ts';

vi.setConfig({ testTimeout: 240_000 });

/** Of two trades, in twenty towns, with three reviews each. */
const BUSINESSES = 3_000;
const LARGE = 1_000;

async function manyBusinesses({ market, business, customer }: Stage) {
  const [anna, carl] = [await business(), await customer({ name: 'Carl Moss' })];
  const other = await business({ category: 'Electrical', services: [], postcode: 'LS1 4DY' });
  const job = await carl.posts();
  await carl.accepts(await anna.quotes(await anna.lead(), { cost: 80 }));
  await carl.finishes(job);
  await carl.reviews(job, { rating: 5, comment: 'Well done' });
  await market.settled();
  await market.asOwner(`
    create temp table copies as
      select gen_random_uuid() as id, gen_random_uuid() as owner, n from generate_series(1, ${BUSINESSES}) n;
    insert into accounts select (jsonb_populate_record(a, jsonb_build_object('id', t.owner,
      'email', 'copy' || n || '@example.test', 'email_key', 'copy' || n || '@example.test',
      'reference', 'T' || lpad(n::text, 7, '0'), 'mobile_number', ''))).*
    from accounts a, copies t where a.id = '${anna.accountId}';
    insert into businesses select (jsonb_populate_record(b, jsonb_build_object('id', t.id, 'owner_id', t.owner,
      'town', 'Town ' || n % 20, 'stars', n % 15, 'reviews_count', 3))).*
    from businesses b, copies t
    where b.id = case when n % 10 = 0 then '${anna.id}'::uuid else '${other.id}' end;
    drop table copies;
    analyze`);
}

story('the lists of a trade read the businesses from their index, however many there are', async (stage) => {
  await manyBusinesses(stage);
  const { db } = stage.market.product.market;
  const api = apiAt(stage.market.baseUrl, () => ({}));
  const reads = {
    'directory-best-by-town': () => api.trade({ params: { trade: 'plumbing' } }),
    directory: () =>
      api.tradeInArea({
        params: { trade: 'plumbing', area: 'london-se' },
        query: { rating: '3', miles: '15' },
      }),
    'directory-counts': () =>
      api.tradeInArea({ params: { trade: 'plumbing', area: 'exeter' }, query: { rating: '4.5' } }),
  };
  for (const [statement, read] of Object.entries(reads)) {
    const sent = await preparedSent(db, read);
    expect([...sent.keys()]).toContain(statement);
    for (const [name, asked] of sent)
      expect([statement, name, await readWhole(db, asked, LARGE)]).toEqual([statement, name, []]);
  }
});
