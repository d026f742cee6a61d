import { expect } from 'vitest';
import { apiAt, refusalOf } from '../../testing/api.ts';
import { story } from '../../testing/story.ts';

story(
  'a finished job is reviewed once, for everybody to read',
  { shows: ['R-4-056', 'R-4-058', 'R-10-087', 'R-5-107'] },
  async (stage) => {
    const { customer, business, market } = stage;
    const carl = await customer({ name: 'Carl Moss' });
    const anna = await business({ name: 'Anna Bell' });
    const job = await carl.posts();
    await carl.accepts(await anna.quotes(await anna.lead(), { cost: 80 }));
    expect(await refusalOf(carl.reviews(job, { rating: 5 }))).toBe('job_not_finished');
    await carl.finishes(job);
    expect((await carl.job(job)).can).toEqual(['review']);
    await carl.reviews(job, { rating: 4, comment: 'Neat work.\nWould ask again.' });
    await expect(carl.reviews(job, { rating: 1, comment: 'Changed my mind' })).rejects.toMatchObject({
      code: 'already_reviewed',
      status: 409,
      message: expect.stringContaining('You have already reviewed this job.'),
    });

    const visitor = apiAt(market.baseUrl, () => ({}));
    const profile = await visitor.publicBusiness({ params: { id: anna.id } });
    expect(profile).toMatchObject({
      name: 'Bell & Co',
      userName: 'Anna Bell',
      location: 'SE1',
      reviewsCount: 1,
      reviews: [{ rating: 4, comment: 'Neat work.\nWould ask again.', user: { name: 'Carl' } }],
    });
    expect(Object.keys(profile)).not.toEqual(expect.arrayContaining(['address']));
    expect(await anna.jobs('finished')).toMatchObject([
      { id: job.id, reviews: [{ rating: 4 }], user: { mobile_number: null } },
    ]);
  },
);

story(
  'a customer who compares quotes sees the rating of each business, as its profile says it',
  async (stage) => {
    const [carl, dana] = [await stage.customer(), await stage.customer()];
    const [anna, ben] = [await stage.business(), await stage.business()];
    for (const [title, rating] of [
      ['Tap in the kitchen', 5],
      ['Tap in the bathroom', 4],
    ] as const) {
      const job = await carl.posts({ title });
      await carl.accepts(await anna.quotes(await anna.lead(title), { cost: 80 }));
      await carl.finishes(job);
      await carl.reviews(job, { rating, comment: 'Neat work.' });
    }
    const job = await dana.posts({ title: 'Tap in the garden' });
    for (const firm of [anna, ben]) await firm.quotes(await firm.lead('Tap in the garden'), { cost: 90 });
    const { responses } = await (await dana.api()).jobResponses({ params: { id: job.id } });
    for (const quotes of [responses, await dana.quotes()])
      expect(quotes).toMatchObject([
        { business: { id: ben.id, rating: null, reviewsCount: 0 } },
        { business: { id: anna.id, rating: 4.5, reviewsCount: 2 } },
      ]);
  },
);

story(
  'a review needs one to five whole stars, and at most 2,000 letters',
  { shows: ['R-12-041'] },
  async ({ customer }) => {
    const carl = await customer();
    const job = await carl.posts();
    for (const rating of [0, 6, 2.5, -1])
      await expect(carl.reviews(job, { rating }), `${rating}`).rejects.toMatchObject({
        code: 'invalid',
        errors: { rating: ['Please choose a rating.'] },
      });
    const long = (letters: number) => carl.reviews(job, { rating: 5, comment: 'x'.repeat(letters) });
    await expect(long(2001)).rejects.toMatchObject({ errors: { comment: ['Please write a little less.'] } });
    // As good as a review can be, of a job that is not finished.
    expect(await refusalOf(long(2000))).not.toBe('invalid');
  },
);

story(
  'a business that was deactivated has no public profile',
  { shows: ['R-1-043', 'R-10-101'] },
  async ({ business, market }) => {
    const anna = await business();
    const visitor = apiAt(market.baseUrl, () => ({}));
    expect((await visitor.publicBusiness({ params: { id: anna.id } })).id).toBe(anna.id);
    await market.product.database.pool.query('update accounts set is_active = false where id = $1', [
      anna.accountId,
    ]);
    expect(await refusalOf(visitor.publicBusiness({ params: { id: anna.id } }))).toBe('not_found');
  },
);

story('reviews that are written at once are all counted', { shows: ['R-5-107'] }, async (stage) => {
  const anna = await stage.business();
  const finished = async () => {
    const carl = await stage.customer();
    const job = await carl.posts();
    await carl.accepts(await anna.quotes(await anna.lead(), { cost: 80 }));
    await carl.finishes(job);
    return { carl, job };
  };
  const works = [await finished(), await finished(), await finished(), await finished()];
  await Promise.all(works.map(({ carl, job }, n) => carl.reviews(job, { rating: 2 + n })));
  const visitor = apiAt(stage.market.baseUrl, () => ({}));
  expect(await visitor.publicBusiness({ params: { id: anna.id } })).toMatchObject({
    reviewsCount: 4,
    rating: 3.5,
  });
});
