import { expect } from 'vitest';
import { refusalOf } from '../../testing/api.ts';
import type { Customer } from '../../testing/customer.ts';
import { story } from '../../testing/story.ts';

const reachOf = async (carl: Customer, job: { id: string }) =>
  (await carl.api()).jobReach({ params: { id: job.id } });

story('a customer sees by name who has a job now, the nearest first, and nobody else’s', async (stage) => {
  const { customer, business, admin } = stage;
  const [carl, dana, adam] = [await customer(), await customer(), await admin()];
  const far = await business({ name: 'Fay Far', postcode: 'CR0 2XX', package: 'premium' });
  const near = await business({ name: 'Nell Near', postcode: 'SE1 7PB' });
  await business({ postcode: 'BS1 5TR' });
  await business({ subscription: 'none' });
  const job = await carl.posts();
  const reach = await reachOf(carl, job);
  expect(reach.businesses.map(({ name }) => name)).toEqual(['Near & Co', 'Far & Co']);
  expect(reach.businesses[0]).toEqual({
    id: near.id,
    name: 'Near & Co',
    logo: null,
    rating: null,
    reviewsCount: 0,
  });
  expect([reach.leadsCount, reach.expectedCount]).toEqual([2, 2]);
  expect(await refusalOf(reachOf(dana, job))).toBe('not_found');
  const lead = await near.lead();
  await (await near.api()).blockOther({ params: { id: lead.id } });
  expect((await reachOf(carl, job)).businesses.map(({ id }) => id)).toEqual([far.id]);
  await (await adam.api()).switchJob({ params: { id: job.id }, body: { is_active: 0 } });
  expect((await reachOf(carl, job)).businesses).toEqual([]);
});

story('a job that waits for its customer’s e-mail is with nobody yet', async ({ customer, business }) => {
  await business();
  const carl = await customer({ verified: false });
  const job = await carl.posts();
  expect(await reachOf(carl, job)).toEqual({ leadsCount: 0, expectedCount: 1, businesses: [] });
});
