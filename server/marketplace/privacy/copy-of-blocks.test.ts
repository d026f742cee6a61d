import { expect } from 'vitest';
import { inTransaction } from '../../platform/db/db.ts';
import type { Correspondent } from '../../testing/correspondent.ts';
import { story } from '../../testing/story.ts';
import { DECLARED } from '../registry.ts';
import { everythingOf } from './export.queries.ts';

story(
  'the copy of who was blocked says nothing of it, that of who blocked does, and it goes with either account',
  { shows: ['C3'] },
  async ({ customer, business, market }) => {
    const [carl, anna, ben] = [
      await customer({ name: 'Carl Moss' }),
      await business({ name: 'Anna Bell' }),
      await business(),
    ];
    await carl.posts();
    const blocks = async (one: Correspondent, { id }: { id: string }) =>
      (await one.api()).blockOther({ params: { id } });
    await blocks(carl, await anna.lead());
    await blocks(ben, await ben.lead());
    const copyOf = async (one: Correspondent) =>
      inTransaction(market.product.market.db, (tx) => everythingOf(tx, one.accountId, DECLARED));
    const { blocks: none, ...rest } = await copyOf(anna);
    expect([none, JSON.stringify(rest).match(/block|parted/i)]).toEqual([[], null]);
    expect((await copyOf(carl)).blocks).toEqual([
      { blocked: 'Bell & Co', side: 'customer', created_at: expect.anything() },
    ]);
    expect((await copyOf(ben)).blocks).toMatchObject([{ blocked: 'Carl Moss', side: 'business' }]);
    const left = async () =>
      (await market.product.database.pool.query('select side from blocks order by side')).rows;
    expect(await left()).toEqual([{ side: 'business' }, { side: 'customer' }]);
    await (await ben.api()).deleteAccount();
    expect(await left()).toEqual([{ side: 'customer' }]);
    for (const { id } of await carl.jobs()) await carl.cancels({ id });
    await (await carl.api()).deleteAccount();
    expect(await left()).toEqual([]);
  },
);
