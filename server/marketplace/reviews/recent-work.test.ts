import { expect } from 'vitest';
import { serviceId } from '../../seed/catalogue.ts';
import { apiAt } from '../../testing/api.ts';
import type { Business } from '../../testing/business.ts';
import type { Customer } from '../../testing/customer.ts';
import type { TestMarket } from '../../testing/market.ts';
import { showsWork } from '../../testing/pictures/work.ts';
import { story } from '../../testing/story.ts';

const LEAK = serviceId('Plumbing', 'Fix a leak or burst pipe');
/** Long enough to tell something, whatever stands before it. */
const WELL_DONE = ', well done and swept up afterwards';

const finishedWork = (carl: Customer, anna: Business, { title, rating }: { title: string; rating: number }) =>
  reviewed(carl, anna, { title, rating, comment: `${title}${WELL_DONE}` });

type Told = { title: string; rating?: number; comment: string };

async function reviewed(carl: Customer, anna: Business, { title, rating = 5, comment }: Told) {
  const job = await carl.posts({ title });
  await carl.accepts(await anna.quotes(await anna.lead(title), { cost: 80 }));
  await carl.finishes(job);
  return carl.reviews(job, { rating, comment });
}

const recentWork = async ({ baseUrl }: TestMarket) => (await apiAt(baseUrl, () => ({})).recentWork()).reviews;

story(
  'the home page shows finished work with first names and towns only',
  async ({ customer, business, market }) => {
    const carl = await customer({ name: 'Carl Moss' });
    const anna = await business({ name: 'Anna Bell' });
    const review = await finishedWork(carl, anna, { title: 'Tap in the kitchen', rating: 5 });
    expect(await recentWork(market)).toEqual([
      {
        id: review.id,
        rating: 5,
        comment: `Tap in the kitchen${WELL_DONE}`,
        createdAt: review.createdAt,
        service: { name: 'Fix a leak or burst pipe' },
        trade: 'plumbing',
        picture: null,
        before: null,
        town: expect.stringMatching(/London/),
        business: { id: anna.id, name: 'Bell & Co', logo: null },
        user: { name: 'Carl' },
      },
    ]);
  },
);

story(
  'the six newest visible reviews of active businesses are shown',
  async ({ customer, business, market }) => {
    const [carl, anna, gone] = [await customer(), await business(), await business()];
    await finishedWork(carl, gone, { title: 'Tap of a firm that left', rating: 5 });
    for (let n = 1; n <= 7; n++) await finishedWork(carl, anna, { title: `Tap number ${n}`, rating: 4 });
    const { db } = market.product.market;
    await db.updateTable('accounts').set({ is_active: false }).where('id', '=', gone.accountId).execute();
    const shown = await recentWork(market);
    expect(shown.map(({ comment }) => comment)).toEqual(
      [7, 6, 5, 4, 3, 2].map((n) => `Tap number ${n}${WELL_DONE}`),
    );
    await db
      .updateTable('reviews')
      .set({ is_visible: false })
      .where(
        'id',
        'in',
        shown.slice(0, 4).map(({ id }) => id),
      )
      .execute();
    expect((await recentWork(market)).map(({ comment }) => comment)).toEqual(
      [3, 2, 1].map((n) => `Tap number ${n}${WELL_DONE}`),
    );
  },
);

story(
  'no picture stands twice among recent work, and none of another service: who has none of its service stands last',
  { shows: ['C8'] },
  async ({ customer, business, market }) => {
    const [carl, anna, bob] = [await customer(), await business(), await business()];
    await showsWork(anna, 'A tap');
    const leak = await showsWork(anna, 'A leak');
    await (await anna.api()).changeWorkPicture({
      params: { id: leak.id },
      body: { text: 'A leak', service: LEAK, before: null },
    });
    // Another file, said in the same words: who reads a page aloud hears the same picture again.
    await showsWork(bob, 'A leak');
    // The pictures are drawn smaller before the story ends.
    await market.settled();
    await finishedWork(carl, bob, { title: 'Leak at the front', rating: 5 });
    for (let n = 1; n <= 3; n++) await finishedWork(carl, anna, { title: `Leak number ${n}`, rating: 5 });
    const pictures = (await recentWork(market)).map(({ picture }) => picture?.url ?? null);
    expect(pictures).toEqual([leak.url, null, null, null]);
  },
);

story(
  'finished work comes with the logo of its business and with what the place was before, unless that is hidden',
  async ({ customer, business, market }) => {
    const [carl, anna] = [await customer(), await business()];
    const [found, made] = [await showsWork(anna, 'Cracked tiles'), await showsWork(anna, 'New tiles')];
    await (await anna.api()).changeWorkPicture({
      params: { id: made.id },
      body: { text: 'New tiles', service: LEAK, before: found.id },
    });
    await market.settled();
    await finishedWork(carl, anna, { title: 'Tiles in the bathroom', rating: 5 });
    const { db } = market.product.market;
    await db.updateTable('businesses').set({ logo: made.id }).where('id', '=', anna.id).execute();
    expect((await recentWork(market))[0]).toMatchObject({
      picture: { url: made.url, text: 'New tiles' },
      before: { url: found.url, text: 'Cracked tiles' },
      business: { id: anna.id, logo: `/api/files/${made.id}` },
    });
    await db
      .updateTable('work_pictures')
      .set({ is_visible: false })
      .where('file_id', '=', found.id)
      .execute();
    expect((await recentWork(market))[0]).toMatchObject({ picture: { url: made.url }, before: null });
  },
);

story(
  'the home page shows good work that is told of, and that with a picture of its kind before newer work',
  { shows: ['C8'] },
  async ({ customer, business, market }) => {
    const [carl, anna, bob] = [await customer(), await business(), await business()];
    const leak = await showsWork(anna, 'A leak');
    await (await anna.api()).changeWorkPicture({
      params: { id: leak.id },
      body: { text: 'A leak', service: LEAK, before: null },
    });
    await market.settled();
    await finishedWork(carl, anna, { title: 'Leak with a picture', rating: 4 });
    await finishedWork(carl, bob, { title: 'Leak without one', rating: 5 });
    await finishedWork(carl, bob, { title: 'Leak that came back', rating: 3 });
    // One letter fewer than is shown, and as many as are.
    await reviewed(carl, bob, { title: 'Leak in short', comment: 'x'.repeat(39) });
    await reviewed(carl, bob, { title: 'Leak in full', comment: 'x'.repeat(40) });
    expect((await recentWork(market)).map(({ comment }) => comment)).toEqual([
      `Leak with a picture${WELL_DONE}`,
      'x'.repeat(40),
      `Leak without one${WELL_DONE}`,
    ]);
  },
);
