import { expect } from 'vitest';
import type { Business } from '../../testing/business.ts';
import { type Stage, story } from '../../testing/story.ts';

const titlesOf = async (business: Business) => (await business.leads()).map(({ job }) => job.title);

/** Four jobs, the oldest first, and the business that all of them reach. */
async function fourJobs({ customer, business }: Stage) {
  const [carl, dana, anna] = [await customer(), await customer(), await business()];
  const oldest = await carl.posts({ title: 'Oldest tap' });
  const older = await dana.posts({ title: 'Older tap' });
  const newer = await carl.posts({ title: 'Newer tap' });
  const newest = await dana.posts({ title: 'Newest tap' });
  return { carl, dana, anna, oldest, older, newer, newest };
}

const ALL = ['Newest tap', 'Newer tap', 'Older tap', 'Oldest tap'];
const BUT_NEWER = ALL.filter((title) => title !== 'Newer tap');

story(
  'the inbox begins with the newest job, whatever was done with the others',
  { shows: ['R-10-081'] },
  async (stage) => {
    const { anna } = await fourJobs(stage);
    expect(await titlesOf(anna)).toEqual(ALL);
    await anna.isInterestedIn(await anna.lead('Older tap'));
    expect(await titlesOf(anna)).toEqual(ALL);
  },
);

story(
  'a job leaves the inbox while it is switched off, and comes back in its place',
  { shows: ['R-10-081'] },
  async (stage) => {
    const { anna, newer } = await fourJobs(stage);
    const adminApi = await (await stage.admin()).api();
    const switchTo = (is_active: 0 | 1) =>
      adminApi.switchJob({ params: { id: newer.id }, body: { is_active } });
    await switchTo(0);
    expect(await titlesOf(anna)).toEqual(BUT_NEWER);
    await switchTo(1);
    expect(await titlesOf(anna)).toEqual(ALL);
  },
);

story(
  'cancelled, accepted and removed jobs and those with an open quote are not in it',
  { shows: ['R-10-081'] },
  async (stage) => {
    const { carl, dana, anna, older, newer } = await fourJobs(stage);
    await carl.cancels(newer);
    expect(await titlesOf(anna)).toEqual(BUT_NEWER);
    await anna.dismisses(await anna.lead('Newest tap'));
    expect(await titlesOf(anna)).toEqual(['Older tap', 'Oldest tap']);
    const quote = await anna.quotes(await anna.lead('Oldest tap'), { cost: 80 });
    expect(await titlesOf(anna)).toEqual(['Older tap']);
    await anna.withdraws(quote);
    expect(await titlesOf(anna)).toEqual(['Older tap', 'Oldest tap']);
    const ben = await stage.business();
    await dana.accepts(await ben.quotes(await ben.lead('Older tap'), { cost: 60 }));
    expect((await dana.job(older)).status).toBe('progress');
    expect(await titlesOf(anna)).toEqual(['Oldest tap']);
  },
);

story(
  'nor are the jobs of a customer who is deactivated or not verified',
  { shows: ['R-10-081'] },
  async (stage) => {
    const { anna, dana } = await fourJobs(stage);
    const uma = await stage.customer({ verified: false });
    await uma.posts({ title: 'Tap of an unverified customer' });
    expect(await titlesOf(anna)).toEqual(ALL);
    const adminApi = await (await stage.admin()).api();
    await adminApi.changeCustomer({ params: { id: dana.id }, body: { is_active: 0 } });
    expect(await titlesOf(anna)).toEqual(['Newer tap', 'Oldest tap']);
  },
);

story('without an active subscription there is nothing in it', { shows: ['R-10-081'] }, async (stage) => {
  await fourJobs(stage);
  const eve = await stage.business({ subscription: 'expired' });
  const uma = await stage.business({ subscription: 'none' });
  expect([await titlesOf(eve), await titlesOf(uma)]).toEqual([[], []]);
});
