import { expect, vi } from 'vitest';
import type { Business } from '../../testing/business.ts';
import type { Correspondent } from '../../testing/correspondent.ts';
import type { Customer } from '../../testing/customer.ts';
import { bringsResult, readsFinish } from '../../testing/finish-acts.ts';
import { storedFiles } from '../../testing/market.ts';
import * as samples from '../../testing/pictures/samples.ts';
import { type Act, atJob, newLead, outcomesOf, TIME_FOR_ROUNDS } from '../../testing/race.ts';
import { story } from '../../testing/story.ts';
import { dropUnattached } from '../files/index.ts';

vi.setConfig(TIME_FOR_ROUNDS);

const C5 = { shows: ['C5', 'ruling 47'] };

type Ref = { id: string };

const finishes =
  (who: Correspondent, { id }: Ref, said: { worked: number; photos: string[] }): Act =>
  async (baseUrl) =>
    (await who.api({ baseUrl })).updateJobStatus({ params: { id }, body: { status: 'finished', ...said } });

async function working(carl: Customer, anna: Business, round: number) {
  const { job, lead } = await newLead(carl, anna, round);
  await carl.accepts(await anna.quotes(lead, { cost: 45, rate: 'Hourly' }));
  return job;
}

story(
  'of two ends with photos at the same time one stands whole, and the photos of the other go',
  C5,
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const lost: string[] = [];
    const small = await samples.jpeg(60, 40);
    const seen = await outcomesOf(market, async (meet, round) => {
      const job = await working(carl, anna, round);
      const [his, hers] = [await bringsResult(carl, job, small), await bringsResult(anna, job, small)];
      const heard = await meet(
        atJob(job),
        finishes(carl, job, { worked: 1, photos: [his.id] }),
        finishes(anna, job, { worked: 2, photos: [hers.id] }),
      );
      const { finish } = await readsFinish(carl, job);
      const photos = finish?.photos.map(({ id }) => (id === his.id ? 'his' : 'hers')).join();
      lost.push(photos === 'his' ? hers.id : his.id);
      return `${heard} -> ${finish?.worked} ${photos}`;
    });
    expect(seen).toEqual(['job_cannot_change, ok -> 2 hers', 'ok, job_cannot_change -> 1 his']);
    await market.advance({ hours: 21 });
    expect(await dropUnattached(market.product.market)).toBe(lost.length);
    await market.settled();
    const left = (await storedFiles(market.product.market)).join(' ');
    expect(lost.filter((id) => left.includes(id))).toEqual([]);
  },
);

story('the same end twice at the same time is one', C5, async ({ customer, business, market }) => {
  const [carl, anna] = await Promise.all([customer(), business()]);
  const seen = await outcomesOf(market, async (meet, round) => {
    const job = await working(carl, anna, round);
    const { id } = await bringsResult(anna, job);
    const end = () => finishes(anna, job, { worked: 2, photos: [id] });
    const heard = await meet(atJob(job), end(), end());
    return `${heard} -> ${(await readsFinish(carl, job)).finish?.photos.length}`;
  });
  expect(seen).toEqual(['ok, ok -> 1']);
});
