import { expect } from 'vitest';
import { apiAt } from '../../testing/api.ts';
import type { Business } from '../../testing/business.ts';
import { jpeg } from '../../testing/pictures/samples.ts';
import { type Stage, story } from '../../testing/story.ts';

const LONDON = { trade: 'plumbing', area: 'london-se' };

const visitor = ({ market }: Stage) => apiAt(market.baseUrl, () => ({}));
const ids = (businesses: { id: string }[]) => businesses.map(({ id }) => id);

/** What the reviews of a business come to, as the database keeps it. */
const isRated = ({ market }: Stage, { id }: Business, [stars, count]: readonly [number, number]) =>
  market.asOwner(`update businesses set stars = ${stars}, reviews_count = ${count} where id = '${id}'`);

story(
  'a list is narrowed to a rating and to some miles, as both are shown, and says how many there are in all',
  async (stage) => {
    const [here, ofFour, newcomer, croydon] = [
      await stage.business(),
      await stage.business(),
      await stage.business(),
      await stage.business({ postcode: 'CR0 1LB' }),
    ];
    await isRated(stage, here, [9, 2]);
    await isRated(stage, ofFour, [8, 2]);
    await isRated(stage, croydon, [5, 1]);
    const api = visitor(stage);
    const inArea = async (query: Parameters<typeof api.tradeInArea>[0]['query']) => {
      const page = await api.tradeInArea({ params: LONDON, query });
      const search = await api.directory({ query: { trade: 'plumbing', postcode: 'SE1', ...query } });
      expect([ids(search.businesses), search.fittingCount]).toEqual([
        ids(page.businesses),
        page.fittingCount,
      ]);
      expect([page.businessesCount, page.fittingCount]).toEqual([4, page.businesses.length]);
      return page.businesses;
    };
    const all = await inArea({});
    expect(new Set(ids(all))).toEqual(new Set(ids([here, ofFour, newcomer, croydon])));
    const miles = all.find(({ id }) => id === croydon.id)?.distance_miles ?? 0;
    expect(miles).toBeGreaterThan(5);
    expect(miles).toBeLessThanOrEqual(15);
    expect(ids(await inArea({ rating: '4' }))).toEqual(ids([here, ofFour, croydon]));
    expect(ids(await inArea({ rating: '4.5' }))).toEqual(ids([here, croydon]));
    expect(ids(await inArea({ miles: '5' }))).toEqual(ids([here, ofFour, newcomer]));
    expect(ids(await inArea({ miles: '15' }))).toHaveLength(4);
    expect(ids(await inArea({ rating: '4.5', miles: '5' }))).toEqual(ids([here]));
    await isRated(stage, here, [7, 2]);
    // Nobody is left, and how many there are in all is still said.
    expect(await inArea({ rating: '4.5', miles: '5' })).toEqual([]);
    for (const query of [{ rating: '5' }, { miles: '25' }, { rating: 'good' }])
      await expect(
        // @ts-expect-error -- not one of those that are offered
        api.tradeInArea({ params: LONDON, query }),
      ).rejects.toMatchObject({ status: 422 });
  },
);

story(
  'a trade without a place shows the best of each town first, and a rating of few reviews is believed less',
  async (stage) => {
    const [one, two, three, leeds, unrated] = [
      await stage.business(),
      await stage.business(),
      await stage.business(),
      await stage.business({ postcode: 'LS1 4DY' }),
      await stage.business({ postcode: 'M1 1AE' }),
    ];
    // Five stars from one person are less than 4.8 from forty.
    await isRated(stage, one, [5, 1]);
    await isRated(stage, two, [192, 40]);
    await isRated(stage, three, [3, 3]);
    await isRated(stage, leeds, [12, 3]);
    const api = visitor(stage);
    const shown = async () => {
      const { businesses, businessesCount } = await api.trade({ params: { trade: 'plumbing' } });
      expect(businessesCount).toBe(5);
      for (const { distance_miles } of businesses) expect(distance_miles).toBeNull();
      return ids(businesses);
    };
    expect(await shown()).toEqual(ids([two, leeds, unrated, one, three]));
    await stage.business({ postcode: 'LS1 4DY', category: 'Electrical', services: [] });
    expect(await shown()).toEqual(ids([two, leeds, unrated, one, three]));
  },
);

story('no list is ordered by what a business pays', { shows: ['ruling 53'] }, async (stage) => {
  const all = [
    await stage.business(),
    await stage.business({ package: 'premium' }),
    await stage.business({ postcode: 'CR0 1LB' }),
    await stage.business({ postcode: 'CR0 1LB', package: 'premium' }),
  ];
  await isRated(stage, all[2] as Business, [5, 1]);
  const api = visitor(stage);
  const lists = async () => [
    ids((await api.trade({ params: { trade: 'plumbing' } })).businesses),
    ids((await api.tradeInArea({ params: LONDON })).businesses),
    ids((await api.directory({ query: { trade: 'plumbing', postcode: 'CR0' } })).businesses),
  ];
  const before = await lists();
  expect(before[1]).toHaveLength(4);
  for (const paid of ['standard', 'premium']) {
    await stage.market.asOwner(
      `update businesses set package = '${paid}'; update subscriptions set package = '${paid}'`,
    );
    expect(await lists()).toEqual(before);
  }
  await stage.market.asOwner(
    `update businesses set package = case when package = 'premium' and id = '${all[3]?.id}' then 'standard' else 'premium' end`,
  );
  expect(await lists()).toEqual(before);
});

story('who was blocked from the product or took leave of it is on no page of the trade', async (stage) => {
  const [off, unpaid, there] = [
    await stage.business(),
    await stage.business({ subscription: 'expired' }),
    await stage.business(),
  ];
  for (const one of [off, unpaid, there]) await isRated(stage, one, [5, 1]);
  const desk = await (await stage.admin()).api();
  await desk.changeBusiness({ params: { id: off.id }, body: { is_active: 0 } });
  const api = visitor(stage);
  const { businesses, businessesCount } = await api.trade({ params: { trade: 'plumbing' } });
  expect([ids(businesses), businessesCount]).toEqual([[there.id], 1]);
});

story(
  'a card says the newest words about a business, without numbers in them, and shows its work',
  async (stage) => {
    const [carl, anna] = [await stage.customer({ name: 'Carl Moss' }), await stage.business()];
    const reviewed = async (title: string, comment: string) => {
      const job = await carl.posts({ title });
      await carl.accepts(await anna.quotes(await anna.lead(title), { cost: 80 }));
      await carl.finishes(job);
      return carl.reviews(job, { rating: 4, comment });
    };
    const { createdAt } = await reviewed('Tap in the kitchen', 'Quick. Ring her on 07700 900123');
    await stage.market.advance({ hours: 30 });
    await reviewed('Tap in the bathroom', '');
    const owner = await anna.api();
    const added = async (name: string) => {
      const file = new File([new Uint8Array(await jpeg(900, 600))], name, { type: 'image/jpeg' });
      return (await owner.addWorkPicture({ form: { fields: {}, file } })).id;
    };
    const [before, after] = [await added('before.jpg'), await added('after.jpg')];
    await owner.changeWorkPicture({ params: { id: after }, body: { text: 'A new tap', before } });
    const card = async () =>
      (await visitor(stage).tradeInArea({ params: LONDON })).businesses.find(({ id }) => id === anna.id);
    const shown = await card();
    expect(shown?.newestReview).toMatchObject({ rating: 4, name: 'Carl', createdAt });
    expect(shown?.newestReview?.comment).toMatch(/^Quick[.] Ring her on /);
    expect(shown?.newestReview?.comment).not.toMatch(/900123/);
    // The picture from before the work is no work.
    expect(shown?.picture).toMatchObject({ url: `/api/files/${after}`, text: 'A new tap' });
    // Everybody who is listed has that one check, so it tells none from another.
    expect(shown).not.toHaveProperty('verifiedAt');
    expect(shown?.replyMinutes).toBeNull();
    await stage.market.asOwner(`
      insert into business_facts (business_id, reply_minutes) values ('${anna.id}', 55)
      on conflict (business_id) do update set reply_minutes = 55`);
    expect((await card())?.replyMinutes).toBe(55);
  },
);
