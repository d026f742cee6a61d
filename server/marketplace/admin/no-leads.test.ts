import { expect } from 'vitest';
import type { NoLeadsReason } from '../../../contract/admin-pages.ts';
import type { Business } from '../../testing/business.ts';
import { story } from '../../testing/story.ts';

const DAY_MS = 24 * 3_600_000;

story(
  'an admin reads of each business whether leads are open to it, and why not, as its own inbox has it',
  { shows: ['R-9-105', 'R-11-054'] },
  async ({ admin, business, customer, market }) => {
    const { pool } = market.product.database;
    const inDays = (days: number) => new Date(market.clock.now().getTime() + days * DAY_MS);
    const firms: [Business, NoLeadsReason | null][] = [
      [await business(), null],
      [await business({ subscription: 'none' }), 'no_package'],
      [await business({ subscription: 'not_subscribed' }), 'no_package'],
      [await business({ subscription: 'expired' }), 'package_ended'],
      [await business({ subscription: 'cancelled', paidThrough: inDays(-1) }), 'package_ended'],
      // Paid time and days of grace are as good as a package.
      [await business({ subscription: 'cancelled', paidThrough: inDays(1) }), null],
      [await business({ subscription: 'past_due', pastDueSince: inDays(-6) }), null],
      [await business({ subscription: 'past_due', pastDueSince: inDays(-8) }), 'unpaid'],
      [await business({ verified: false }), 'unverified'],
      [await business({ verified: false, subscription: 'none' }), 'unverified'],
    ];
    const [silent, without, off] = [await business(), await business(), await business()];
    await pool.query('update businesses set leads_until = $2 where id = $1', [silent.id, inDays(-1)]);
    await pool.query('delete from service_areas where business_id in ($1, $2)', [silent.id, without.id]);
    await pool.query('delete from business_services where business_id = $1', [without.id]);
    await pool.query('update businesses set category_id = null where id = $1', [without.id]);
    firms.push([silent, 'unconfirmed'], [without, 'no_category']);
    await (await customer()).posts({ title: 'Tap that drips' });

    const api = await (await admin()).api();
    const reasonOf = async ({ id }: Business) =>
      (await api.adminBusiness({ params: { id } })).data.noLeadsReason;
    for (const [place, [firm, reason]] of firms.entries()) {
      const titles = (await firm.leads()).map(({ job }) => job.title);
      expect([place, titles]).toEqual([place, reason ? [] : ['Tap that drips']]);
      expect([place, await reasonOf(firm)]).toEqual([place, reason]);
    }
    await api.changeBusiness({ params: { id: off.id }, body: { is_active: 0 } });
    expect(await reasonOf(off)).toBe('inactive');

    const { businesses } = await api.adminBusinesses({ query: { pageIndex: '2', sort: 'oldest' } });
    expect(businesses.map(({ noLeadsReason }) => noLeadsReason)).toEqual([
      'unconfirmed',
      'no_category',
      'inactive',
    ]);
  },
);
