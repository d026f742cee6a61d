import { expect } from 'vitest';
import { inTransaction } from '../../server/platform/db/db.ts';
import { DEMO_PASSWORD, seedDemo } from '../../server/seed/demo/index.ts';
import { apiAt } from '../../server/testing/api.ts';
import type { TestMarket } from '../../server/testing/market.ts';
import { story } from '../../server/testing/story.ts';
import { type Demo, gallerySamples } from './demo-samples.ts';

const demoIn = (market: TestMarket): Demo => ({
  at: market.clock.now().toISOString(),
  async as(email) {
    const nobody = apiAt(market.baseUrl, () => ({}));
    if (!email) return nobody;
    const { token } = await nobody.logIn({ body: { email, password: DEMO_PASSWORD } });
    return apiAt(market.baseUrl, () => ({ authorization: `Bearer ${token}` }));
  },
  async find(statement) {
    const [found] = await market.look<{ id: string; email: string }>(statement);
    if (!found) throw new Error(`the demo has nothing for the gallery: ${statement}`);
    return found;
  },
});

story('the gallery is drawn with what the people of the demo are answered now', async ({ market }) => {
  const { db, clock } = market.product.market;
  await inTransaction(db, (tx) => seedDemo(tx, clock.now(), { extent: 'world' }));
  // The planner takes the tables for empty, as they were before.
  await market.asOwner('analyze');
  await expect(await gallerySamples(demoIn(market))).toMatchFileSnapshot('../../web/gallery/samples.gen.ts');
});
