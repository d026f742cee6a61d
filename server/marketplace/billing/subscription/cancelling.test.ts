import { expect } from 'vitest';
import type { Purchase } from '../../../../contract/billing.ts';
import { refusalOf } from '../../../testing/api.ts';
import { bankDaysPass, daysPass, sums, whileAway } from '../../../testing/bank.ts';
import type { Business } from '../../../testing/business.ts';
import { PASSWORD } from '../../../testing/facts.ts';
import { type Stage, story } from '../../../testing/story.ts';
import { subscriber } from '../../../testing/subscriber.ts';

const BY_DEBIT = { payment_method: 'direct_debit' } as const;

/** `Fri 4 Dec 2026`, as it is in this country. */
const dayOf = (moment: string | null) =>
  new Date(moment ?? '')
    .toLocaleDateString('en-GB', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'Europe/London',
    })
    .replace(',', '');

const mailAbout = async ({ market }: Stage, { facts }: Business, subject: RegExp) => {
  await market.settled();
  return (await market.mailTo(facts.email)).find((mail) => subject.test(mail.subject));
};

for (const wish of [{}, BY_DEBIT])
  story(
    `who cancels after a failed payment by ${'payment_method' in wish ? 'Direct Debit' : 'card'} is told that it ends at once, and it does`,
    { shows: ['ruling 10'] },
    async (stage) => {
      const [carl, anna] = [await stage.customer(), await subscriber(stage, wish, 'fail-later')];
      await carl.posts();
      await daysPass(stage.market, 'payment_method' in wish ? 6 : 31);
      const failed = await anna.billing();
      expect(failed).toMatchObject({ subscription_status: 'past_due', endsIfCancelled: null });
      expect(failed.can).toContain('cancel');
      expect(new Date(failed.accessUntil ?? 0).getTime()).toBeGreaterThan(stage.market.clock.now().getTime());
      expect(await anna.leads()).toHaveLength(1);

      await anna.cancelsSubscription();
      expect(await anna.billing()).toMatchObject({ subscription_status: 'cancelled', can: ['subscribe'] });
      expect(await anna.leads()).toEqual([]);
      const mail = await mailAbout(stage, anna, /has ended/);
      expect(mail?.text).toContain('Your leads are closed, and nothing more will be taken.');
      expect(mail?.text).not.toContain('stay open');
      const before = await sums(stage.market);
      await daysPass(stage.market, 40);
      expect(await sums(stage.market)).toEqual(before);
    },
  );

story('what is paid is the end that is promised, and the end that comes', async (stage) => {
  const [card, debit] = [await subscriber(stage), await subscriber(stage, BY_DEBIT)];
  await daysPass(stage.market, 6);
  for (const anna of [card, debit]) {
    const { endsIfCancelled } = await anna.billing();
    await anna.cancelsSubscription();
    expect(await anna.billing()).toMatchObject({ accessUntil: endsIfCancelled, endsIfCancelled: null });
    const end = new Date(endsIfCancelled ?? 0);
    await stage.market.advance({
      minutes: (end.getTime() - stage.market.clock.now().getTime()) / 60_000 - 1,
    });
    await daysPass(stage.market, 0);
    expect(await refusalOf(anna.buys())).toBe('already_subscribed');
    await stage.market.advance({ minutes: 2 });
    await daysPass(stage.market, 0);
    expect(await anna.billing()).toMatchObject({ can: ['subscribe'] });
  }
});

for (const wish of [{}, BY_DEBIT])
  story(
    `a business that pays by ${'payment_method' in wish ? 'Direct Debit' : 'card'} takes its cancellation back, and pays the next month on its day`,
    async (stage) => {
      const anna = await subscriber(stage, wish);
      await daysPass(stage.market, 6);
      const before = await anna.billing();
      expect(await anna.keepsSubscription()).toEqual([]);
      expect(await anna.billing()).toEqual(before);
      await anna.cancelsSubscription();
      expect(await anna.billing()).toMatchObject({ can: ['resume'], nextPaymentDate: null });

      expect(await anna.keepsSubscription()).toEqual([]);
      expect(await anna.keepsSubscription()).toEqual([]);
      expect(await anna.billing()).toEqual(before);
      const next = dayOf(before.nextPaymentDate);
      expect((await mailAbout(stage, anna, /goes on/))?.text).toContain(
        `The next payment, £114, is due on ${next}`,
      );
      await daysPass(stage.market, 36);
      const renewed = await anna.billing();
      expect(renewed.subscription_status).toBe('active');
      expect(renewed.payments.map(({ amount, status }) => [amount, status])).toEqual([
        [114, 'paid'],
        [114, 'paid'],
      ]);
      expect(await sums(stage.market)).toEqual({ ours: 22_800, theirs: 22_800 });
      const mails = (await stage.market.mailTo(anna.facts.email)).map(({ subject }) => subject);
      expect(mails.filter((subject) => subject === 'Your subscription goes on')).toHaveLength(1);
    },
  );

story('a cancellation is taken back while the first Direct Debit is on its way', async (stage) => {
  const anna = await subscriber(stage, BY_DEBIT);
  await anna.cancelsSubscription();
  expect(await anna.billing()).toMatchObject({ paymentPending: true, can: ['resume'] });
  await anna.keepsSubscription();
  expect(await anna.billing()).toMatchObject({ subscription_status: 'active', paymentPending: true });
  await daysPass(stage.market, 42);
  expect((await anna.billing()).payments.map(({ status }) => status)).toEqual(['paid', 'paid']);
});

story('a free year that was cancelled is taken back without a bank', async (stage) => {
  await (await (await stage.admin()).api()).addPromoCode({ body: { name: 'FREE', percentage: 100 } });
  const anna = await stage.business({ subscription: 'none' });
  await anna.comesBack(new URL(await anna.buys({ promo_code: 'FREE' })));
  const before = await anna.billing();
  await anna.cancelsSubscription();
  expect(await anna.billing()).toMatchObject({ subscription_status: 'cancelled', can: ['resume'] });
  await anna.keepsSubscription();
  expect(await anna.billing()).toEqual(before);
});

story('what is over, unpaid or somebody else’s is not taken back', async (stage) => {
  expect(await refusalOf((await stage.business({ subscription: 'none' })).keepsSubscription())).toBe(
    'not_subscribed',
  );
  const anna = await subscriber(stage);
  await anna.cancelsSubscription();
  await daysPass(stage.market, 32);
  expect(await anna.billing()).toMatchObject({ subscription_status: 'cancelled', can: ['subscribe'] });
  expect(await refusalOf(anna.keepsSubscription())).toBe('subscription_cannot_change');
  const debit = await subscriber(stage, BY_DEBIT);
  await daysPass(stage.market, 6);
  await debit.cancelsSubscription();
  await daysPass(stage.market, 32);
  expect(await refusalOf(debit.keepsSubscription())).toBe('subscription_cannot_change');
  const late = await subscriber(stage, {}, 'fail-later');
  await daysPass(stage.market, 31);
  await late.cancelsSubscription();
  expect(await refusalOf(late.keepsSubscription())).toBe('subscription_cannot_change');
});

story('a mandate is given back when what was paid by it is over, not before', async (stage) => {
  const anna = await subscriber(stage, BY_DEBIT);
  await daysPass(stage.market, 6);
  await anna.cancelsSubscription();
  const { pool } = stage.market.product.database;
  const closed = async () =>
    (await pool.query('select closed_at is not null as closed from simulator.subscriptions')).rows;
  await daysPass(stage.market, 20);
  expect(await closed()).toEqual([{ closed: false }]);
  await daysPass(stage.market, 12);
  expect(await closed()).toEqual([{ closed: true }]);
});

story(
  'taking it back is raced against the end: who is in time goes on, and is charged once',
  async (stage) => {
    const { market } = stage;
    for (const wish of [{}, BY_DEBIT]) {
      const anna = await subscriber(stage, wish);
      await daysPass(market, 6);
      await anna.cancelsSubscription();
      const end = new Date((await anna.billing()).accessUntil ?? 0).getTime();
      await market.advance({ minutes: (end - market.clock.now().getTime()) / 60_000 - 1 });
      // The bank is held up: the wish is there before the end, and is carried out after it.
      const client = await market.product.database.pool.connect();
      await client.query('begin');
      await client.query('lock table simulator.subscriptions in share mode');
      const wished = anna.keepsSubscription();
      await expect.poll(async () => heldUpAtBank(stage)).toBe(1);
      await market.advance({ minutes: 2 });
      const swept = market.product.sweep();
      await client.query('rollback');
      client.release();
      expect(await wished).toEqual([]);
      await swept;
      await daysPass(market, 6);
      expect(await anna.billing()).toMatchObject({ subscription_status: 'active', cancelsAt: null });
      const { payments } = await anna.billing();
      expect(payments.map(({ status }) => status)).toEqual(['paid', 'paid']);
      await anna.cancelsSubscription();
    }
    const { ours, theirs } = await sums(market);
    expect(ours).toBe(theirs);
  },
);

/** Acts that wait for the bank's books: they have been asked by then, and are not asked again. */
const heldUpAtBank = async ({ market }: Stage): Promise<number> => {
  const { rows } = await market.product.database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_locks
    where not granted and relation = 'simulator.subscriptions'::regclass
      and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0]?.count ?? 0;
};

const waitingFor = async ({ market }: Stage, purpose: string): Promise<number> => {
  const { rows } = await market.product.database.pool.query(
    `select count(*)::int as count from payment_intents where purpose = $1 and status in ('unknown', 'open')`,
    [purpose],
  );
  return rows[0].count;
};

/** Somebody who has cancelled, and whose wish to stay breaks off where the given write is made. */
async function wishLost(stage: Stage, purchase: Partial<Purchase>, write: string) {
  const anna = await subscriber(stage, purchase);
  await daysPass(stage.market, 6);
  await anna.cancelsSubscription();
  const before = await sums(stage.market);
  await whileAway(stage.market, write, async () => {
    expect(await refusalOf(anna.keepsSubscription())).toBe('broken');
  });
  return { anna, before };
}

story(
  'a wish that never reached the bank before the end is given up, and nothing is taken',
  async (stage) => {
    const { market } = stage;
    for (const wish of [{}, BY_DEBIT]) {
      const write = 'update of next_charge_at on simulator.subscriptions';
      const { anna, before } = await wishLost(stage, wish, write);
      expect(await waitingFor(stage, 'resume')).toBe(1);
      await bankDaysPass(market);
      await daysPass(market, 37);
      expect(await waitingFor(stage, 'resume')).toBe(0);
      expect(await anna.billing()).toMatchObject({ subscription_status: 'cancelled', can: ['subscribe'] });
      expect(await sums(market)).toEqual(before);
    }
  },
);

story(
  'a wish that the bank carried out counts, though its answer was lost until after the end',
  async (stage) => {
    const { market } = stage;
    for (const wish of [{}, BY_DEBIT]) {
      const { anna, before } = await wishLost(stage, wish, 'insert on subscription_history');
      // A business that buys again meanwhile finds that the old one goes on.
      await daysPass(market, 36);
      expect(await refusalOf(anna.buys())).toBe('already_subscribed');
      await daysPass(market, 1);
      expect(await anna.billing()).toMatchObject({ subscription_status: 'active', cancelsAt: null });
      const { ours, theirs } = await sums(market);
      expect([ours, ours - before.ours]).toEqual([theirs, 11_400]);
      await anna.cancelsSubscription();
    }
  },
);

story(
  'who leaves for good has no subscription from then on, as its history says, and no mail about it',
  { shows: ['T38'] },
  async (stage) => {
    const anna = await subscriber(stage, {});
    await stage.market.settled();
    const mails = await stage.market.mailTo(anna.facts.email);
    await stage.market.advance({ minutes: 1 });
    const api = await anna.api();
    await api.provePassword({ body: { password: PASSWORD } });
    await api.deleteAccount();
    await stage.market.settled();
    const { rows } = await stage.market.product.database.pool.query(
      `select from_status, to_status, h.reason, s.status, s.cancels_at <= h.created_at as "hasEnded"
     from subscription_history h join subscriptions s on s.id = h.subscription_id order by h.created_at desc limit 1`,
    );
    expect(rows).toEqual([
      {
        from_status: 'active',
        to_status: 'cancelled',
        reason: 'account_deleted',
        status: 'cancelled',
        hasEnded: true,
      },
    ]);
    const heard = (await stage.market.mailTo(anna.facts.email)).slice(0, -mails.length);
    expect(heard.map(({ subject }) => subject)).toEqual(['Your account is deleted']);
  },
);

story('who leaves for good while a cancellation is being taken back pays nothing more', async (stage) => {
  const { anna } = await wishLost(stage, BY_DEBIT, 'insert on subscription_history');
  const api = await anna.api();
  await api.provePassword({ body: { password: PASSWORD } });
  await api.deleteAccount();
  await stage.market.settled();
  await daysPass(stage.market, 40);
  expect(await waitingFor(stage, 'resume')).toBe(0);
  expect(await sums(stage.market)).toEqual({ ours: 11_400, theirs: 11_400 });
});

story('many hands at once take one cancellation back once', async (stage) => {
  const anna = await subscriber(stage, BY_DEBIT);
  await daysPass(stage.market, 6);
  for (let turn = 0; turn < 5; turn++) {
    await anna.cancelsSubscription();
    const all = await Promise.allSettled([1, 2, 3, 4].map(() => anna.keepsSubscription()));
    expect(all.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'));
    expect(await anna.billing()).toMatchObject({ subscription_status: 'active', cancelsAt: null });
  }
  const { rows } = await stage.market.product.database.pool.query(
    `select reason, count(*)::int as count from subscription_history where reason = 'resumed' group by 1`,
  );
  expect(rows).toEqual([{ reason: 'resumed', count: 5 }]);
});
