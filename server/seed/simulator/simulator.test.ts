import { expect } from 'vitest';
import { atBank, daysPass, sums } from '../../testing/bank.ts';
import { type Stage, story } from '../../testing/story.ts';
import { subscriber } from '../../testing/subscriber.ts';

/** Presses a button on the control page of the simulated provider. */
async function press({ market }: Stage, path: string): Promise<number> {
  const answer = await fetch(`${market.baseUrl}/simulator/${path}`, { method: 'POST', redirect: 'manual' });
  return answer.status;
}

const adminApi = async ({ market }: Stage) => (await fetch(`${market.baseUrl}/simulator`)).text();

const received = async ({ market }: Stage): Promise<number> => {
  const { rows } = await market.product.database.pool.query(
    'select count(*)::int as count from webhook_events',
  );
  return rows[0].count;
};

const MOODS = ['as-it-should', 'late', 'five-times', 'backwards', 'badly'];

story(
  'however the provider sends its news, each purchase ends in the same row',
  { shows: ['X9', 'X10'] },
  async (stage) => {
    const ends = [];
    for (const mood of MOODS) {
      expect(await press(stage, `post/${mood}`)).toBe(303);
      const anna = await stage.business({ subscription: 'none' });
      await atBank(stage.market, await anna.buys(), 'authorise');
      await stage.market.advance({ minutes: 3 });
      await daysPass(stage.market, 0);
      const { payments, ...billing } = await anna.billing();
      ends.push([
        billing.subscription_status,
        billing.can,
        payments.map(({ status, amount }) => [status, amount]),
      ]);
    }
    expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1);
    expect(ends[0]?.[0]).toBe('active');
    expect(await sums(stage.market)).toEqual({ ours: 57_000, theirs: 57_000 });
  },
);

story(
  'news that is late is not there before its time, and comes once however often it is sent',
  async (stage) => {
    await press(stage, 'post/badly');
    expect(await adminApi(stage)).toContain('Now: <b>Two minutes late, five times, the last first</b>');
    const anna = await stage.business({ subscription: 'none' });
    const back = await atBank(stage.market, await anna.buys(), 'authorise');
    await press(stage, 'deliver');
    expect(await received(stage)).toBe(0);
    // The payer who comes back is not kept waiting by the post.
    await anna.comesBack(back);
    expect(await anna.billing()).toMatchObject({ subscription_status: 'active' });
    await stage.market.advance({ minutes: 2 });
    await press(stage, 'deliver');
    await stage.market.settled();
    const { rows } = await stage.market.product.database.pool.query('select status from webhook_events');
    expect(rows).toEqual([{ status: 'applied' }]);
    expect(await press(stage, 'post/as-it-should')).toBe(303);
    expect(await press(stage, 'post/gently')).toBe(404);
    expect(await adminApi(stage)).toContain('Now: <b>At once, each once, in order</b>');
  },
);

const DAY_MS = 24 * 3600 * 1000;

story('who buys on 31 January pays on 29 February and on 31 March', async (stage) => {
  const { clock } = stage.market;
  clock.advance({ days: (Date.UTC(2028, 0, 31, 12) - clock.now().getTime()) / DAY_MS });
  const anna = await subscriber(stage);
  const days = [];
  for (let month = 0; month < 3; month++) {
    const { nextPaymentDate } = await anna.billing();
    days.push(nextPaymentDate?.slice(0, 10));
    await daysPass(
      stage.market,
      (new Date(nextPaymentDate ?? 0).getTime() - clock.now().getTime()) / DAY_MS + 1,
    );
  }
  expect(days).toEqual(['2028-02-29', '2028-03-31', '2028-04-30']);
  expect((await anna.billing()).payments.map(({ date }) => date.slice(0, 10))).toEqual([
    '2028-04-30',
    '2028-03-31',
    '2028-02-29',
    '2028-01-31',
  ]);
});

story(
  'a month from 31 January to 29 February has 29 days, and a change of package reckons with them',
  async (stage) => {
    const { clock } = stage.market;
    clock.advance({ days: (Date.UTC(2028, 0, 31, 12) - clock.now().getTime()) / DAY_MS });
    const anna = await subscriber(stage);
    clock.advance({ days: 10 });
    const { data } = await (await anna.api()).previewPackageChange({ query: { package: 'premium' } });
    expect(data.days).toEqual({ left: 19, of: 29 });
  },
);

story('months that nobody looked at are all there afterwards, each on its day', async (stage) => {
  const anna = await subscriber(stage);
  await daysPass(stage.market, 95);
  const { payments } = await anna.billing();
  expect(payments).toHaveLength(4);
  expect(new Set(payments.map(({ date }) => date.slice(0, 7))).size).toBe(4);
  expect(await sums(stage.market)).toEqual({ ours: 45_600, theirs: 45_600 });
});
