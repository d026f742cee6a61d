import { expect } from 'vitest';
import { serviceId } from '../../../seed/catalogue.ts';
import { refusalOf } from '../../../testing/api.ts';
import { type Stage, story } from '../../../testing/story.ts';

const TITLE = 'Kitchen tap will not stop dripping';

/** Carl's tap, for which Anna, Bob and Cleo have sent a quote each, in this order. */
async function quoted({ customer, business, market }: Stage) {
  const [carl, anna, bob, cleo] = await Promise.all([customer(), business(), business(), business()]);
  const job = await carl.posts({ title: TITLE });
  const byAnna = await anna.quotes(await anna.lead(), {
    detail: {
      lines: [{ kind: 'labour', text: 'Fit the tap', quantity: 2, unit: 'hour', unit_price: 48.5 }],
      vat: 'included_20',
    },
  });
  await market.advance({ minutes: 1 });
  const byBob = await bob.quotes(await bob.lead(), {
    cost: 48.5,
    rate: 'Hourly',
    comments: 'Call me on 07700 900456',
    detail: { duration: { count: 3, unit: 'hours' } },
  });
  await market.advance({ minutes: 1 });
  const byCleo = await cleo.quotes(await cleo.lead(), {
    cost: 280,
    rate: 'Daily',
    detail: { duration: { count: 1, unit: 'weeks' } },
  });
  return { carl, anna, bob, cleo, job, byAnna, byBob, byCleo };
}

story(
  'a customer compares what the quotes on a job come to, oldest first',
  { shows: ['C4'] },
  async (stage) => {
    const { carl, anna, job, ...by } = await quoted(stage);
    await stage.market.asOwner(
      `insert into business_facts (business_id, reply_minutes) values ('${anna.id}', 95)
       on conflict (business_id) do update set reply_minutes = 95`,
    );
    const { quotes, further, ...said } = await carl.compares(job);
    expect(said.job).toMatchObject({ id: job.id, title: TITLE, status: 'active' });
    expect(further).toBe(0);
    expect(quotes.map(({ id, total }) => ({ id, total }))).toEqual([
      { id: by.byAnna.id, total: { pounds: 97, isEstimate: false } },
      // Three hours at the rate, as the business said; a week has as many days as nobody has said.
      { id: by.byBob.id, total: { pounds: 145.5, isEstimate: true } },
      { id: by.byCleo.id, total: null },
    ]);
    expect(quotes[0]).toMatchObject({
      business: { id: anna.id, rating: null, reviewsCount: 0 },
      detail: { vat: 'included_20', lines: [{ text: 'Fit the tap', sum: 97 }] },
      distance_miles: expect.any(Number),
      replyMinutes: 95,
      isVerified: true,
      can: ['accept', 'decline', 'sendMessage'],
    });
    expect(quotes[1]?.replyMinutes).toBeNull();
    // Nobody's number before it is released.
    expect(quotes[1]?.comments).not.toContain('900456');
  },
);

story('who pays us for the larger package stands no earlier for it', async (stage) => {
  const { customer, business, market } = stage;
  const carl = await customer();
  const [small, large] = [await business(), await business({ package: 'premium' })];
  const job = await carl.posts({ title: TITLE });
  const first = await small.quotes(await small.lead(), { cost: 200 });
  await market.advance({ minutes: 1 });
  const second = await large.quotes(await large.lead(), { cost: 90 });
  expect((await carl.compares(job)).quotes.map(({ id }) => id)).toEqual([first.id, second.id]);
});

story('what cannot be accepted any more is not compared', async (stage) => {
  const { carl, anna, bob, cleo, job, byAnna, byBob, byCleo } = await quoted(stage);
  const ids = async () => (await carl.compares(job)).quotes.map(({ id }) => id);
  await bob.withdraws(byBob);
  expect(await ids()).toEqual([byAnna.id, byCleo.id]);
  await carl.declines(byCleo);
  expect(await ids()).toEqual([byAnna.id]);
  await anna.revises(byAnna, { cost: 88 });
  const { quotes } = await carl.compares(job);
  expect(quotes.map(({ cost, earlier }) => [cost, earlier.map((one) => one.cost)])).toEqual([[88, [97]]]);
  expect(quotes[0]?.id).not.toBe(byAnna.id);
  const adam = await (await stage.admin()).api();
  await bob.quotes(await bob.lead(), { cost: 70 });
  await cleo.quotes(await cleo.lead(), { cost: 75 });
  await adam.changeBusiness({ params: { id: bob.id }, body: { is_active: 0, reason: 'No insurance' } });
  expect((await carl.compares(job)).quotes.map(({ cost }) => cost)).toEqual([88, 75]);
  await carl.accepts({ id: quotes[0]?.id ?? '' });
  expect(await carl.compares(job)).toMatchObject({ job: { status: 'progress' }, quotes: [], further: 0 });
});

story('nobody but its customer compares the quotes on a job', async (stage) => {
  const { anna, job } = await quoted(stage);
  const dana = await stage.customer();
  expect(await refusalOf(dana.compares(job))).toBe('not_found');
  expect(await refusalOf(dana.compares({ id: serviceId('Plumbing', 'Fit or repair a shower') }))).toBe(
    'not_found',
  );
  const asked = (await anna.api()).compareQuotes({ params: { id: job.id } });
  expect(await refusalOf(asked)).toBe('forbidden');
});
