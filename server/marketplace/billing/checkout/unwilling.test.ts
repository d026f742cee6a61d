import { expect } from 'vitest';
import { type Mood } from '../../../seed/simulator/index.ts';
import { refusalOf } from '../../../testing/api.ts';
import {
  atBank,
  bankDaysPass,
  bankFeels,
  daysPass,
  givesBack,
  sums,
  whileAway,
} from '../../../testing/bank.ts';
import { PASSWORD } from '../../../testing/facts.ts';
import { type Stage, story } from '../../../testing/story.ts';
import { subscriber } from '../../../testing/subscriber.ts';

const feels = ({ market }: Stage, mood: Partial<Mood>) => bankFeels(market, mood);

const rowsOf = async ({ market }: Stage, query: string) =>
  (await market.product.database.pool.query(query)).rows;

story('a purchase whose page the bank refuses to open is over, and its code is free again', async (stage) => {
  await (await (await stage.admin()).api()).addPromoCode({ body: { name: 'ONCE', percentage: 10 } });
  const anna = await stage.business({ subscription: 'none' });
  const wish = { promo_code: 'ONCE' };
  await feels(stage, { refuses: 'openCheckout' });
  expect(await refusalOf(anna.buys(wish))).toBe('payment_not_completed');
  expect(await rowsOf(stage, 'select status from payment_intents')).toEqual([{ status: 'closed' }]);
  await feels(stage, {});
  await anna.comesBack(await atBank(stage.market, await anna.buys(wish), 'authorise'));
  expect(await anna.billing()).toMatchObject({ subscription_status: 'active', promo_code: 'ONCE' });
});

story('a page that nobody was led to is given up after some minutes', async (stage) => {
  const anna = await stage.business({ subscription: 'none' });
  await whileAway(stage.market, 'insert on simulator.checkouts', async () => {
    expect(await refusalOf(anna.buys())).toBe('broken');
    await stage.market.advance({ minutes: 11 });
    await stage.market.product.sweep();
  });
  expect(await rowsOf(stage, 'select status from payment_intents')).toEqual([{ status: 'closed' }]);
});

story('who paid by an account that failed before we heard of it may buy again', async (stage) => {
  const anna = await stage.business({ subscription: 'none' });
  await feels(stage, { delaySeconds: 90 * 24 * 3600 });
  await atBank(stage.market, await anna.buys({ payment_method: 'direct_debit' }), 'fail-later');
  await stage.market.advance({ days: 40 });
  await bankDaysPass(stage.market);
  expect(await rowsOf(stage, 'select status from simulator.subscriptions')).toEqual([{ status: 'lapsed' }]);
  await feels(stage, {});
  await anna.comesBack(await atBank(stage.market, await anna.buys(), 'authorise'));
  expect(await anna.billing()).toMatchObject({ subscription_status: 'active', payment_method: 'card' });
  expect(await sums(stage.market)).toEqual({ ours: 11_400, theirs: 11_400 });
});

story(
  'who pays and leaves for good before we hear of it is charged no second time',
  { shows: ['T38'] },
  async (stage) => {
    const anna = await stage.business({ subscription: 'none' });
    await feels(stage, { delaySeconds: 90 * 24 * 3600 });
    await atBank(stage.market, await anna.buys(), 'authorise');
    const api = await anna.api();
    await api.provePassword({ body: { password: PASSWORD } });
    await api.deleteAccount();
    await stage.market.settled();
    expect(await rowsOf(stage, 'select needs_attention from subscriptions')).toEqual([
      { needs_attention: 'unwanted' },
    ]);
    await daysPass(stage.market, 40);
    expect(await sums(stage.market)).toEqual({ ours: 11_400, theirs: 11_400 });
  },
);

story('of two pages for another card only the last one can be finished', async (stage) => {
  const anna = await subscriber(stage, {}, 'fail-later');
  await daysPass(stage.market, 31);
  const page = async () => (await (await anna.api()).updatePaymentMethod()).redirect_url;
  const first = await page();
  expect(await page()).toBe(first);
  await stage.market.advance({ minutes: 5 });
  const second = await page();
  expect((await atBank(stage.market, first, 'authorise')).searchParams.has('session_id')).toBe(false);
  expect((await atBank(stage.market, second, 'authorise')).searchParams.has('session_id')).toBe(true);
  await stage.market.settled();
  expect(await anna.billing()).toMatchObject({ subscription_status: 'active' });
  expect(await sums(stage.market)).toEqual({ ours: 22_800, theirs: 22_800 });
});

story(
  'what goes back after the end is found within the week, though nobody said so',
  { shows: ['X10'] },
  async (stage) => {
    const anna = await subscriber(stage);
    await anna.cancelsSubscription();
    await daysPass(stage.market, 32);
    await givesBack(stage.market, 11_400);
    await daysPass(stage.market, 8);
    expect(await anna.billing()).toMatchObject({
      subscription_status: 'cancelled',
      payments: [{ creditNotes: [{ amount: 114 }] }],
    });
    expect(await sums(stage.market)).toEqual({ ours: 0, theirs: 0 });
  },
);

story('who is not known to the bank any more is not kept from buying again', async (stage) => {
  stage.market.announces('no such subscription');
  const anna = await subscriber(stage);
  await rowsOf(stage, `update subscriptions set provider_ref = 'sim_subscription_forgotten'`);
  await daysPass(stage.market, 40);
  expect(await anna.billing()).toMatchObject({ subscription_status: 'active' });
  await daysPass(stage.market, 6);
  expect(await anna.billing()).toMatchObject({ subscription_status: 'expired', can: ['subscribe'] });
});

story('a purchase that the bank refuses to carry out is over, and its business told once', async (stage) => {
  const { market } = stage;
  const anna = await stage.business({ subscription: 'none' });
  await feels(stage, { refuses: 'settleCheckout', delaySeconds: 90 * 24 * 3600 });
  const back = await atBank(market, await anna.buys({ payment_method: 'direct_debit' }), 'authorise');
  // The mandate is given, and no subscription comes of it.
  await rowsOf(stage, 'update simulator.checkouts set subscription_id = null');
  for (let turn = 0; turn < 2; turn++)
    expect(await refusalOf(anna.comesBack(back))).toBe('payment_not_completed');
  await market.settled();
  expect(await rowsOf(stage, 'select status from payment_intents')).toEqual([{ status: 'closed' }]);
  const mails = (await market.mailTo(anna.facts.email)).filter(({ subject }) => /set up/.test(subject));
  expect(mails.map(({ text }) => text.includes('Your package has not begun.'))).toEqual([true]);
  await feels(stage, {});
  await anna.comesBack(await atBank(market, await anna.buys(), 'authorise'));
  expect(await anna.billing()).toMatchObject({ subscription_status: 'active' });
});

story(
  'a provider that knows no page for a while loses no purchase and tells nobody that it did',
  async (stage) => {
    const { market } = stage;
    const anna = await stage.business({ subscription: 'none' });
    await feels(stage, { delaySeconds: 90 * 24 * 3600 });
    const back = await atBank(market, await anna.buys({ payment_method: 'direct_debit' }), 'authorise');
    await feels(stage, { refuses: 'pages', delaySeconds: 90 * 24 * 3600 });
    expect(await refusalOf(anna.comesBack(back))).toBe('payment_not_completed');
    expect(await refusalOf(anna.buys())).toBe('payment_not_completed');
    await daysPass(market, 2);
    expect(await rowsOf(stage, 'select status from payment_intents')).toEqual([{ status: 'open' }]);
    expect((await market.mailTo(anna.facts.email)).filter(({ subject }) => /set up/.test(subject))).toEqual(
      [],
    );
    await feels(stage, {});
    await daysPass(market, 0);
    expect(await anna.billing()).toMatchObject({ subscription_status: 'active' });
  },
);

story(
  'what was given after its business had cancelled is given back once the provider answers',
  async (stage) => {
    const { market } = stage;
    const anna = await subscriber(stage, { payment_method: 'direct_debit' });
    await daysPass(market, 6);
    const { redirect_url } = await (await anna.api()).updatePaymentMethod();
    await anna.cancelsSubscription();
    await feels(stage, { refuses: 'pages', delaySeconds: 90 * 24 * 3600 });
    await atBank(market, redirect_url, 'authorise');
    await daysPass(market, 0.1);
    const method = () => rowsOf(stage, "select status from payment_intents where purpose = 'method'");
    expect(await method()).toEqual([{ status: 'open' }]);
    await feels(stage, {});
    await daysPass(market, 0);
    expect(await method()).toEqual([{ status: 'closed' }]);
    expect(
      await rowsOf(stage, "select status from simulator.checkouts where status = 'cancelled'"),
    ).toHaveLength(1);
  },
);
