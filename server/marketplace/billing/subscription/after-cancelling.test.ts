import { expect } from 'vitest';
import { refusalOf } from '../../../testing/api.ts';
import { atBank, bankFeels, daysPass, sums, whileAway } from '../../../testing/bank.ts';
import type { Business } from '../../../testing/business.ts';
import { type Stage, story } from '../../../testing/story.ts';
import { subscriber } from '../../../testing/subscriber.ts';

const BY_DEBIT = { payment_method: 'direct_debit' } as const;

const otherWay = async (anna: Business): Promise<string> =>
  (await (await anna.api()).updatePaymentMethod()).redirect_url;

for (const wish of [{}, BY_DEBIT])
  story(
    `who cancels while the page for another ${'payment_method' in wish ? 'account' : 'card'} is open pays nothing by finishing it`,
    async (stage) => {
      const anna = await subscriber(stage, wish, 'fail-later');
      await daysPass(stage.market, 'payment_method' in wish ? 6 : 31);
      expect(await anna.billing()).toMatchObject({ subscription_status: 'past_due' });
      const [page, before] = [await otherWay(anna), await sums(stage.market)];
      await anna.cancelsSubscription();
      await atBank(stage.market, page, 'authorise');
      await stage.market.settled();
      await daysPass(stage.market, 40);
      expect(await anna.billing()).toMatchObject({ subscription_status: 'cancelled', can: ['subscribe'] });
      expect(await sums(stage.market)).toEqual(before);
    },
  );

story('another account begins no months again that were cancelled before it was given', async (stage) => {
  const anna = await subscriber(stage, BY_DEBIT);
  await daysPass(stage.market, 6);
  const [page, before] = [await otherWay(anna), await sums(stage.market)];
  await anna.cancelsSubscription();
  await atBank(stage.market, page, 'authorise');
  await stage.market.settled();
  expect(await anna.billing()).toMatchObject({ subscription_status: 'cancelled', can: ['resume'] });
  await daysPass(stage.market, 40);
  expect(await sums(stage.market)).toEqual(before);
});

story(
  'another account pays the price and package that were chosen while its page was open',
  async (stage) => {
    const anna = await subscriber(stage, { ...BY_DEBIT, package: 'premium' });
    await daysPass(stage.market, 6);
    const page = await otherWay(anna);
    await (await anna.api()).changePackage({ body: { package: 'standard', due_now: 0 } });
    await atBank(stage.market, page, 'authorise');
    await stage.market.settled();
    await daysPass(stage.market, 36);
    expect((await anna.billing()).payments).toMatchObject([
      { amount: 114, status: 'paid', what: 'Standard package' },
      { amount: 234, what: 'Premium package' },
    ]);
  },
);

const toPremium = async (anna: Business) => {
  const api = await anna.api();
  const { data } = await api.previewPackageChange({ query: { package: 'premium' } });
  return api.changePackage({ body: { package: 'premium', due_now: data.dueNow.price } });
};

story(
  'a change of package that was left half done is not charged to who has cancelled since',
  async (stage) => {
    const anna = await subscriber(stage);
    await whileAway(stage.market, 'insert on simulator.charges', async () => {
      expect(await refusalOf(toPremium(anna))).toBe('broken');
    });
    const before = await sums(stage.market);
    await anna.cancelsSubscription();
    await stage.market.advance({ minutes: 6 });
    await daysPass(stage.market, 0);
    expect(await sums(stage.market)).toEqual(before);
    expect(await anna.billing()).toMatchObject({
      subscription_type: 'standard',
      price: 114,
      can: ['resume'],
    });
    await anna.keepsSubscription();
    await daysPass(stage.market, 32);
    expect(await anna.billing()).toMatchObject({ payments: [{ amount: 114 }, { amount: 114 }] });
  },
);

const refuses = ({ market }: Stage, call: string | null) => bankFeels(market, { refuses: call });

story('a charge that the bank refuses is not asked for again', async (stage) => {
  const anna = await subscriber(stage);
  await refuses(stage, 'charge');
  expect(await refusalOf(toPremium(anna))).toBe('payment_not_completed');
  await refuses(stage, null);
  await stage.market.advance({ minutes: 6 });
  await daysPass(stage.market, 0);
  expect(await anna.billing()).toMatchObject({ subscription_type: 'standard', payments: [{ amount: 114 }] });
});

story(
  'a package that is paid counts, and a person sets the price that the bank refuses to',
  async (stage) => {
    const anna = await subscriber(stage);
    await refuses(stage, 'changePrice');
    expect(await toPremium(anna)).toEqual([]);
    expect(await anna.billing()).toMatchObject({
      subscription_type: 'premium',
      price: 234,
      payments: [{ amount: 120 }, { amount: 114 }],
    });
    const { flags } = await (await (await stage.admin()).api()).paymentFlags({ query: {} });
    expect(flags).toMatchObject([{ why: 'price', business: { id: anna.id } }]);
    // The bank has kept the old price, so that there is nothing to refuse about going back to it.
    expect(await (await anna.api()).changePackage({ body: { package: 'standard', due_now: 0 } })).toEqual([]);
    expect(await anna.billing()).toMatchObject({
      subscription_type: 'premium',
      nextPackage: 'standard',
      price: 114,
    });
  },
);
