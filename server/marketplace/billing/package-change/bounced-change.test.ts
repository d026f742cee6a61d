import { expect } from 'vitest';
import { letTimePass } from '../../../seed/simulator/index.ts';
import { refusalOf } from '../../../testing/api.ts';
import { bankFeels, bounces, daysPass, post, sums, whileAway } from '../../../testing/bank.ts';
import type { Business } from '../../../testing/business.ts';
import type { TestMarket } from '../../../testing/market.ts';
import { type Stage, story } from '../../../testing/story.ts';
import { subscriber } from '../../../testing/subscriber.ts';

const PAID_BY_DEBIT = { payment_method: 'direct_debit' as const };

/** Changes for what it costs now. */
async function changes(anna: Business, to: 'standard' | 'premium'): Promise<number> {
  const api = await anna.api();
  const { data } = await api.previewPackageChange({ query: { package: to } });
  await api.changePackage({ body: { package: to, due_now: data.dueNow.price } });
  return data.dueNow.price;
}

/** Premium in trust, for a Direct Debit that the bank is about to refuse. */
async function inTrust(stage: Stage): Promise<{ anna: Business; due: number }> {
  const anna = await subscriber(stage, PAID_BY_DEBIT);
  await daysPass(stage.market, 10);
  const due = await changes(anna, 'premium');
  expect(await anna.billing()).toMatchObject({ subscription_type: 'premium', price: 234 });
  await bounces(stage.market);
  return { anna, due };
}

async function mailAbout(market: TestMarket, { facts }: Business, subject: RegExp) {
  await market.settled();
  return (await market.mailTo(facts.email)).filter((mail) => subject.test(mail.subject));
}

/** What the bank will take each month. */
async function monthlyAtBank({ market }: Stage): Promise<number> {
  const { rows } = await market.product.database.pool.query(
    'select gross_pence from simulator.subscriptions',
  );
  return rows[0]?.gross_pence;
}

story(
  'what a bank does not pay of a dearer package takes the package back, and nothing is owed',
  { shows: ['ruling 17'] },
  async (stage) => {
    const { anna, due } = await inTrust(stage);
    await daysPass(stage.market, 6);
    expect(await anna.billing()).toMatchObject({
      subscription_status: 'active',
      subscription_type: 'standard',
      price: 114,
      nextPackage: null,
      bouncedPackage: 'premium',
      payments: [
        { status: 'failed', amount: due, invoiceNumber: null },
        { status: 'paid', amount: 114 },
      ],
    });
    expect(await monthlyAtBank(stage)).toBe(11_400);
    const [mail, ...more] = await mailAbout(stage.market, anna, /Standard again/);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(
      `Your bank did not pay the £${due} for the change to the Premium package. So your package is Standard again from today, and you owe nothing`,
    );
    expect(mail?.text).toContain('It costs £114 a month including VAT (£95 + VAT), as before.');
    const { rows } = await stage.market.product.database.pool.query(
      "select from_status, to_status, package from subscription_history where reason = 'bounced'",
    );
    expect(rows).toEqual([{ from_status: 'active', to_status: 'active', package: 'standard' }]);
    // However often it is read.
    await daysPass(stage.market, 2);
    expect(await mailAbout(stage.market, anna, /Standard again/)).toHaveLength(1);
    const { ours, theirs } = await sums(stage.market);
    expect([ours, ours]).toEqual([theirs, 11_400]);
  },
);

story('a package that a bank did not pay is given again once it has paid a month', async (stage) => {
  const { anna } = await inTrust(stage);
  await daysPass(stage.market, 6);
  const api = await anna.api();
  expect((await anna.billing()).can).toEqual(['cancel', 'updateMethod']);
  const wish = { query: { package: 'premium' as const } };
  expect(await refusalOf(api.previewPackageChange(wish))).toBe('subscription_cannot_change');
  await daysPass(stage.market, 30);
  expect(await anna.billing()).toMatchObject({
    bouncedPackage: null,
    can: ['cancel', 'changePackage', 'updateMethod'],
    payments: [{ status: 'paid', amount: 114 }, { status: 'failed' }, { amount: 114 }],
  });
  expect(await changes(anna, 'premium')).toBeGreaterThan(0);
});

story(
  'a cheaper package that was chosen meanwhile begins at once, at the price that was agreed',
  async (stage) => {
    const { anna } = await inTrust(stage);
    await changes(anna, 'standard');
    expect(await anna.billing()).toMatchObject({ subscription_type: 'premium', nextPackage: 'standard' });
    await daysPass(stage.market, 6);
    expect(await anna.billing()).toMatchObject({
      subscription_type: 'standard',
      nextPackage: null,
      price: 114,
    });
    expect(await monthlyAtBank(stage)).toBe(11_400);
  },
);

story('what a bank does not pay is no reason to take a month away that it pays', async (stage) => {
  const anna = await subscriber(stage, PAID_BY_DEBIT);
  // The next month is asked for before we hear what became of this.
  await daysPass(stage.market, 31);
  const due = await changes(anna, 'premium');
  await bounces(stage.market);
  await daysPass(stage.market, 7);
  await daysPass(stage.market, 6);
  expect(await anna.billing()).toMatchObject({
    subscription_type: 'premium',
    price: 234,
    bouncedPackage: null,
    payments: [
      { status: 'paid', amount: 234 },
      { status: 'failed', amount: due },
      { status: 'paid', amount: 114 },
    ],
  });
  const [mail] = await mailAbout(stage.market, anna, /A payment did not go through/);
  expect(mail?.text).toContain(`did not pay the £${due} for the change to the Premium package`);
  expect(mail?.text).toContain('You do not owe it. Your package stays Premium');
});

story('who has cancelled meanwhile keeps what was paid for, and nothing else', async (stage) => {
  const { anna, due } = await inTrust(stage);
  await anna.cancelsSubscription();
  await daysPass(stage.market, 6);
  expect(await anna.billing()).toMatchObject({
    subscription_status: 'cancelled',
    subscription_type: 'standard',
    price: 114,
    bouncedPackage: null,
    can: ['resume'],
  });
  const [mail, ...more] = await mailAbout(stage.market, anna, /Standard again/);
  expect(more).toEqual([]);
  expect(mail?.text).toContain(`Your bank did not pay the £${due} for the change to the Premium package.`);
  expect(mail?.text).toMatch(/you owe nothing/);
  expect(mail?.text).toMatch(/Until your subscription ends on \w{3} \d+ \w+ \d{4}, it counts as Standard\./);
  expect(mail?.text).not.toMatch(/a month|You can choose|next payment/);
  await anna.keepsSubscription();
  await stage.market.settled();
  expect(await anna.billing()).toMatchObject({ subscription_type: 'standard', price: 114 });
  expect(await monthlyAtBank(stage)).toBe(11_400);
});

story(
  'who took a cancellation back, with an answer that got lost, pays what holds when it is found',
  async (stage) => {
    const { anna } = await inTrust(stage);
    await anna.cancelsSubscription();
    await whileAway(stage.market, 'update of provider_ref on subscriptions', async () => {
      expect(await refusalOf(anna.keepsSubscription())).toBe('broken');
    });
    await stage.market.advance({ days: 6 });
    await letTimePass(stage.market.product.market);
    await post(stage.market, {});
    expect(await anna.billing()).toMatchObject({ subscription_type: 'standard', price: 114 });
    await daysPass(stage.market, 0);
    expect(await anna.billing()).toMatchObject({ subscription_status: 'active', price: 114 });
    expect(await monthlyAtBank(stage)).toBe(11_400);
  },
);

story('where the bank refuses the old price too, a person is told to set it', async (stage) => {
  const { anna } = await inTrust(stage);
  await bankFeels(stage.market, { refuses: 'changePrice' });
  await daysPass(stage.market, 6);
  expect(await anna.billing()).toMatchObject({ subscription_type: 'standard', price: 114 });
  const { flags } = await (await (await stage.admin()).api()).paymentFlags({ query: {} });
  expect(flags).toMatchObject([{ why: 'price', business: { id: anna.id } }]);
});

story('two changes that turn out unpaid at the same look are each told with their own sum', async (stage) => {
  const { market } = stage;
  const anna = await subscriber(stage, PAID_BY_DEBIT);
  await daysPass(market, 10);
  const first = await changes(anna, 'premium');
  await daysPass(market, 6);
  await changes(anna, 'standard');
  await daysPass(market, 20);
  await daysPass(market, 6);
  const second = await changes(anna, 'premium');
  expect(second).not.toBe(first);
  await market.product.database.pool.query(
    "update simulator.charges set status = 'charged_back', confirms_at = null where pays_until is null",
  );
  await daysPass(market, 2);
  const mails = await mailAbout(market, anna, /did not go through|Standard again/);
  const told = mails.map(({ subject, text }) => [
    subject,
    Number(/did not pay the £([\d.]+)/.exec(text)?.[1]),
  ]);
  expect(told).toHaveLength(2);
  expect(Object.fromEntries(told)).toEqual({
    'A payment did not go through': first,
    'Your package is Standard again': second,
  });
});
