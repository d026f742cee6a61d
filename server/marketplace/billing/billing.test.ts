import { expect } from 'vitest';
import { refusalOf } from '../../testing/api.ts';
import { atBank, bankDaysPass, daysPass, post, sums, whileAway } from '../../testing/bank.ts';
import type { Business } from '../../testing/business.ts';
import type { TestMarket } from '../../testing/market.ts';
import { inAnyOrder } from '../../testing/in-any-order.ts';
import { type Stage, story } from '../../testing/story.ts';
import { visitor } from '../../testing/newcomer.ts';
import { subscriber } from '../../testing/subscriber.ts';

const newcomer = ({ business }: Stage) => business({ subscription: 'none' });

/** Once all that is queued has been sent. */
async function subjects(market: TestMarket, { facts }: Business): Promise<string[]> {
  await market.settled();
  return (await market.mailTo(facts.email)).map((mail) => mail.subject).toSorted();
}

story(
  'the packages and their prices',
  { shows: ['R-7-024', 'R-7-025', 'R-10-105', 'R-10-106', 'R-10-107', 'R-9-139', 'R-14-035', 'ruling 36'] },
  async (stage) => {
    const api = visitor(stage.market);
    const { packages } = await api.packages();
    const rest = { currency: '£', interval: 'month', features: expect.arrayContaining([expect.any(String)]) };
    const id = expect.any(String);
    expect(packages).toEqual([
      { id, name: 'standard', title: 'Standard', price: 114, net: 95, vat: 19, ...rest },
      { id, name: 'premium', title: 'Premium', price: 234, net: 195, vat: 39, ...rest },
    ]);
    expect(await api.directDebitPackages()).toEqual({ packages });
    for (const way of ['subscription', 'gosubscription']) {
      const answer = await fetch(`${stage.market.baseUrl}/api/${way}/packages`);
      expect([way, await answer.json()]).toEqual([way, { packages }]);
    }
  },
);

story(
  'a price that is changed in the database is the price that everybody reads',
  { shows: ['R-7-027'] },
  async (stage) => {
    const { pool } = stage.market.product.database;
    await pool.query(`update packages set net_pence = 10000 where name = 'standard'`);
    const { packages } = await visitor(stage.market).packages();
    await pool.query(`update packages set net_pence = 9500 where name = 'standard'`);
    expect(packages).toMatchObject([
      { name: 'standard', price: 120, net: 100, vat: 20 },
      { name: 'premium', price: 234 },
    ]);
  },
);

story(
  'a card is authorised, and leads come',
  { shows: ['R-7-014', 'R-7-032', 'R-7-033', 'R-10-032', 'R-10-033', 'R-11-031'] },
  async (stage) => {
    const [carl, anna] = [await stage.customer(), await newcomer(stage)];
    await carl.posts();
    expect(await anna.billing()).toMatchObject({
      subscription_status: 'not_subscribed',
      can: ['subscribe'],
      payments: [],
    });
    expect(await anna.leads()).toEqual([]);

    const page = await anna.buys();
    expect(await anna.leads()).toEqual([]);
    const back = await atBank(stage.market, page, 'authorise');
    expect(back.pathname).toBe('/subscribe');
    expect(await anna.comesBack(back)).toEqual([]);

    expect(await anna.leads()).toHaveLength(1);
    await stage.market.settled();
    expect(await anna.billing()).toMatchObject({
      subscription_status: 'active',
      subscription_type: 'standard',
      payment_method: 'card',
      price: 114,
      net: 95,
      vat: 19,
      paymentPending: false,
      payments: [
        {
          amount: 114,
          net: 95,
          vat: 19,
          status: 'paid',
          what: 'Standard package',
          invoiceNumber: 'INV-000001',
        },
      ],
      can: ['cancel', 'changePackage', 'updateMethod'],
    });
    expect(await subjects(stage.market, anna)).toEqual([
      'Payment received: £114',
      'Your Standard package is active',
    ]);
    expect(await refusalOf(anna.buys())).toBe('already_subscribed');
  },
);

story(
  'a Direct Debit gives leads before the bank confirms it, and is paid some days later',
  { shows: ['R-7-015'] },
  async (stage) => {
    const anna = await subscriber(stage, { package: 'premium', payment_method: 'direct_debit' });
    expect(await anna.billing()).toMatchObject({
      subscription_status: 'active',
      payment_method: 'direct_debit',
      paymentPending: true,
      awaitsBank: true,
      payments: [{ status: 'pending', amount: 234, invoiceNumber: null }],
    });
    await daysPass(stage.market, 6);
    expect(await anna.billing()).toMatchObject({
      paymentPending: false,
      awaitsBank: false,
      payments: [{ status: 'paid', invoiceNumber: 'INV-000001' }],
    });
    expect(await sums(stage.market)).toEqual({ ours: 23_400, theirs: 23_400 });
  },
);

story(
  'while the bank takes its time, that is said, and nothing is bought twice',
  { shows: ['R-7-018', 'R-7-020'] },
  async (stage) => {
    const anna = await newcomer(stage);
    const back = await atBank(stage.market, await anna.buys({ payment_method: 'direct_debit' }), 'ask-bank');
    for (let turn = 0; turn < 2; turn++)
      expect(await refusalOf(anna.comesBack(back))).toBe('payment_pending');
    expect(await anna.billing()).toMatchObject({
      subscription_status: 'not_subscribed',
      awaitsBank: true,
      payments: [],
      can: [],
    });
    for (const wish of [{ payment_method: 'direct_debit' }, {}] as const)
      expect(await refusalOf(anna.buys(wish))).toBe('payment_pending');
    // Longer than a page is kept that nobody comes back from.
    await daysPass(stage.market, 1.01);
    await daysPass(stage.market, 0);
    expect(await anna.comesBack(back)).toEqual([]);
    expect(await anna.billing()).toMatchObject({ subscription_status: 'active', awaitsBank: true });
    await daysPass(stage.market, 6);
    expect(await anna.billing()).toMatchObject({
      awaitsBank: false,
      payments: [{ status: 'paid', amount: 114 }],
    });
  },
);

story('a bank that never answers keeps nobody from buying again', async (stage) => {
  const { market } = stage;
  const anna = await newcomer(stage);
  const back = await atBank(market, await anna.buys({ payment_method: 'direct_debit' }), 'ask-bank');
  expect(await refusalOf(anna.comesBack(back))).toBe('payment_pending');
  await market.product.database.pool.query(
    "update simulator.checkouts set authorised_at = authorised_at + interval '90 days'",
  );
  await daysPass(market, 6);
  expect(await anna.billing()).toMatchObject({ awaitsBank: true, can: [] });
  await daysPass(market, 2);
  expect(await anna.billing()).toMatchObject({ awaitsBank: false, can: ['subscribe'] });
  await anna.comesBack(await atBank(market, await anna.buys(), 'authorise'));
  expect(await anna.billing()).toMatchObject({ subscription_status: 'active' });
});

story(
  'a business reads what it pays and what it has paid, and nobody else does',
  { shows: ['R-7-038', 'R-10-103', 'R-9-140'] },
  async (stage) => {
    await (await (await stage.admin()).api()).addPromoCode({ body: { name: 'SPRING20', percentage: 20 } });
    const anna = await subscriber(stage, { promo_code: 'SPRING20' });
    const billing = await anna.billing();
    expect(billing).toEqual({
      subscription_status: 'active',
      subscription_type: 'standard',
      payment_method: 'card',
      price: 91.2,
      net: 76,
      vat: 15.2,
      currency: '£',
      promo_code: 'SPRING20',
      nextPaymentDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      accessUntil: null,
      cancelsAt: null,
      endsIfCancelled: billing.nextPaymentDate,
      nextPackage: null,
      priceNow: null,
      bouncedPackage: null,
      paymentPending: false,
      awaitsBank: false,
      payments: [
        {
          id: expect.any(String),
          date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          amount: 91.2,
          net: 76,
          vat: 15.2,
          currency: '£',
          status: 'paid',
          what: 'Standard package',
          promo_code: 'SPRING20',
          invoiceNumber: 'INV-000001',
          creditNotes: [],
        },
      ],
      can: ['cancel', 'changePackage', 'updateMethod'],
    });
    // Its code goes with it to another package: 20 per cent off each, and the difference for the whole month.
    const preview = (await anna.api()).previewPackageChange({ query: { package: 'premium' } });
    expect((await preview).data).toMatchObject({
      monthly: { price: 187.2, net: 156, vat: 31.2 },
      dueNow: { price: 96, net: 80, vat: 16 },
    });
    // What the change costs is reckoned without a code of its own, and says so.
    await (await anna.api()).changePackage({ body: { package: 'premium', due_now: 96 } });
    const [change] = (await anna.billing()).payments;
    expect(change).toMatchObject({ amount: 96, net: 80, vat: 16, promo_code: null });
    const bob = await stage.business({ subscription: 'none' });
    expect((await bob.billing()).payments).toEqual([]);
    expect(await refusalOf((await (await stage.customer()).api()).billing())).toBe('forbidden');
  },
);

story(
  'coming back grants nothing that the provider does not say',
  { shows: ['R-10-034', 'R-10-035', 'T28'] },
  async (stage) => {
    const [anna, bob] = [await newcomer(stage), await newcomer(stage)];
    const page = await anna.buys();
    const reference = new URL(page).pathname.split('/').at(-1) ?? '';
    const backTo = (id: string) => new URL(`http://localhost/subscribe?session_id=${id}`);

    expect(await refusalOf(anna.comesBack(backTo(reference)))).toBe('payment_not_completed');
    expect(await refusalOf(anna.comesBack(backTo('cs_made_up')))).toBe('not_found');
    await atBank(stage.market, page, 'authorise');
    expect(await refusalOf(bob.comesBack(backTo(reference)))).toBe('not_found');
    expect(await bob.billing()).toMatchObject({ subscription_status: 'not_subscribed' });
    expect(await anna.comesBack(backTo(reference))).toEqual([]);
    expect(await anna.comesBack(backTo(reference))).toEqual([]);
  },
);

story(
  'an amount that is sent along is refused, and the bank is asked for ours',
  { shows: ['T28'] },
  async (stage) => {
    const anna = await newcomer(stage);
    const wish = { package: 'standard', payment_method: 'card' };
    const token = await anna.token();
    for (const more of [{ price: 1 }, { gross_pence: 1 }, { percentage: 99 }, { business_id: anna.id }]) {
      const answer = await fetch(`${stage.market.baseUrl}/api/auth/renew-subscription`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...wish, ...more }),
      });
      expect([more, answer.status]).toEqual([more, 422]);
    }
    const { pathname } = new URL(await anna.buys());
    const page = await fetch(`${stage.market.baseUrl}${pathname}?price=1`);
    expect(await page.text()).toContain('£114 a month');
    await atBank(stage.market, `${stage.market.baseUrl}${pathname}?price=1`, 'authorise');
    await stage.market.settled();
    expect(await anna.billing()).toMatchObject({ payments: [{ amount: 114 }] });
  },
);

story(
  'a key that came with one purchase or change is refused with another',
  { shows: ['ruling 6'] },
  async (stage) => {
    const anna = await newcomer(stage);
    const api = await anna.api({ headers: { 'idempotency-key': 'once' } });
    const wish = { package: 'standard', payment_method: 'card' } as const;
    const { redirect_url } = await api.renewSubscription({ body: wish });
    expect(await api.renewSubscription({ body: wish })).toEqual({ redirect_url });
    const other = api.renewSubscription({ body: { ...wish, package: 'premium' } });
    expect(await refusalOf(other)).toBe('idempotency_key_reused');
    await anna.comesBack(await atBank(stage.market, redirect_url, 'authorise'));
    const { data } = await api.previewPackageChange({ query: { package: 'premium' } });
    const dearer = { package: 'premium' as const, due_now: data.dueNow.price };
    expect(await api.changePackage({ body: dearer })).toEqual([]);
    const cheaper = api.changePackage({ body: { package: 'standard', due_now: 0 } });
    expect(await refusalOf(cheaper)).toBe('idempotency_key_reused');
    expect(await anna.billing()).toMatchObject({ subscription_type: 'premium', nextPackage: null });
  },
);

story(
  'a cancelled payment charges nothing, and may be tried again',
  { shows: ['R-7-019', 'R-7-034'] },
  async (stage) => {
    const anna = await newcomer(stage);
    const back = await atBank(stage.market, await anna.buys(), 'cancel');
    expect(back.pathname + back.search).toBe('/subscribe?payment=cancelled');
    await stage.market.settled();
    expect(await anna.billing()).toMatchObject({ subscription_status: 'not_subscribed', can: ['subscribe'] });
    await anna.comesBack(await atBank(stage.market, await anna.buys(), 'authorise'));
    expect(await sums(stage.market)).toEqual({ ours: 11_400, theirs: 11_400 });
  },
);

story(
  'a browser that closes at the bank is activated by the webhook alone',
  { shows: ['X9'] },
  async (stage) => {
    const anna = await newcomer(stage);
    await atBank(stage.market, await anna.buys(), 'authorise');
    await stage.market.settled();
    expect(await anna.billing()).toMatchObject({ subscription_status: 'active' });
  },
);

story(
  'a purchase whose webhook and browser are both lost is found by the sweep',
  { shows: ['X10'] },
  async (stage) => {
    const anna = await newcomer(stage);
    const page = await anna.buys();
    const { market } = stage;
    await market.asOwner(`
    create function lose() returns trigger language plpgsql as 'begin return null; end';
    create trigger lost before insert on simulator.events for each row execute function lose()`);
    await atBank(market, page, 'authorise');
    await market.asOwner('drop function lose() cascade');
    expect(await anna.billing()).toMatchObject({ subscription_status: 'not_subscribed' });
    await market.advance({ minutes: 6 });
    await market.product.sweep();
    expect(await anna.billing()).toMatchObject({ subscription_status: 'active' });
  },
);

story('double clicks and another choice leave one page that can be paid', async (stage) => {
  const anna = await newcomer(stage);
  const pages = await Promise.all([anna.buys(), anna.buys(), anna.buys()]);
  expect(new Set(pages).size).toBe(1);
  const other = await anna.buys({ package: 'premium' });
  const back = await atBank(stage.market, pages[0] ?? '', 'authorise');
  expect(back.search).toBe('?payment=cancelled');
  await anna.comesBack(await atBank(stage.market, other, 'authorise'));
  expect(await anna.billing()).toMatchObject({ subscription_type: 'premium' });
  expect(await sums(stage.market)).toEqual({ ours: 23_400, theirs: 23_400 });
});

story(
  'a payment that fails leaves a week, then the leads stop',
  { shows: ['ruling 17', 'R-7-035', 'R-11-054'] },
  async (stage) => {
    const [carl, anna] = [await stage.customer(), await newcomer(stage)];
    await carl.posts();
    await anna.comesBack(await atBank(stage.market, await anna.buys(), 'fail-later'));
    const lead = await anna.lead();
    await daysPass(stage.market, 31);
    expect(await anna.billing()).toMatchObject({
      subscription_status: 'past_due',
      payments: [{ status: 'failed' }, { status: 'paid' }],
    });
    expect(await anna.leads()).toHaveLength(1);

    // To the minute: a week after the payment failed, and not before.
    await stage.market.advance({ days: 7, minutes: -2 });
    expect(await anna.leads()).toHaveLength(1);
    await stage.market.advance({ minutes: 3 });
    expect(await anna.leads()).toEqual([]);
    expect(await refusalOf(anna.isInterestedIn(lead))).toBe('subscription_required');
    expect(await refusalOf(anna.quotes(lead, { cost: 90 }))).toBe('subscription_required');
    await daysPass(stage.market, 0);
    expect(await anna.billing()).toMatchObject({ subscription_status: 'expired', can: ['subscribe'] });
    expect(await subjects(stage.market, anna)).toEqual([
      'Payment received: £114',
      'Your Standard package is active',
      'Your payment did not go through',
      'Your subscription has ended',
    ]);
    await anna.comesBack(await atBank(stage.market, await anna.buys(), 'authorise'));
    expect(await anna.leads()).toHaveLength(1);
    expect(await sums(stage.market)).toEqual({ ours: 22_800, theirs: 22_800 });
  },
);

story(
  'a subscription is bought, runs out when its payment fails, and is renewed',
  { shows: ['R-7-035', 'R-11-053'] },
  async (stage) => {
    const anna = await newcomer(stage);
    const status = async () => (await anna.billing()).subscription_status;
    const was = [await status()];
    await anna.comesBack(await atBank(stage.market, await anna.buys(), 'fail-later'));
    was.push(await status());
    await daysPass(stage.market, 31);
    await daysPass(stage.market, 8);
    was.push(await status());
    await anna.comesBack(await atBank(stage.market, await anna.buys(), 'authorise'));
    was.push(await status());
    expect(was).toEqual(['not_subscribed', 'active', 'expired', 'active']);
  },
);

story(
  'who has expired keeps quotes, work, history and settings, and gets no lead',
  { shows: ['R-7-036'] },
  async (stage) => {
    const [carl, anna] = [await stage.customer(), await subscriber(stage, {}, 'fail-later')];
    const jobs = await Promise.all(
      ['Done', 'Under way', 'Quoted', 'Left'].map((title) => carl.posts({ title })),
    );
    for (const title of ['Done', 'Under way', 'Quoted'])
      await anna.quotes(await anna.lead(title), { cost: 90 });
    const quotes = await anna.openQuotes();
    for (const quote of quotes) if (quote.job.title !== 'Quoted') await carl.accepts(quote);
    await anna.finishes({ id: jobs[0]?.id ?? '' });
    const left = await anna.lead('Left');
    const profile = await (await anna.api()).ownBusiness();

    for (const days of [31, 8]) await daysPass(stage.market, days);
    expect(await anna.billing()).toMatchObject({ subscription_status: 'expired' });
    expect(await anna.leads()).toEqual([]);
    expect(await refusalOf(anna.isInterestedIn(left))).toBe('subscription_required');
    expect(await refusalOf(anna.quotes(left, { cost: 90 }))).toBe('subscription_required');
    const titles = (listed: { title: string }[]) => listed.map(({ title }) => title);
    expect((await anna.openQuotes()).map(({ job }) => job.title)).toEqual(['Quoted']);
    expect(titles(await anna.jobs())).toEqual(['Under way']);
    expect(titles(await anna.jobs('finished'))).toEqual(['Done']);
    expect(await (await anna.api()).ownBusiness()).toEqual(profile);
    expect(await anna.wants({ messages: false })).toMatchObject({ notifiableEvents: { messages: false } });
  },
);

story('who is past due and wants to go on gives another card, and is charged what is owed', async (stage) => {
  const anna = await newcomer(stage);
  await anna.comesBack(await atBank(stage.market, await anna.buys(), 'fail-later'));
  await daysPass(stage.market, 31);
  const page = await anna.buys();
  const back = await atBank(stage.market, page, 'authorise');
  expect(back.searchParams.get('tab')).toBe('settings');
  await stage.market.settled();
  expect(await anna.billing()).toMatchObject({ subscription_status: 'active' });
  expect(await sums(stage.market)).toEqual({ ours: 22_800, theirs: 22_800 });
});

story(
  'a card is cancelled to the end of what is paid, once',
  { shows: ['R-10-104', 'R-6-072'] },
  async (stage) => {
    const [carl, anna] = [await stage.customer(), await subscriber(stage)];
    await carl.posts();
    expect(await anna.cancelsSubscription()).toEqual([]);
    expect(await anna.cancelsSubscription()).toEqual([]);
    const billing = await anna.billing();
    expect(billing).toMatchObject({ subscription_status: 'active', nextPaymentDate: null, can: ['resume'] });
    expect(billing.cancelsAt).toBe(billing.accessUntil);
    expect(await anna.leads()).toHaveLength(1);
    expect(await refusalOf(anna.buys())).toBe('already_subscribed');
    await daysPass(stage.market, 32);
    expect(await anna.billing()).toMatchObject({ subscription_status: 'cancelled', can: ['subscribe'] });
    expect(await anna.leads()).toEqual([]);
    expect(await sums(stage.market)).toEqual({ ours: 11_400, theirs: 11_400 });
    expect((await subjects(stage.market, anna)).at(-2)).toMatch(/^Your subscription ends on /);
    expect(await refusalOf((await newcomer(stage)).cancelsSubscription())).toBe('not_subscribed');
  },
);

story('a Direct Debit is cancelled at once, and what is paid stays open', async (stage) => {
  const [carl, anna] = [await stage.customer(), await subscriber(stage, { payment_method: 'direct_debit' })];
  await carl.posts();
  await daysPass(stage.market, 6);
  await anna.cancelsSubscription();
  expect(await anna.billing()).toMatchObject({ subscription_status: 'cancelled', can: ['resume'] });
  expect(await anna.leads()).toHaveLength(1);
  await daysPass(stage.market, 32);
  expect(await anna.leads()).toEqual([]);
});

story(
  'a Direct Debit cancelled on its first day keeps the leads of the payment on its way, and is not bought twice',
  async (stage) => {
    const [carl, anna] = [
      await stage.customer(),
      await subscriber(stage, { payment_method: 'direct_debit' }),
    ];
    await carl.posts();
    await anna.cancelsSubscription();
    expect(await anna.cancelsSubscription()).toEqual([]);
    const pending = await anna.billing();
    expect(pending).toMatchObject({
      subscription_status: 'cancelled',
      paymentPending: true,
      can: ['resume'],
    });
    expect(pending.accessUntil).toBe(pending.cancelsAt);
    expect(await anna.leads()).toHaveLength(1);
    expect(await refusalOf(anna.buys())).toBe('already_subscribed');
    await stage.market.settled();
    const mail = (await stage.market.mailTo(anna.facts.email)).find(({ subject }) => /ends on/.test(subject));
    expect(mail?.text).toContain('A payment was already on its way when you cancelled');

    await stage.market.advance({ days: 6 });
    await bankDaysPass(stage.market);
    await stage.market.product.sweep();
    expect(await anna.billing()).toMatchObject({
      accessUntil: pending.accessUntil,
      paymentPending: false,
      payments: [{ status: 'paid' }],
    });
    expect(await anna.leads()).toHaveLength(1);
    await daysPass(stage.market, 31);
    expect(await anna.leads()).toEqual([]);
    expect(await anna.billing()).toMatchObject({ can: ['subscribe'] });
    expect(await sums(stage.market)).toEqual({ ours: 11_400, theirs: 11_400 });
  },
);

story(
  'a Direct Debit cancelled while its payment is on its way ends when the bank refuses it',
  async (stage) => {
    const anna = await newcomer(stage);
    const page = await anna.buys({ payment_method: 'direct_debit' });
    await anna.comesBack(await atBank(stage.market, page, 'fail-later'));
    await anna.cancelsSubscription();
    expect(await anna.billing()).toMatchObject({ paymentPending: true, can: ['resume'] });
    await daysPass(stage.market, 6);
    expect(await anna.billing()).toMatchObject({
      subscription_status: 'cancelled',
      accessUntil: null,
      paymentPending: false,
      can: ['subscribe'],
    });
    expect(await anna.leads()).toEqual([]);
    await anna.comesBack(await atBank(stage.market, await anna.buys(), 'authorise'));
    expect(await sums(stage.market)).toEqual({ ours: 11_400, theirs: 11_400 });
  },
);

story('a month is renewed, and a lost renewal is found within the day', async (stage) => {
  const [carl, anna] = [await stage.customer(), await subscriber(stage)];
  await carl.posts();
  await daysPass(stage.market, 31);
  expect((await anna.billing()).payments).toHaveLength(2);
  await stage.market.advance({ days: 31 });
  await bankDaysPass(stage.market);
  expect((await anna.billing()).payments).toHaveLength(2);
  expect(await anna.leads()).toHaveLength(1);
  await stage.market.product.sweep();
  expect((await anna.billing()).payments).toHaveLength(3);
  expect(await sums(stage.market)).toEqual({ ours: 34_200, theirs: 34_200 });
});

story('a disputed payment is taken out of our books, and a person is told to look', async (stage) => {
  const anna = await newcomer(stage);
  await anna.comesBack(await atBank(stage.market, await anna.buys(), 'dispute-later'));
  await daysPass(stage.market, 3);
  expect(await sums(stage.market)).toEqual({ ours: 0, theirs: 0 });
  expect((await anna.billing()).payments).toMatchObject([
    { status: 'charged_back', invoiceNumber: 'INV-000001' },
  ]);
  const { flags } = await (await (await stage.admin()).api()).paymentFlags({ query: {} });
  expect(flags).toMatchObject([{ why: 'dispute', business: { id: anna.id }, amount: 114 }]);
});

story(
  'a dispute that is won is no new month: a cheaper package waits for the one it was chosen for',
  async (stage) => {
    const anna = await subscriber(stage, { package: 'premium' }, 'dispute-later');
    await (await anna.api()).changePackage({ body: { package: 'standard', due_now: 0 } });
    await daysPass(stage.market, 3);
    expect((await anna.billing()).payments).toMatchObject([{ status: 'charged_back' }]);
    await stage.market.product.database.pool.query("update simulator.charges set status = 'paid'");
    await stage.market.product.database.pool.query("update simulator.subscriptions set status = 'running'");
    await daysPass(stage.market, 2);
    expect(await anna.billing()).toMatchObject({
      subscription_status: 'active',
      subscription_type: 'premium',
      nextPackage: 'standard',
      payments: [{ status: 'paid', amount: 234 }],
    });
    await daysPass(stage.market, 28);
    expect(await anna.billing()).toMatchObject({ subscription_type: 'standard', nextPackage: null });
  },
);

story(
  'what is left of a month by Direct Debit is reckoned from the day that it was taken on',
  async (stage) => {
    const { clock } = stage.market;
    const bought = Date.UTC(2027, 0, 24, 12);
    clock.advance({ days: (bought - clock.now().getTime()) / (24 * 3600 * 1000) });
    const anna = await subscriber(stage, { payment_method: 'direct_debit' });
    // Taken on 29 January, paid until 28 February.
    await daysPass(stage.market, 10);
    const { data } = await (await anna.api()).previewPackageChange({ query: { package: 'premium' } });
    expect(data.days).toEqual({ left: 25, of: 30 });
  },
);

story('what a change of package cost says nothing of the day on which the months begin', async (stage) => {
  const { clock } = stage.market;
  const bought = Date.UTC(2026, 11, 28, 12);
  clock.advance({ days: (bought - clock.now().getTime()) / (24 * 3600 * 1000) });
  const anna = await subscriber(stage);
  // Paid again on 28 January, and until 28 February; the change is charged on 31 January.
  await daysPass(stage.market, 34);
  const api = await anna.api();
  const { data } = await api.previewPackageChange({ query: { package: 'premium' } });
  expect(data.days).toEqual({ left: 28, of: 31 });
  await api.changePackage({ body: { package: 'premium', due_now: data.dueNow.price } });
  await daysPass(stage.market, 8);
  const { data: later } = await api.previewPackageChange({ query: { package: 'standard' } });
  expect(later.days).toEqual({ left: 20, of: 31 });
});

story(
  'an upgrade counts now for the days that are left, a cheaper package with the next payment',
  async (stage) => {
    const anna = await subscriber(stage);
    const api = await anna.api();
    await stage.market.advance({ days: 10 });
    const { data } = await api.previewPackageChange({ query: { package: 'premium' } });
    const net = Math.round((100 * data.days.left * 100) / data.days.of) / 100;
    expect(data).toMatchObject({ begins: 'now', dueNow: { net }, monthly: { price: 234 } });
    const sinceBegin = stage.market.clock.now().getTime() - Date.parse(data.beginsAt ?? '');
    expect(Math.abs(sinceBegin)).toBeLessThan(60_000);
    // To the package that one has there is no change, nor without a subscription.
    const without = await (await stage.business({ subscription: 'none' })).api();
    for (const reader of [api, without]) {
      const own = reader.previewPackageChange({ query: { package: 'standard' } });
      expect(await refusalOf(own)).toBe('subscription_cannot_change');
    }
    expect(data.days.left).toBe(data.days.of - 10);
    const dearer = { package: 'premium' as const, due_now: data.dueNow.price };
    expect(await refusalOf(api.changePackage({ body: { ...dearer, due_now: 1 } }))).toBe('price_changed');
    expect(await api.changePackage({ body: dearer })).toEqual([]);
    expect(await api.changePackage({ body: dearer })).toEqual([]);
    expect(await anna.billing()).toMatchObject({
      subscription_type: 'premium',
      price: 234,
      payments: [{ amount: data.dueNow.price, status: 'paid' }, { amount: 114 }],
    });

    await api.changePackage({ body: { package: 'standard', due_now: 0 } });
    expect(await anna.billing()).toMatchObject({
      subscription_type: 'premium',
      nextPackage: 'standard',
      price: 114,
    });
    await daysPass(stage.market, 22);
    expect(await anna.billing()).toMatchObject({
      subscription_type: 'standard',
      nextPackage: null,
      payments: [
        { amount: 114, what: 'Standard package' },
        { what: `Change to Premium, ${data.days.left} of ${data.days.of} days` },
        { amount: 114, what: 'Standard package' },
      ],
    });
    const { ours, theirs } = await sums(stage.market);
    expect(ours).toBe(theirs);
  },
);

story(
  'who has chosen a cheaper package reads what is paid now and what comes, and may stay at no cost',
  { shows: ['R-6-072'] },
  async (stage) => {
    const anna = await subscriber(stage, { package: 'premium' });
    const api = await anna.api();
    const premium = { price: 234, net: 195, vat: 39 };
    expect(await anna.billing()).toMatchObject({ price: 234, priceNow: null });
    await api.changePackage({ body: { package: 'standard', due_now: 0 } });
    const { nextPaymentDate, ...planned } = await anna.billing();
    expect(planned).toMatchObject({
      subscription_type: 'premium',
      nextPackage: 'standard',
      price: 114,
      priceNow: premium,
    });

    const { data } = await api.previewPackageChange({ query: { package: 'premium' } });
    expect(data).toMatchObject({
      begins: 'next_payment',
      beginsAt: nextPaymentDate,
      dueNow: { price: 0 },
      monthly: premium,
    });
    await api.changePackage({ body: { package: 'premium', due_now: 0 } });
    expect(await anna.billing()).toMatchObject({
      subscription_type: 'premium',
      nextPackage: null,
      ...premium,
      priceNow: null,
    });
    expect(await subjects(stage.market, anna)).toContain('You stay on Premium');
    await daysPass(stage.market, 31);
    expect((await anna.billing()).payments.map(({ amount }) => amount)).toEqual([234, 234]);
  },
);

/** The change is asked for, and a write that it needs goes wrong. */
async function changesInVain({ market }: Stage, anna: Business, wish: { from: string; to: Wished }) {
  await whileAway(market, wish.from, async () => {
    expect(await refusalOf((await anna.api()).changePackage({ body: wish.to }))).toBe('broken');
  });
}

type Wished = { package: 'standard' | 'premium'; due_now: number };

const dueFor = async (anna: Business, to: 'standard' | 'premium'): Promise<Wished> => {
  const { data } = await (await anna.api()).previewPackageChange({ query: { package: to } });
  return { package: to, due_now: data.dueNow.price };
};

story('another wish after an outage takes nothing for the earlier one', async (stage) => {
  const anna = await subscriber(stage);
  const to = await dueFor(anna, 'premium');
  expect(to.due_now).toBe(120);
  await changesInVain(stage, anna, { from: 'insert on simulator.charges', to });
  expect(await (await anna.api()).changePackage({ body: { package: 'standard', due_now: 0 } })).toEqual([]);
  await daysPass(stage.market, 1);
  expect(await anna.billing()).toMatchObject({
    subscription_type: 'standard',
    nextPackage: null,
    price: 114,
    payments: [{ amount: 114 }],
  });
  expect(await (await anna.api()).changePackage({ body: await dueFor(anna, 'premium') })).toEqual([]);
  expect(await anna.billing()).toMatchObject({ subscription_type: 'premium', price: 234 });
});

story('another wish after an outage counts what was paid for the earlier one, once', async (stage) => {
  const anna = await subscriber(stage);
  const to = await dueFor(anna, 'premium');
  await changesInVain(stage, anna, { from: 'update of package on subscriptions', to });
  expect(await (await anna.api()).changePackage({ body: { package: 'standard', due_now: 0 } })).toEqual([]);
  expect(await anna.billing()).toMatchObject({
    subscription_type: 'premium',
    nextPackage: 'standard',
    price: 114,
    payments: [{ amount: 120 }, { amount: 114 }],
  });
});

story(
  'a cheaper package that is not wished any more leaves the price of the months as it was',
  async (stage) => {
    const anna = await subscriber(stage, { package: 'premium' });
    const to = await dueFor(anna, 'standard');
    await changesInVain(stage, anna, { from: 'update of package on subscriptions', to });
    expect(await (await anna.api()).changePackage({ body: { package: 'premium', due_now: 0 } })).toEqual([]);
    await daysPass(stage.market, 31);
    expect(await anna.billing()).toMatchObject({
      subscription_type: 'premium',
      price: 234,
      payments: [{ amount: 234 }, { amount: 234 }],
    });
  },
);

story('the cheapest package is named first, whichever that is', { shows: ['R-7-024'] }, async (stage) => {
  const admin = await (await stage.admin()).api();
  const named = async () => (await admin.packages()).packages.map(({ name }) => name);
  expect(await named()).toEqual(['standard', 'premium']);
  const standard = (await admin.packages()).packages.find(({ name }) => name === 'standard');
  const sold = (net: number) =>
    admin.changePackagePrice({ params: { id: standard?.id ?? '' }, body: { net } });
  await sold(300);
  const dearer = [await named(), (await admin.directDebitPackages()).packages.map(({ name }) => name)];
  await sold(95);
  expect(dearer).toEqual([
    ['premium', 'standard'],
    ['premium', 'standard'],
  ]);
});

story('another package at the same price begins now, as it was said to', async (stage) => {
  const admin = await (await stage.admin()).api();
  const anna = await subscriber(stage);
  const premium = (await admin.packages()).packages.find(({ name }) => name === 'premium');
  const sold = (net: number) =>
    admin.changePackagePrice({ params: { id: premium?.id ?? '' }, body: { net } });
  await sold(95);
  const api = await anna.api();
  const { data } = await api.previewPackageChange({ query: { package: 'premium' } });
  await api.changePackage({ body: { package: 'premium', due_now: 0 } });
  await sold(195);
  expect(data).toMatchObject({ begins: 'now', dueNow: { price: 0 }, monthly: { price: 114 } });
  expect(await anna.billing()).toMatchObject({
    subscription_type: 'premium',
    nextPackage: null,
    payments: [{ amount: 114 }],
  });
});

story(
  'a promo code takes its share off every payment',
  { shows: ['R-7-029', 'R-7-030', 'R-7-031', 'R-10-033', 'R-10-108', 'R-10-109', 'R-11-045', 'T29'] },
  async (stage) => {
    const admin = await (await stage.admin()).api();
    await admin.addPromoCode({ body: { name: 'Spring20', percentage: 20 } });
    const anna = await subscriber(stage, { promo_code: ' sPRING20 ' });
    const check = async (promo_code: string) =>
      (await anna.api()).checkPromoCode({ body: { promo_code, package: 'standard' } });
    expect(await check('SPRING20')).toEqual({
      name: 'Spring20',
      percentage: 20,
      price: 114,
      discountedPrice: 91.2,
      net: 76,
      vat: 15.2,
    });
    expect(await refusalOf(check('SPRING21'))).toBe('promo_code_invalid');
    expect(await refusalOf(check(''))).toBe('promo_code_invalid');

    const { promoCodes } = await admin.promoCodes();
    const [code] = promoCodes;
    await admin.changePromoCode({ params: { id: code?.id ?? '' }, body: { percentage: 50, status: false } });
    expect(await refusalOf(check('SPRING20'))).toBe('promo_code_invalid');
    const bob = await newcomer(stage);
    expect(await refusalOf(bob.buys({ promo_code: 'SPRING20' }))).toBe('promo_code_invalid');
    await daysPass(stage.market, 31);
    expect((await anna.billing()).payments).toMatchObject([
      { amount: 91.2, net: 76, vat: 15.2, promo_code: 'Spring20' },
      { amount: 91.2 },
    ]);
  },
);

story(
  'a business uses a code once, and gets it back when nothing came of it',
  { shows: ['R-7-031', 'P4'] },
  async (stage) => {
    const admin = await (await stage.admin()).api();
    await admin.addPromoCode({ body: { name: 'ONCE', percentage: 10 } });
    const anna = await newcomer(stage);
    await atBank(stage.market, await anna.buys({ promo_code: 'ONCE' }), 'cancel');
    await stage.market.settled();
    await anna.comesBack(await atBank(stage.market, await anna.buys({ promo_code: 'ONCE' }), 'authorise'));
    await anna.cancelsSubscription();
    await daysPass(stage.market, 32);
    expect(await refusalOf(anna.buys({ promo_code: 'once' }))).toBe('promo_code_invalid');
  },
);

story('a code of 100 per cent is free for a year and asks no bank', async (stage) => {
  const admin = await (await stage.admin()).api();
  await admin.addPromoCode({ body: { name: 'FREE', percentage: 100 } });
  const anna = await newcomer(stage);
  const page = await anna.buys({ promo_code: 'FREE' });
  expect(new URL(page).pathname).toBe('/subscribe');
  expect(await anna.comesBack(new URL(page))).toEqual([]);
  expect(await anna.billing()).toMatchObject({
    subscription_status: 'active',
    price: 0,
    payments: [],
    can: ['cancel'],
  });
  await daysPass(stage.market, 367);
  expect(await anna.billing()).toMatchObject({ subscription_status: 'expired' });
});

story('a free year that begins on 29 February ends on the last day of February', async (stage) => {
  const leapDay = Date.UTC(2028, 1, 29, 12);
  await stage.market.advance({ days: (leapDay - stage.market.clock.now().getTime()) / (24 * 3600 * 1000) });
  await (await (await stage.admin()).api()).addPromoCode({ body: { name: 'FREE', percentage: 100 } });
  const anna = await newcomer(stage);
  await anna.comesBack(new URL(await anna.buys({ promo_code: 'FREE' })));
  await anna.cancelsSubscription();
  expect((await anna.billing()).accessUntil).toMatch(/^2029-02-28T12:/);
});

story(
  'events five times and in any order end in the same row',
  { shows: ['P2', 'X9', 'X10'] },
  async (stage) => {
    const anna = await newcomer(stage);
    const { pool } = stage.market.product.database;
    const back = await atBank(stage.market, await anna.buys(), 'fail-later');
    await stage.market.settled();
    await daysPass(stage.market, 31);
    await pool.query('update simulator.events set delivered_at = null');
    const before = await anna.billing();
    await inAnyOrder(5, async (order) => {
      await pool.query(`update simulator.events set delivered_at = null, id = id || '-again'`);
      await post(stage.market, { copies: 5, order });
      expect(await anna.billing()).toEqual(before);
    });
    await anna.comesBack(back).catch(() => undefined);
    expect(await anna.billing()).toEqual(before);
    expect(await sums(stage.market)).toEqual({ ours: 11_400, theirs: 11_400 });
  },
);
