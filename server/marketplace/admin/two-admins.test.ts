import { expect } from 'vitest';
import type { Customer } from '../../testing/customer.ts';
import type { Business } from '../../testing/business.ts';
import { story } from '../../testing/story.ts';

// Two admins look at the same row: the one who comes second is told so, and no reason is lost without a word.

const SECOND = {
  code: 'done_by_another',
  status: 409,
  errors: {
    reason: [expect.stringMatching(/^Another admin has done this meanwhile.*Their reason: No insurance$/)],
  },
};

story('the reason of the first admin holds when two switch off an account or a job', async (stage) => {
  const { admin, customer, market } = stage;
  const [ada, ben] = await Promise.all([admin(), admin()]);
  const [first, second] = [await ada.api(), await ben.api()];
  const carl = await customer();
  const job = await carl.posts();
  const off = (reason: string) => ({ is_active: 0 as const, reason });
  for (const one of [
    (api: typeof first, reason: string) => api.switchJob({ params: { id: job.id }, body: off(reason) }),
    (api: typeof first, reason: string) => api.changeCustomer({ params: { id: carl.id }, body: off(reason) }),
  ]) {
    expect(await one(first, 'No insurance')).toEqual([]);
    await expect(one(second, 'Posted twice')).rejects.toMatchObject(SECOND);
    // A repeat of what was done, and the same reason, lose nothing.
    expect(await one(first, 'Sent again')).toEqual([]);
    expect(await one(second, 'No insurance')).toEqual([]);
  }
  await market.settled();
  const mails = await market.mailTo(carl.facts.email);
  const told = mails.filter(({ text }) => text.includes('No insurance') || text.includes('Posted twice'));
  expect(told.map(({ text }) => text.includes('Posted twice'))).toEqual([false, false]);
});

story('the second admin who deletes the same is told that it was done', async ({ admin, customer }) => {
  const [ada, ben] = await Promise.all([admin(), admin()]);
  const [first, second] = [await ada.api(), await ben.api()];
  const carl = await customer();
  const job = await carl.posts();
  await first.removeJob({ params: { id: job.id }, body: { reason: 'No insurance' } });
  await expect(
    second.removeJob({ params: { id: job.id }, body: { reason: 'Posted twice' } }),
  ).rejects.toMatchObject(SECOND);
  expect(await second.removeJob({ params: { id: job.id } })).toEqual([]);
  await first.removeAccount({ params: { id: carl.id }, body: { reason: 'No insurance' } });
  // What was written about somebody went with their account.
  await expect(
    second.removeAccount({ params: { id: carl.id }, body: { reason: 'Posted twice' } }),
  ).rejects.toMatchObject({
    code: 'done_by_another',
    errors: { reason: [expect.not.stringMatching(/Their/)] },
  });
});

story('a review that another admin has hidden keeps its reason', async ({ admin, customer, business }) => {
  const [ada, ben] = await Promise.all([admin(), admin()]);
  const [first, second] = [await ada.api(), await ben.api()];
  const { id } = await reviewed(await customer(), await business());
  const hide = (api: typeof first, reason: 'offensive' | 'not_genuine') =>
    api.switchReview({ params: { id }, body: { is_active: 0, reason } });
  const reasonNow = async () => (await first.adminReviews({ query: {} })).reviews[0]?.hiddenReason;
  await hide(first, 'offensive');
  await expect(hide(second, 'not_genuine')).rejects.toMatchObject({ code: 'done_by_another' });
  expect(await reasonNow()).toBe('offensive');
  await hide(first, 'not_genuine');
  expect(await reasonNow()).toBe('not_genuine');
  const remove = (api: typeof first, reason: string) =>
    api.removeReview({ params: { id }, body: { reason } });
  await remove(first, 'No insurance');
  await expect(remove(second, 'Posted twice')).rejects.toMatchObject(SECOND);
});

async function reviewed(carl: Customer, anna: Business) {
  const job = await carl.posts({ title: 'Tap with a review' });
  await carl.accepts(await anna.quotes(await anna.lead('Tap with a review'), { cost: 80 }));
  await carl.finishes(job);
  return carl.reviews(job, { rating: 1, comment: 'Not good' });
}
