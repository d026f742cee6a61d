import { expect } from 'vitest';
import type { MarketChange } from '../../../contract/admin-settings.ts';
import { openSecondProduct } from '../../testing/market.ts';
import { refusalOf } from '../../testing/api.ts';
import { daysPass } from '../../testing/bank.ts';
import { businessForm, visitor } from '../../testing/newcomer.ts';
import type { Person } from '../../testing/person.ts';
import { story } from '../../testing/story.ts';

story(
  'VAT is switched for the whole market, in every process at once',
  { shows: ['ruling 16'] },
  async (stage) => {
    const { admin, market } = stage;
    const api = await (await admin()).api();
    const second = await openSecondProduct(market);
    try {
      const prices = async () =>
        (await visitor(second).packages()).packages.map(({ net, vat, price }) => [net, vat, price]);
      expect((await api.marketSettings()).data).toMatchObject({ isVatRegistered: true, vatRate: 20 });
      expect(await prices()).toEqual([
        [95, 19, 114],
        [195, 39, 234],
      ]);
      await api.changeMarketSettings({ body: { isVatRegistered: false } });
      await api.changeMarketSettings({ body: { isVatRegistered: false } });
      expect((await api.marketSettings()).data.isVatRegistered).toBe(false);
      expect(await prices()).toEqual([
        [95, 0, 95],
        [195, 0, 195],
      ]);
      const body = { promo_code: 'TENOFF', package: 'standard' as const };
      await api.addPromoCode({ body: { name: 'TENOFF', percentage: 10 } });
      expect(await visitor(second).checkPromoCode({ body })).toMatchObject({ discountedPrice: 85.5, vat: 0 });
      await api.changeMarketSettings({ body: { isVatRegistered: true } });
      expect(await visitor(second).checkPromoCode({ body })).toMatchObject({ discountedPrice: 102.6 });
      const { entries } = await api.auditLog({ query: {} });
      expect(entries.filter(({ subject }) => subject === 'setting')).toHaveLength(2);
    } finally {
      await second.product.stop();
    }
  },
);

/** Everything as it is, but for the post code. */
async function moved(of: Person, location: string) {
  const api = await of.api();
  const { id: _, documents: __, workCategoriesName: ___, ...own } = await api.ownBusiness();
  return api.saveBusiness({ body: { ...own, location } });
}

const PREMIUM = {
  category: 'Building & Extensions',
  service: 'House extension',
  type: 'premium',
} as const;

story(
  'an admin says how long premium jobs are for the premium package',
  { shows: ['ruling 10'] },
  async (stage) => {
    const { admin, customer, business, market } = stage;
    const api = await (await admin()).api();
    const carl = await customer();
    const standard = await business({ category: PREMIUM.category, services: [] });
    const seen = async () => (await standard.leads()).map(({ job }) => job.title).toSorted();
    await carl.posts({ ...PREMIUM, title: 'As it was' });
    await api.changeMarketSettings({ body: { headStartHours: 2 } });
    await carl.posts({ ...PREMIUM, title: 'Two hours' });
    await api.changeMarketSettings({ body: { headStartHours: 0 } });
    await carl.posts({ ...PREMIUM, title: 'At once' });
    expect(await seen()).toEqual(['At once']);
    await market.advance({ hours: 2 });
    expect(await seen()).toEqual(['At once', 'Two hours']);
    await market.advance({ hours: 22 });
    expect(await seen()).toEqual(['As it was', 'At once', 'Two hours']);
    await market.advance({ hours: -24 });
  },
);

story('a code of 100 per cent is free for as long as an admin says', async (stage) => {
  const { admin, business, market } = stage;
  const api = await (await admin()).api();
  await api.addPromoCode({ body: { name: 'FREE', percentage: 100 } });
  await api.changeMarketSettings({ body: { freeMonths: 2 } });
  const anna = await business({ subscription: 'none' });
  await anna.comesBack(new URL(await anna.buys({ promo_code: 'FREE' })));
  await daysPass(market, 58);
  expect(await anna.billing()).toMatchObject({ subscription_status: 'active' });
  await daysPass(market, 5);
  expect(await anna.billing()).toMatchObject({ subscription_status: 'expired' });
});

story('an admin says whether Jersey, Guernsey and the Isle of Man take part', async (stage) => {
  const { admin, customer, business, market } = stage;
  const api = await (await admin()).api();
  const [carl, jim, anna] = [await customer(), await business({ postcode: 'JE2 3AB' }), await business()];
  await carl.posts({ location: 'JE2 3AB' });
  await api.changeMarketSettings({ body: { takesCrownDependencies: false } });
  const second = await openSecondProduct(market);
  try {
    for (const location of ['JE2 3AB', 'GY1 1AA', 'im11aa'])
      expect(await refusalOf(carl.posts({ location, title: `A tap in ${location}` }))).toBe('invalid');
    await carl.posts({ location: 'SE1 9SG' });
    const body = businessForm({ location: 'JE2 3AB' });
    await expect(visitor(second).registerBusiness({ body })).rejects.toMatchObject({
      errors: { location: ['Please enter a valid UK post code.'] },
    });
  } finally {
    await second.product.stop();
  }
  expect(await refusalOf(moved(anna, 'JE2 3AB'))).toBe('invalid');
  // A business that is there already stays.
  expect(await moved(jim, 'JE2 3AB')).toEqual([]);
  await api.changeMarketSettings({ body: { takesCrownDependencies: true } });
  expect(await moved(anna, 'JE2 3AB')).toEqual([]);
});

story(
  'settings are changed one by one or together, within bounds, and all of it is in the log',
  async (stage) => {
    const api = await (await stage.admin()).api();
    const change = (body: MarketChange) => api.changeMarketSettings({ body });
    expect((await api.marketSettings()).data).toEqual({
      isVatRegistered: true,
      vatRate: 20,
      headStartHours: 24,
      freeMonths: 12,
      unansweredDays: 60,
      takesCrownDependencies: true,
      textsADay: null,
      textsADayAtStart: 500,
      radiusKm: 40,
      graceDays: 7,
      impersonationMinutes: 30,
    });
    for (const wrong of [
      { headStartHours: 169 },
      { headStartHours: 1.5 },
      { freeMonths: 0 },
      { textsADay: -1 },
    ])
      expect(await refusalOf(change(wrong))).toBe('invalid');
    await change({});
    await change({ textsADay: 0, freeMonths: 6 });
    await change({ textsADay: 0 });
    expect((await api.marketSettings()).data).toMatchObject({
      textsADay: 0,
      freeMonths: 6,
      headStartHours: 24,
    });
    await change({ textsADay: null });
    expect((await api.marketSettings()).data).toMatchObject({ textsADay: null, textsADayAtStart: 500 });
    const { entries } = await api.auditLog({ query: {} });
    expect(entries.map(({ changes }) => changes)).toEqual([
      [{ field: 'texts_a_day', before: '0', after: null }],
      [
        { field: 'free_months', before: '12', after: '6' },
        { field: 'texts_a_day', before: null, after: '0' },
      ],
    ]);
  },
);

story(
  'what an admin does with codes, prices and verification is in the log',
  { shows: ['R-16-036'] },
  async (stage) => {
    const { admin, customer } = stage;
    const [adam, carl] = await Promise.all([admin(), customer({ verified: false })]);
    const api = await adam.api();
    await api.addPromoCode({ body: { name: 'SPRING', percentage: 10 } });
    const params = { id: (await api.promoCodes()).promoCodes[0]?.id ?? '' };
    await api.changePromoCode({ params, body: { percentage: 15, status: false } });
    await api.deletePromoCode({ params });
    const standard = (await api.packages()).packages[0];
    const price = (net: number) =>
      api.changePackagePrice({ params: { id: standard?.id ?? '' }, body: { net } });
    await price(99);
    await price(99);
    const { data } = await api.adminCustomer({ params: { id: carl.id } });
    await api.verify({ params: { code: data.code } });
    const { entries } = await api.auditLog({ query: {} });
    expect(entries.toReversed().map(({ act, subject }) => `${act} ${subject}`)).toEqual([
      'add promo_code',
      'change promo_code',
      'delete promo_code',
      'change package',
      'verify account',
    ]);
    expect(entries.find(({ act }) => act === 'change')?.changes).toEqual([
      { field: 'net_pence', before: '9500', after: '9900' },
    ]);
    await price(95);
  },
);
