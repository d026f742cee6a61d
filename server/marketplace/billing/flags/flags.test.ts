import { expect } from 'vitest';
import { AS_IT_SHOULD, setMood } from '../../../seed/simulator/index.ts';
import { refusalOf } from '../../../testing/api.ts';
import { bankFeels, daysPass, givesBack, withBank } from '../../../testing/bank.ts';
import type { Business } from '../../../testing/business.ts';
import { type Stage, story } from '../../../testing/story.ts';
import { subscriber } from '../../../testing/subscriber.ts';
import { setPrice } from '../provider-outbox/set-price.ts';
import { reconcile } from '../reconciliation/reconcile.ts';

const adminApi = async (stage: Stage) => (await stage.admin()).api();

/** Somebody takes money in the bank's own dashboard, which we never asked for. */
async function takesByHand({ market }: Stage, pence: number): Promise<void> {
  await market.product.database.pool.query(
    `insert into simulator.charges (id, key, subscription_id, status, gross_pence, what, outcome, created_at)
      select 'sim_charge_by_hand', 'by-hand', id, 'paid', $1, 'By hand', 'paid', story_begins() from simulator.subscriptions`,
    [pence],
  );
}

story(
  'money that we never asked for, or another amount, is put before an admin, who deals with it once',
  { shows: ['X10'] },
  async (stage) => {
    const anna = await subscriber(stage);
    expect(await (await adminApi(stage)).paymentFlags({ query: {} })).toEqual({ flags: [], count: 0 });
    await takesByHand(stage, 1_234);
    await daysPass(stage.market, 2);
    await daysPass(stage.market, 2);
    const api = await adminApi(stage);
    const { flags, count } = await api.paymentFlags({ query: {} });
    expect(count).toBe(1);
    expect(flags).toEqual([
      {
        id: expect.any(String),
        why: 'unknown_charge',
        business: { id: anna.id, name: expect.stringContaining('& Co') },
        provider: 'simulator',
        reference: 'sim_charge_by_hand',
        what: 'Package',
        amount: 12.34,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ]);
    // What was taken holds its VAT: a sixth of it at 20 per cent, to the penny.
    expect((await anna.billing()).payments).toContainEqual(
      expect.objectContaining({ amount: 12.34, net: 10.28, vat: 2.06 }),
    );
    const params = { id: flags[0]?.id ?? '' };
    expect(await api.settlePaymentFlag({ params })).toEqual([]);
    expect(await api.settlePaymentFlag({ params })).toEqual([]);
    const { entries } = await api.auditLog({ query: { account: anna.accountId } });
    expect(entries.filter(({ subject }) => subject === 'payment_flag')).toMatchObject([
      {
        act: 'settle',
        subjectId: params.id,
        changes: [
          { field: 'why', before: 'unknown_charge', after: null },
          { field: 'reference', before: 'sim_charge_by_hand', after: null },
        ],
      },
    ]);

    // It is still there at the bank, and stays dealt with.
    await stage.market.product.database.pool.query(
      "update simulator.charges set gross_pence = 9900 where id <> 'sim_charge_by_hand'",
    );
    await daysPass(stage.market, 2);
    expect((await (await adminApi(stage)).paymentFlags({ query: {} })).flags).toMatchObject([
      { why: 'other_amount', amount: 114 },
    ]);
  },
);

story('what admins have to look at is read and settled by nobody else', async (stage) => {
  const anna = await subscriber(stage);
  await takesByHand(stage, 500);
  await daysPass(stage.market, 2);
  const api = await adminApi(stage);
  const [flag] = (await api.paymentFlags({ query: {} })).flags;
  const [hers, others] = [await anna.api(), await (await stage.customer()).api()];
  const params = { id: flag?.id ?? '' };
  for (const one of [hers, others]) {
    expect(await refusalOf(one.paymentFlags({ query: {} }))).toBe('forbidden');
    expect(await refusalOf(one.settlePaymentFlag({ params }))).toBe('forbidden');
  }
  expect(await refusalOf(api.settlePaymentFlag({ params: { id: anna.id } }))).toBe('not_found');
  expect((await api.paymentFlags({ query: {} })).count).toBe(1);
});

story('what is given back in the admin area is nothing to look at: somebody did it', async (stage) => {
  await subscriber(stage);
  await givesBack(stage.market, 11_400);
  await daysPass(stage.market, 2);
  expect(await (await adminApi(stage)).paymentFlags({ query: {} })).toEqual({ flags: [], count: 0 });
});

const refuses = ({ market }: Stage, call: string | null) => bankFeels(market, { refuses: call });

async function changes(anna: Business, to: 'standard' | 'premium') {
  const api = await anna.api();
  const { data } = await api.previewPackageChange({ query: { package: to } });
  return api.changePackage({ body: { package: to, due_now: data.dueNow.price } });
}

story(
  'a price that is refused again, after an admin dealt with the first, is put before one again',
  async (stage) => {
    const anna = await subscriber(stage);
    const flagged = async () => (await (await adminApi(stage)).paymentFlags({ query: {} })).flags;
    await refuses(stage, 'changePrice');
    await changes(anna, 'premium');
    const [first] = await flagged();
    expect(first).toMatchObject({ why: 'price', what: 'Premium package', amount: 234 });
    await (await adminApi(stage)).settlePaymentFlag({ params: { id: first?.id ?? '' } });
    expect(await flagged()).toEqual([]);

    await refuses(stage, null);
    await changes(anna, 'standard');
    await daysPass(stage.market, 32);
    expect(await flagged()).toEqual([]);
    await refuses(stage, 'changePrice');
    await changes(anna, 'premium');
    const again = await flagged();
    expect(again).toMatchObject([{ why: 'price', amount: 234 }]);
    expect(again[0]?.createdAt).not.toBe(first?.createdAt);
  },
);

story(
  'a cheaper price that is refused is nothing to look at: the months cost what they did',
  async (stage) => {
    const anna = await subscriber(stage, { package: 'premium' });
    await refuses(stage, 'changePrice');
    expect(await refusalOf(changes(anna, 'standard'))).toBe('payment_not_completed');
    expect((await (await adminApi(stage)).paymentFlags({ query: {} })).count).toBe(0);
    expect(await anna.billing()).toMatchObject({
      subscription_type: 'premium',
      price: 234,
      nextPackage: null,
    });
  },
);

story('a price that the bank takes after all has nobody look at it any more', async (stage) => {
  const { market } = stage;
  const anna = await subscriber(stage);
  const api = await anna.api();
  await bankFeels(market, { refuses: 'changePrice' });
  const { data } = await api.previewPackageChange({ query: { package: 'premium' } });
  await api.changePackage({ body: { package: 'premium', due_now: data.dueNow.price } });
  const admin = await adminApi(stage);
  expect((await admin.paymentFlags({ query: {} })).flags).toMatchObject([{ why: 'price' }]);
  await setMood(market.product.market.db, AS_IT_SHOULD);
  await api.changePackage({ body: { package: 'standard', due_now: 0 } });
  expect(await admin.paymentFlags({ query: {} })).toEqual({ flags: [], count: 0 });
});

story('a dispute that was flagged under another name is not flagged again', async (stage) => {
  const { market } = stage;
  await subscriber(stage, {}, 'dispute-later');
  await daysPass(market, 3);
  const admin = await adminApi(stage);
  const [flag] = (await admin.paymentFlags({ query: {} })).flags;
  expect(flag).toMatchObject({ why: 'dispute' });
  await admin.settlePaymentFlag({ params: { id: flag?.id ?? '' } });
  // So it was called before the charges were named by what they pay.
  await market.product.database.pool.query("update payment_flags set reference = 'formerly'");
  const { rows } = await market.product.database.pool.query('select id from subscriptions');
  const renaming = withBank(market, (bank) => ({
    read: async (subscription) => {
      const snapshot = await bank.read(subscription);
      return { ...snapshot, attention: snapshot.attention.map((one) => ({ ...one, formerly: 'formerly' })) };
    },
  }));
  await reconcile(renaming, { subscription: rows[0].id });
  expect(await admin.paymentFlags({ query: {} })).toEqual({ flags: [], count: 0 });
  expect((await market.product.database.pool.query('select reference from payment_flags')).rows).toEqual([
    { reference: flag?.reference },
  ]);
});

story('a price that changes while the bank is told the one before is told after it', async (stage) => {
  const { market } = stage;
  await subscriber(stage);
  const { pool } = market.product.database;
  const { rows } = await pool.query('select id from subscriptions');
  const overtaken = withBank(market, (bank) => ({
    changePrice: async (...given) => {
      await bank.changePrice(...given);
      await pool.query(
        "update subscriptions set package = 'premium', net_pence = 19500, vat_pence = 3900, gross_pence = 23400",
      );
    },
  }));
  await setPrice(overtaken, rows[0].id);
  await market.settled();
  expect((await pool.query('select gross_pence, what from simulator.subscriptions')).rows).toEqual([
    { gross_pence: 23_400, what: 'Premium package' },
  ]);
});
