import { expect } from 'vitest';
import { serviceId } from '../../seed/catalogue.ts';
import { anchorPlaces } from '../../platform/geo/places.ts';
import { newId } from '../../platform/ids.ts';
import { apiAt } from '../../testing/api.ts';
import type { TestMarket } from '../../testing/market.ts';
import { showsWork } from '../../testing/pictures/work.ts';
import { type Stage, story } from '../../testing/story.ts';
import { slugOf } from './areas.ts';
import { STORIES_BEGIN } from '../../testing/standing-clock.ts';

const visitor = ({ baseUrl }: TestMarket) => apiAt(baseUrl, () => ({}));
const ids = (businesses: { id: string }[]) => businesses.map(({ id }) => id);

const found = ({ market }: Stage, postcode: string, trade = 'plumbing') =>
  visitor(market).directory({ query: { trade, postcode } });

/** An admin switches an account off, as the admin area does. */
async function switchesOff({ admin }: Stage, business: { id: string }) {
  const api = await (await admin()).api();
  await api.changeBusiness({ params: { id: business.id }, body: { is_active: 0 } });
}

story('a search by trade and post code finds who is near, nearest first, and nobody else', async (stage) => {
  const croydon = await stage.business({ postcode: 'CR0 1LB' });
  const southwark = await stage.business({ postcode: 'SE1 7PB' });
  await stage.business({ postcode: 'M1 1AE' });
  await stage.business({ postcode: 'SE1 7PB', category: 'Electrical', services: [] });
  const answer = await found(stage, 'se1 9sg');
  expect(answer).toMatchObject({
    trade: { name: 'Plumbing', slug: 'plumbing' },
    place: { outward: 'SE1' },
    businessesCount: 2,
    fittingCount: 2,
    next: null,
  });
  expect(ids(answer.businesses)).toEqual([southwark.id, croydon.id]);
  expect(answer.businesses.map((one) => one.distance_miles)).toEqual([0, expect.any(Number)]);
  expect(answer.businesses[1]?.distance_miles).toBeGreaterThan(5);
  for (const typed of [' Se1 ', 'SE19SG', 'se1 9', 'SE1  9s'])
    expect(await found(stage, typed)).toEqual(answer);
  expect((await found(stage, 'BT1 5GS')).businessesCount).toBe(0);
});

story('who lapsed, was never verified, is switched off or has no package is in no list', async (stage) => {
  const [lapsed, unverified, bought, off, there] = [
    await stage.business({ subscription: 'expired' }),
    await stage.business({ verified: false }),
    await stage.business({ subscription: 'none' }),
    await stage.business(),
    await stage.business(),
  ];
  await switchesOff(stage, off);
  const paidUp = await stage.business({
    subscription: 'cancelled',
    paidThrough: new Date(STORIES_BEGIN.getTime() + 3_600_000),
  });
  const searched = await found(stage, 'SE1 7PB');
  const inArea = await visitor(stage.market).tradeInArea({
    params: { trade: 'plumbing', area: 'london-se' },
  });
  for (const { businesses, businessesCount } of [searched, inArea]) {
    expect(ids(businesses)).toEqual([there.id, paidUp.id]);
    expect(businessesCount).toBe(2);
    for (const gone of [lapsed, unverified, bought, off]) expect(ids(businesses)).not.toContain(gone.id);
  }
  await stage.market.advance({ hours: 2 });
  expect(ids((await found(stage, 'SE1 7PB')).businesses)).toEqual([there.id]);
});

story('the list tells no more of a business than its public profile', async (stage) => {
  const anna = await stage.business({ name: 'Anna Bell' });
  const api = visitor(stage.market);
  const { businesses } = await found(stage, 'SE1 7PB');
  const profile = await api.publicBusiness({ params: { id: anna.id } });
  expect(businesses).toEqual([
    {
      id: anna.id,
      name: profile.name,
      logo: profile.logo,
      town: profile.town,
      location: profile.location,
      rating: null,
      reviewsCount: 0,
      distance_miles: 0,
      replyMinutes: profile.facts.replyMinutes,
      newestReview: null,
      picture: null,
      services: profile.services.map(({ name }) => name),
      servicesCount: 2,
    },
  ]);
  expect(profile.location).toBe('SE1');
});

story(
  'distances tell the middle of the outward code, never the house',
  { shows: ['ruling 24'] },
  async (stage) => {
    const anna = await stage.business({ postcode: 'SE1 7PB' });
    const before = await found(stage, 'CR0 1LB');
    const { db } = stage.market.product.market;
    // A better table knows the very house, ten miles off in truth.
    await db.updateTable('businesses').set({ lat: 51.4, lng: -0.1 }).where('id', '=', anna.id).execute();
    expect(await found(stage, 'CR0 1LB')).toEqual(before);
    expect(await found(stage, 'CR0')).toEqual(before);
  },
);

story('a business that moves is found at its new place at once', async (stage) => {
  const anna = await stage.business({ postcode: 'SE1 7PB' });
  const api = await anna.api();
  const own = await api.ownBusiness();
  const { id: _id, documents: _documents, workCategoriesName: _name, logo: _logo, ...details } = own;
  await api.saveBusiness({
    body: { ...details, location: 'M1 1AE', services: own.services.map(({ id }) => id) },
  });
  expect((await found(stage, 'SE1 7PB')).businesses).toEqual([]);
  expect(ids((await found(stage, 'M1 1AE')).businesses)).toEqual([anna.id]);
});

story('a long list is read page by page, each business once, though others join meanwhile', async (stage) => {
  const all = [];
  for (let n = 0; n < 45; n++)
    all.push(await stage.business({ postcode: n % 2 === 0 ? 'SE1 7PB' : 'CR0 1LB' }));
  const api = visitor(stage.market);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.directory({
      query: { trade: 'plumbing', postcode: 'SE1', ...(cursor && { cursor }) },
    });
    expect(page.businesses.length).toBeLessThanOrEqual(20);
    seen.push(...ids(page.businesses));
    cursor = page.next ?? undefined;
    if (seen.length === 20) all.push(await stage.business({ postcode: 'SW1A 1AA', services: [] }));
  } while (cursor);
  expect(new Set(seen).size).toBe(seen.length);
  for (const { id } of all.slice(0, 45)) expect(seen).toContain(id);
});

story('what is no post code, no trade or no page of ours is refused', async (stage) => {
  await stage.business();
  const api = visitor(stage.market);
  const say = { postcode: ['Please enter a valid UK post code.'] };
  for (const postcode of ['nonsense', 'SE', 'QQ1 1AA', "SE1' or 1=1", '', 'BF1 2AT'])
    await expect(found(stage, postcode), postcode).rejects.toMatchObject({ status: 422, errors: say });
  await expect(found(stage, 'SE1', 'witchcraft')).rejects.toMatchObject({ status: 404 });
  for (const cursor of ['x', Buffer.from(`NaN ${newId()}`).toString('base64url'), 'MC4x'])
    await expect(
      api.directory({ query: { trade: 'plumbing', postcode: 'SE1', cursor } }),
    ).rejects.toMatchObject({ status: 422 });
  for (const params of [
    { trade: 'witchcraft', area: 'london-se' },
    { trade: 'plumbing', area: 'atlantis' },
    { trade: 'plumbing', area: '..' },
    { trade: 'Plumbing', area: 'london-se' },
  ])
    await expect(api.tradeInArea({ params }), params.area).rejects.toMatchObject({ status: 404 });
});

story(
  'a trade counts its Local Pros and the areas they serve, and an area that nobody serves says where the nearest are',
  async (stage) => {
    await stage.business({ postcode: 'M1 1AE' });
    await stage.business({ postcode: 'M1 1AE' });
    await stage.business({ postcode: 'BT1 5GS' });
    const api = visitor(stage.market);
    const plumbing = await api.trade({ params: { trade: 'plumbing' } });
    expect(plumbing.businessesCount).toBe(3);
    expect(plumbing.services.length).toBeGreaterThan(5);
    const counts = new Map(plumbing.areas.map((area) => [area.slug, area.businessesCount]));
    expect(counts.get('manchester')).toBe(2);
    expect(counts.get('belfast')).toBe(1);
    expect(counts.has('london-se')).toBe(false);
    for (const [area, businessesCount] of counts) {
      const page = await api.tradeInArea({ params: { trade: 'plumbing', area } });
      expect([area, page.businessesCount, page.businesses.length]).toEqual([
        area,
        businessesCount,
        businessesCount,
      ]);
      expect(page.around.map(({ slug }) => slug)).not.toContain(area);
      for (const other of page.around) expect(counts.get(other.slug)).toBe(other.businessesCount);
    }
    const leeds = await api.tradeInArea({ params: { trade: 'plumbing', area: 'leeds' } });
    expect(leeds).toMatchObject({
      area: { name: 'Leeds' },
      businessesCount: 0,
      fittingCount: 0,
      businesses: [],
      next: null,
      reviews: [],
    });
    expect(leeds.around.map(({ slug }) => slug)).toContain('manchester');
    const miles = leeds.around.map(({ distance_miles: one }) => one ?? -1);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(leeds.around.find(({ slug }) => slug === 'manchester')?.distance_miles).toBe(38);
    const near = await api.directory({ query: { trade: 'plumbing', postcode: 'M1' } });
    expect(near.around[0]).toMatchObject({ slug: 'manchester', businessesCount: 2, distance_miles: 0 });
    expect(near.around.length).toBeLessThanOrEqual(8);
    // Nobody is anywhere near: the nearest are told however far they are.
    const lerwick = await api.tradeInArea({ params: { trade: 'plumbing', area: 'lerwick' } });
    expect(lerwick.businessesCount).toBe(0);
    expect(lerwick.around.length).toBeGreaterThan(0);
    expect(leeds.services).toEqual(plumbing.services);
    const tiling = await api.trade({ params: { trade: 'tiling' } });
    expect(tiling).toMatchObject({ businessesCount: 0, businesses: [], areas: [], reviews: [] });
  },
);

story('the newest visible reviews stand on the pages of a trade, no picture twice', async (stage) => {
  const carl = await stage.customer({ name: 'Carl Moss' });
  const [anna, ben] = [await stage.business(), await stage.business()];
  const reviewed = async (firm: typeof anna, title: string, rating: number) => {
    const job = await carl.posts({ title });
    await carl.accepts(await firm.quotes(await firm.lead(title), { cost: 80 }));
    await carl.finishes(job);
    return carl.reviews(job, { rating, comment: `${title}, well done and swept up afterwards` });
  };
  const first = await reviewed(anna, 'Tap in the kitchen', 5);
  const second = await reviewed(anna, 'Tap in the bathroom', 4);
  const shown = [await showsWork(anna, 'A new tap'), await showsWork(anna, 'A new bath')];
  const service = serviceId('Plumbing', 'Fix a leak or burst pipe');
  for (const { id } of shown)
    await (await anna.api()).changeWorkPicture({ params: { id }, body: { service } });
  const hidden = await reviewed(ben, 'Tap in the garden', 1);
  const { db } = stage.market.product.market;
  await db.updateTable('reviews').set({ is_visible: false }).where('id', '=', hidden.id).execute();
  const api = visitor(stage.market);
  const plumbing = await api.trade({ params: { trade: 'plumbing' } });
  const area = await api.tradeInArea({ params: { trade: 'plumbing', area: 'london-se' } });
  expect(area.reviewsCount).toBe(2);
  for (const { reviews } of [plumbing, area]) {
    expect(ids(reviews)).toEqual([second.id, first.id]);
    expect(reviews.map(({ picture }) => picture?.url)).toEqual(shown.map(({ url }) => url));
  }
  expect(area.businesses).toMatchObject([
    { id: anna.id, rating: 4.5, reviewsCount: 2 },
    { id: ben.id, rating: null, reviewsCount: 0 },
  ]);
  const profile = await api.publicBusiness({ params: { id: anna.id } });
  expect(profile).toMatchObject({ rating: 4.5, reviewsCount: 2 });
  const electrical = await api.trade({ params: { trade: 'electrical' } });
  expect(electrical.reviews).toEqual([]);
});

story('where nobody is within reach, it is said how many are within 60 km', async (stage) => {
  const api = visitor(stage.market);
  const inLeeds = () => api.tradeInArea({ params: { trade: 'plumbing', area: 'leeds' } });
  const nearLeeds = () => found(stage, 'LS1 4DY');
  await stage.business({ postcode: 'HG1 1AA', category: 'Electrical', services: [] });
  const counts = async () => {
    const pages = [await inLeeds(), await nearLeeds()];
    return pages.map(({ businessesCount, fartherCount }) => [businessesCount, fartherCount]);
  };
  expect(await counts()).toEqual([
    [0, 0],
    [0, 0],
  ]);
  // Some 66 km from Leeds, and some 50: neither would receive a lead there, and only the second is told of.
  await stage.business({ postcode: 'DL10 4DW' });
  expect(await counts()).toEqual([
    [0, 0],
    [0, 0],
  ]);
  await stage.business({ postcode: 'S1 2BJ' });
  await stage.business({ postcode: 'S1 2BJ' });
  expect(await counts()).toEqual([
    [0, 2],
    [0, 2],
  ]);
  await stage.business({ postcode: 'LS1 4DY' });
  expect(await counts()).toEqual([
    [1, null],
    [1, null],
  ]);
});

story('no two areas have the same address', async () => {
  const slugs = anchorPlaces().areas().map(slugOf);
  expect(new Set(slugs).size).toBe(124);
  expect(slugs).toContain('stoke-on-trent');
});
