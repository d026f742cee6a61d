import { expect } from 'vitest';
import { atBank, bankFeels, daysPass, sums, whileAway, withBank } from '../../../testing/bank.ts';
import type { Business } from '../../../testing/business.ts';
import { PASSWORD } from '../../../testing/facts.ts';
import { type Stage, story } from '../../../testing/story.ts';
import { subscriber } from '../../../testing/subscriber.ts';
import { closeAtProvider } from './close-at-provider.ts';

const BY_DEBIT = { payment_method: 'direct_debit' } as const;

const rowsOf = async ({ market }: Stage, query: string) =>
  (await market.product.database.pool.query(query)).rows;

const refuses = ({ market }: Stage, call: string | null) => bankFeels(market, { refuses: call });

const adminApi = async (stage: Stage) => (await stage.admin()).api();

const flagged = async (stage: Stage) =>
  (await (await adminApi(stage)).paymentFlags({ query: {} })).flags.map(({ why }) => why);

const atTheBank = (stage: Stage) =>
  rowsOf(
    stage,
    'select status, closed_at is not null as closed from simulator.subscriptions order by created_at',
  );

const givesAnother = async (stage: Stage, anna: Business): Promise<void> => {
  const { redirect_url } = await (await anna.api()).updatePaymentMethod();
  await anna.comesBack(await atBank(stage.market, redirect_url, 'authorise'));
  await stage.market.settled();
};

/** By Direct Debit, paid, and with an account before that the bank did not want to let go. */
async function heldByTheBank(stage: Stage): Promise<Business> {
  const anna = await subscriber(stage, BY_DEBIT);
  await daysPass(stage.market, 6);
  await refuses(stage, 'leave');
  await givesAnother(stage, anna);
  expect(await atTheBank(stage)).toMatchObject([{ status: 'running' }, { status: 'running' }]);
  return anna;
}

const ENDINGS = "from pgboss.job where name in ('close-subscription', 'leave-account', 'dead-letters')";

async function jobsGivenUp(stage: Stage): Promise<unknown[]> {
  await rowsOf(stage, `delete ${ENDINGS}`);
  return rowsOf(stage, `select name ${ENDINGS}`);
}

/** The queue tried for a day, and nobody reads what it gave up. */
async function queueGivesUp(stage: Stage): Promise<void> {
  await expect
    .poll(() => rowsOf(stage, 'select failing_since is not null as failed from endings'))
    .toEqual([{ failed: true }]);
  // A try that is ending right now puts the job back while it is being deleted.
  await expect.poll(() => jobsGivenUp(stage)).toEqual([]);
}

const NO_END = 'update of closed_at on simulator.subscriptions';

story(
  'an account that the bank does not let go is put before a person, and left as soon as the bank lets it',
  async (stage) => {
    const anna = await heldByTheBank(stage);
    expect(await flagged(stage)).toEqual(['not_ended']);
    await daysPass(stage.market, 2);
    expect(await flagged(stage)).toEqual(['not_ended']);
    await refuses(stage, null);
    await daysPass(stage.market, 2);
    expect(await atTheBank(stage)).toMatchObject([{ status: 'stopped' }, { status: 'running' }]);
    expect(await flagged(stage)).toEqual([]);
    await daysPass(stage.market, 32);
    expect((await anna.billing()).payments.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(await sums(stage.market)).toEqual({ ours: 22_800, theirs: 22_800 });
  },
);

story('who cancels to the end is charged by no account that was not left yet', async (stage) => {
  const anna = await heldByTheBank(stage);
  await anna.cancelsSubscription();
  expect(await atTheBank(stage)).toMatchObject([{ status: 'stopped' }, { status: 'stopped' }]);
  const before = await sums(stage.market);
  await daysPass(stage.market, 40);
  expect(await sums(stage.market)).toEqual(before);
});

story(
  'an end that no provider heard for a day is told on, and put before a person meanwhile',
  async (stage) => {
    const { market } = stage;
    const anna = await subscriber(stage, BY_DEBIT);
    await daysPass(market, 6);
    await anna.cancelsSubscription();
    await whileAway(market, NO_END, async () => {
      await market.advance({ days: 31 });
      await market.product.sweep();
      await queueGivesUp(stage);
      await market.advance({ hours: 25 });
      await market.product.sweep();
    });
    expect(await atTheBank(stage)).toMatchObject([{ closed: false }]);
    expect(await flagged(stage)).toEqual(['not_ended']);
    await market.advance({ hours: 2 });
    await market.product.sweep();
    expect(await atTheBank(stage)).toMatchObject([{ closed: true }]);
    expect(await flagged(stage)).toEqual([]);
    expect(await rowsOf(stage, 'select from endings')).toEqual([]);
  },
);

story(
  'who has left for good pays nothing more, though no provider heard it that day',
  { shows: ['T38'] },
  async (stage) => {
    const { market } = stage;
    const anna = await subscriber(stage);
    await whileAway(market, NO_END, async () => {
      const api = await anna.api();
      await api.provePassword({ body: { password: PASSWORD } });
      await api.deleteAccount();
      await queueGivesUp(stage);
    });
    await market.advance({ hours: 2 });
    await market.product.sweep();
    await market.settled();
    expect(await atTheBank(stage)).toMatchObject([{ closed: true }]);
  },
);

story('what the bank does not know is put before a person, who has it asked no more', async (stage) => {
  const { market } = stage;
  market.announces('no such subscription');
  const anna = await subscriber(stage, BY_DEBIT);
  await daysPass(market, 6);
  await anna.cancelsSubscription();
  await rowsOf(stage, "update subscriptions set provider_ref = 'sim_subscription_forgotten'");
  await daysPass(market, 32);
  const api = await adminApi(stage);
  const { flags } = await api.paymentFlags({ query: {} });
  expect(flags).toMatchObject([{ why: 'not_ended', reference: 'sim_subscription_forgotten' }]);
  await api.settlePaymentFlag({ params: { id: flags[0]?.id ?? '' } });
  await daysPass(market, 3);
  expect(await flagged(stage)).toEqual([]);
  expect(await rowsOf(stage, 'select from endings')).toEqual([]);
});

story('what goes on at the bank after it has ended here is ended there when it is read', async (stage) => {
  await subscriber(stage, BY_DEBIT);
  await daysPass(stage.market, 6);
  await rowsOf(
    stage,
    "update subscriptions set status = 'cancelled', cancels_at = paid_through, closed_at = paid_through",
  );
  await daysPass(stage.market, 8);
  expect(await atTheBank(stage)).toMatchObject([{ closed: true }]);
});

/** The product's own provider, whose cancellations wait on their way to the bank. */
function slowToCancel({ market }: Stage) {
  const [reached, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const deps = withBank(market, (bank) => ({
    cancel: async (...given) => {
      reached.resolve();
      await opened.promise;
      return bank.cancel(...given);
    },
  }));
  return { deps, reached: reached.promise, goesOn: opened.resolve };
}

story('who takes a cancellation back while it is just carried out at the bank stays', async (stage) => {
  const { market } = stage;
  const anna = await subscriber(stage, BY_DEBIT);
  await daysPass(market, 6);
  await anna.cancelsSubscription();
  const [{ id }] = await rowsOf(stage, 'select id from subscriptions');
  const { deps, reached, goesOn } = slowToCancel(stage);
  const closing = closeAtProvider(deps, id);
  await reached;
  const kept = anna.keepsSubscription();
  await expect
    .poll(async () => (await rowsOf(stage, "select from payment_intents where purpose = 'resume'")).length)
    .toBe(1);
  // As long as it takes anybody who does not wait.
  await expect
    .poll(() => rowsOf(stage, 'select from endings where asked_at is not null'), { timeout: 500 })
    .toEqual([{}]);
  goesOn();
  await closing;
  expect(await kept).toEqual([]);
  await market.settled();
  await daysPass(market, 36);
  expect(await anna.billing()).toMatchObject({ subscription_status: 'active', cancelsAt: null });
  expect((await anna.billing()).payments.map(({ status }) => status)).toEqual(['paid', 'paid']);
  expect(await sums(market)).toEqual({ ours: 22_800, theirs: 22_800 });
});
