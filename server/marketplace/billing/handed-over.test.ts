import { expect } from 'vitest';
import { refusalOf } from '../../testing/api.ts';
import { atBank, bankFeels, daysPass, sums, withBank } from '../../testing/bank.ts';
import type { Business } from '../../testing/business.ts';
import { PASSWORD } from '../../testing/facts.ts';
import { type Stage, story } from '../../testing/story.ts';
import { subscriber } from '../../testing/subscriber.ts';
import type { Mood } from '../../seed/simulator/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { memberOf } from '../actors.ts';
import { stopPayments } from './subscription/cancel-subscription.ts';
import { startCheckout } from './checkout/start-checkout.ts';
import { startMethodUpdate } from './checkout/update-method.ts';
import { switchPackage } from './package-change/change-package.ts';

// The owner hands the business over while something of theirs waits at the provider. The business goes on with it.

async function handsOver(anna: Business, nora: Business): Promise<void> {
  const owner = await anna.api();
  await owner.provePassword({ body: { password: PASSWORD } });
  await owner.handOver({ body: { member: nora.accountId } });
}

/** The subjects of the mails about money that somebody got; those about the team are not among them. */
async function mailsAboutMoney({ market }: Stage, person: Business): Promise<string[]> {
  await market.settled();
  const mails = await market.mailTo(person.facts.email);
  return mails
    .map(({ subject }) => subject)
    .filter((subject) => /package|payment|subscription/i.test(subject));
}

/** The provider's news is late: only the return page, the hand-over and the sweep ask about a payment. */
const nobodyTellsUs = ({ market }: Stage, mood: Partial<Mood> = {}) =>
  bankFeels(market, { ...mood, delaySeconds: 24 * 3600 });

/** What a call that goes past the door was refused for. */
const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'nothing',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );

/** What the provider's page says to who presses a button on it that was closed. */
const pressed = ({ market }: Stage, page: string) => atBank(market, page, 'authorise').catch(String);

const ownerOf = (anna: Business) => memberOf(anna.accountId, anna.id, 'owner');
const CARD = { package: 'standard', payment_method: 'card' } as const;
const PAID_STANDARD = { ours: 11_400, theirs: 11_400 };

story(
  'a payment page that is open when the business is handed over is closed, and paid once by the next',
  async (stage) => {
    const { market, business, member } = stage;
    const anna = await business({ subscription: 'none' });
    const nora = await member(anna, 'office');
    const page = await anna.buys();
    await handsOver(anna, nora);
    await market.settled();
    const back = await pressed(stage, page);
    await market.settled();
    expect(await nora.billing()).toMatchObject({ subscription_status: 'not_subscribed', can: ['subscribe'] });
    expect(await refusalOf(anna.buys())).toBe('forbidden');
    const next = await nora.buys();
    expect([next === page, String(back)]).toEqual([false, expect.not.stringContaining('session_id')]);
    await nora.comesBack(await atBank(market, next, 'authorise'));
    expect(await nora.billing()).toMatchObject({ subscription_status: 'active' });
    expect(await sums(market)).toEqual(PAID_STANDARD);
  },
);

story(
  'what was paid before the hand-over counts for the business, and is told to its new owner alone',
  async (stage) => {
    const { market, business, member } = stage;
    const anna = await business({ subscription: 'none' });
    const nora = await member(anna, 'office');
    await nobodyTellsUs(stage);
    const back = await atBank(market, await anna.buys(), 'authorise');
    await handsOver(anna, nora);
    expect(await refusalOf(anna.comesBack(back))).toBe('forbidden');
    expect(await refusalOf(anna.billing())).toBe('forbidden');
    await daysPass(market, 0);
    expect(await nora.billing()).toMatchObject({
      subscription_status: 'active',
      can: expect.not.arrayContaining(['subscribe']),
    });
    expect(await refusalOf(nora.buys())).toBe('already_subscribed');
    expect(await sums(market)).toEqual(PAID_STANDARD);
    expect(await mailsAboutMoney(stage, anna)).toEqual([]);
    expect(await mailsAboutMoney(stage, nora)).toEqual(
      expect.arrayContaining([expect.stringMatching(/package is active/)]),
    );
  },
);

story(
  'what a bank is still asked about when the business is handed over counts when it has answered',
  async (stage) => {
    const { market, business, member } = stage;
    const anna = await business({ subscription: 'none' });
    const nora = await member(anna, 'office');
    await atBank(market, await anna.buys({ payment_method: 'direct_debit' }), 'ask-bank');
    await handsOver(anna, nora);
    await market.settled();
    expect(await nora.billing()).toMatchObject({
      subscription_status: 'not_subscribed',
      awaitsBank: true,
      can: [],
    });
    expect(await refusalOf(nora.buys())).toBe('payment_pending');
    await daysPass(market, 2);
    expect(await nora.billing()).toMatchObject({ subscription_status: 'active' });
    expect(await mailsAboutMoney(stage, anna)).toEqual([]);
    expect(await mailsAboutMoney(stage, nora)).not.toEqual([]);
  },
);

story(
  'a page for another card is closed with the hand-over; what was given on it before counts',
  async (stage) => {
    const { market, member } = stage;
    for (const isGiven of [false, true]) {
      const anna = await subscriber(stage, { payment_method: 'direct_debit' });
      const nora = await member(anna, 'office');
      await daysPass(market, 6);
      const { redirect_url: page } = await (await anna.api()).updatePaymentMethod();
      const back = isGiven ? await atBank(market, page, 'authorise') : null;
      await handsOver(anna, nora);
      await market.settled();
      if (back) expect(await refusalOf(anna.comesBack(back))).toBe('forbidden');
      else expect(String(await pressed(stage, page))).not.toContain('billing_request_id');
      expect(await accounts(stage, anna)).toBe(isGiven ? 2 : 1);
      expect(await nora.billing()).toMatchObject({ subscription_status: 'active' });
      const { redirect_url: next } = await (await nora.api()).updatePaymentMethod();
      expect(next).not.toBe(page);
    }
  },
);

/** How many bank accounts a business has given. */
const accounts = async ({ market }: Stage, { id }: Business): Promise<number> => {
  const { rows } = await market.product.database.pool.query(
    `select count(*)::int as count from simulator.checkouts c join payment_intents i on i.id = c.key::uuid
    where i.business_id = $1 and i.status = 'done'`,
    [id],
  );
  return rows[0].count;
};

story(
  'a page that opens while the business is handed over is answered to nobody, and nobody can pay on it',
  async (stage) => {
    const { market, business, member } = stage;
    const debits = { payment_method: 'direct_debit' } as const;
    for (const what of ['checkout', 'method'] as const) {
      const anna =
        what === 'checkout' ? await business({ subscription: 'none' }) : await subscriber(stage, debits);
      const nora = await member(anna, 'office');
      const opened: string[] = [];
      const meanwhile = async (page: { url: string }) => {
        opened.push(page.url);
        await handsOver(anna, nora);
        await market.settled();
        return page;
      };
      const deps = withBank(market, ({ openCheckout, openMethodUpdate }) => ({
        openCheckout: (...given) =>
          openCheckout(...given).then(async (page) => ({ ...page, ...(await meanwhile(page)) })),
        openMethodUpdate: (...given) =>
          openMethodUpdate(...given).then(async (page) => ({ ...page, ...(await meanwhile(page)) })),
      }));
      const starts =
        what === 'checkout'
          ? startCheckout(deps, { actor: ownerOf(anna), wish: CARD })
          : startMethodUpdate(deps, ownerOf(anna));
      expect(await codeOf(starts)).toBe('payment_not_completed');
      expect(opened).toHaveLength(1);
      const back = String(await pressed(stage, opened[0] ?? ''));
      expect(back).not.toMatch(/session_id|billing_request_id/);
    }
  },
);

story(
  'a change of package that is being paid during the hand-over is paid once, for the business',
  async (stage) => {
    const { market, member } = stage;
    const anna = await subscriber(stage);
    const nora = await member(anna, 'office');
    const { data } = await (await anna.api()).previewPackageChange({ query: { package: 'premium' } });
    const deps = withBank(market, ({ charge }) => ({
      async charge(...given) {
        await handsOver(anna, nora);
        await market.settled();
        return charge(...given);
      },
    }));
    const wish = { package: 'premium' as const, due_now: data.dueNow.price };
    expect(await switchPackage(deps, { actor: ownerOf(anna), wish })).toEqual([]);
    expect(await codeOf(switchPackage(deps, { actor: ownerOf(anna), wish }))).toBe('forbidden');
    await daysPass(market, 0);
    const { payments, ...billing } = await nora.billing();
    expect(billing).toMatchObject({ subscription_type: 'premium', subscription_status: 'active' });
    expect(payments).toHaveLength(2);
    const { ours, theirs } = await sums(market);
    expect(ours).toBe(theirs);
    expect(await mailsAboutMoney(stage, nora)).toEqual(
      expect.arrayContaining([expect.stringMatching(/Premium/)]),
    );
    expect((await mailsAboutMoney(stage, anna)).filter((subject) => subject.includes('Premium'))).toEqual([]);
  },
);

story(
  'a cancellation that is being carried out during the hand-over holds, and is the new owner’s to take back',
  async (stage) => {
    const { market, member } = stage;
    const anna = await subscriber(stage);
    const nora = await member(anna, 'office');
    const before = await mailsAboutMoney(stage, anna);
    const deps = withBank(market, ({ cancel }) => ({
      async cancel(...given) {
        await handsOver(anna, nora);
        return cancel(...given);
      },
    }));
    expect(await stopPayments(deps, ownerOf(anna))).toEqual([]);
    const { can, cancelsAt } = await nora.billing();
    expect([can, cancelsAt]).toEqual([expect.arrayContaining(['resume']), expect.any(String)]);
    expect(await mailsAboutMoney(stage, anna)).toEqual(before);
    expect(await mailsAboutMoney(stage, nora)).toHaveLength(1);
    expect(await refusalOf(anna.keepsSubscription())).toBe('forbidden');
    await nora.keepsSubscription();
    expect(await nora.billing()).toMatchObject({ subscription_status: 'active', cancelsAt: null });
  },
);

story('a refused payer is told to who owns the business by then', async (stage) => {
  const { market, business, member } = stage;
  const anna = await business({ subscription: 'none' });
  const nora = await member(anna, 'office');
  await nobodyTellsUs(stage, { refuses: 'settleCheckout' });
  await atBank(market, await anna.buys({ payment_method: 'direct_debit' }), 'authorise');
  // The mandate is given, and no subscription comes of it.
  await market.product.database.pool.query('update simulator.checkouts set subscription_id = null');
  await handsOver(anna, nora);
  await daysPass(market, 0);
  expect(await nora.billing()).toMatchObject({ subscription_status: 'not_subscribed', can: ['subscribe'] });
  expect(await mailsAboutMoney(stage, anna)).toEqual([]);
  expect(await mailsAboutMoney(stage, nora)).toEqual(['Your payment could not be set up']);
});
