import { expect } from 'vitest';
import { AS_IT_SHOULD, setMood } from '../../../seed/simulator/index.ts';
import { refusalOf } from '../../../testing/api.ts';
import { atBank, bankFeels, daysPass, sums, whileAway } from '../../../testing/bank.ts';
import type { Business } from '../../../testing/business.ts';
import { dueNow } from '../../../testing/due.ts';
import { PASSWORD } from '../../../testing/facts.ts';
import { type Stage, story } from '../../../testing/story.ts';
import { subscriber } from '../../../testing/subscriber.ts';

const BY_DEBIT = { payment_method: 'direct_debit' } as const;

const rowsOf = async ({ market }: Stage, query: string) =>
  (await market.product.database.pool.query(query)).rows;

/** How each account stands at the bank, the oldest first. */
const atTheBank = async (stage: Stage): Promise<string[]> =>
  (await rowsOf(stage, 'select status from simulator.subscriptions order by created_at')).map(
    ({ status }) => status,
  );

/** Whether all is over at the bank, the mandate too. */
const closedAtBank = async (stage: Stage): Promise<boolean[]> =>
  (await rowsOf(stage, 'select closed_at is not null as closed from simulator.subscriptions')).map(
    ({ closed }) => closed,
  );

const givesAnother = async (stage: Stage, anna: Business): Promise<URL> =>
  atBank(stage.market, (await (await anna.api()).updatePaymentMethod()).redirect_url, 'authorise');

const nobodyTellsUs = ({ market }: Stage) =>
  setMood(market.product.market.db, { ...AS_IT_SHOULD, delaySeconds: 90 * 24 * 3600 });

/** Another account was put to use at the bank, and our process died before it wrote that down. */
async function diedBeforeAdopting(stage: Stage): Promise<Business> {
  const anna = await subscriber(stage, BY_DEBIT);
  await daysPass(stage.market, 6);
  await nobodyTellsUs(stage);
  const back = await givesAnother(stage, anna);
  await whileAway(stage.market, 'update of provider_ref on subscriptions', async () => {
    expect(await refusalOf(anna.comesBack(back))).toBe('broken');
  });
  expect(await atTheBank(stage)).toEqual(['running', 'running']);
  return anna;
}

story('another account pays the months from then on, and the one before none', async (stage) => {
  const anna = await subscriber(stage, BY_DEBIT);
  await daysPass(stage.market, 6);
  await anna.comesBack(await givesAnother(stage, anna));
  await stage.market.settled();
  expect(await atTheBank(stage)).toEqual(['stopped', 'running']);
  await daysPass(stage.market, 36);
  expect(await anna.billing()).toMatchObject({
    subscription_status: 'active',
    payments: [{ status: 'paid' }, { status: 'paid' }],
  });
  expect(await sums(stage.market)).toEqual({ ours: 22_800, theirs: 22_800 });
});

story('another account that was never heard of here is stopped when its business cancels', async (stage) => {
  const anna = await diedBeforeAdopting(stage);
  await anna.cancelsSubscription();
  await stage.market.advance({ minutes: 6 });
  await daysPass(stage.market, 0);
  expect(await atTheBank(stage)).toEqual(['stopped', 'stopped']);
  expect(await anna.billing()).toMatchObject({ subscription_status: 'cancelled', can: ['resume'] });
  const before = await sums(stage.market);
  await daysPass(stage.market, 40);
  expect(await sums(stage.market)).toEqual(before);
});

story('another account that was never heard of here is stopped when its business leaves', async (stage) => {
  const anna = await diedBeforeAdopting(stage);
  const api = await anna.api();
  await api.provePassword({ body: { password: PASSWORD } });
  await api.deleteAccount();
  await stage.market.settled();
  expect(await closedAtBank(stage)).toEqual([true, true]);
});

story(
  'who cancels while another account is put to use has cancelled that one too, no matter who comes first',
  async (stage) => {
    const { market } = stage;
    for (const cancelsFirst of [true, false]) {
      const anna = await subscriber(stage, BY_DEBIT);
      await daysPass(market, 6);
      await nobodyTellsUs(stage);
      const back = await givesAnother(stage, anna);
      const acts = [() => anna.cancelsSubscription(), () => anna.comesBack(back)];
      const held = await holdUp(stage, anna);
      const done: Promise<unknown>[] = [];
      for (const act of cancelsFirst ? acts : acts.toReversed()) {
        done.push(act().catch(() => 'refused'));
        await expect.poll(async () => heldUp(stage)).toBe(done.length);
      }
      await held.goesOn();
      await Promise.all(done);
      await market.settled();
      expect(await anna.billing()).toMatchObject({ subscription_status: 'cancelled', can: ['resume'] });
      expect(new Set(await atTheBank(stage))).toEqual(new Set(['stopped']));
    }
  },
);

const heldUp = async (stage: Stage): Promise<number> =>
  (
    await rowsOf(
      stage,
      "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    )
  )[0].count;

story('what expires when its business asks how it stands is stopped at the bank too', async (stage) => {
  const anna = await stage.business({ subscription: 'none' });
  const back = await atBank(stage.market, await anna.buys(BY_DEBIT), 'fail-later');
  await anna.comesBack(back);
  await daysPass(stage.market, 6);
  expect(await anna.billing()).toMatchObject({ subscription_status: 'past_due' });
  await stage.market.advance({ days: 8 });
  expect(await refusalOf(anna.comesBack(back))).toBe('payment_not_completed');
  expect(await anna.billing()).toMatchObject({ subscription_status: 'expired' });
  await stage.market.settled();
  expect(await closedAtBank(stage)).toEqual([true]);
});

story(
  'a page for another account is over for who has cancelled, also when they stay after all',
  async (stage) => {
    const anna = await diedBeforeAdopting(stage);
    await anna.cancelsSubscription();
    await anna.keepsSubscription();
    await stage.market.settled();
    expect(await atTheBank(stage)).toEqual(['stopped', 'running']);
    expect(await rowsOf(stage, "select status from payment_intents where purpose = 'method'")).toEqual([
      { status: 'done' },
    ]);
    await daysPass(stage.market, 36);
    expect((await anna.billing()).payments.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(await sums(stage.market)).toEqual({ ours: 22_800, theirs: 22_800 });
  },
);

story(
  'an account that the bank refuses to put to use is given up, and its business told once',
  async (stage) => {
    const { market } = stage;
    const anna = await subscriber(stage, BY_DEBIT);
    await daysPass(market, 6);
    await bankFeels(market, { refuses: 'settleCheckout' });
    const back = await givesAnother(stage, anna);
    expect(await refusalOf(anna.comesBack(back))).toBe('payment_not_completed');
    await market.settled();
    const asked = () => market.log.filter((line) => line.includes('is not accepted')).length;
    const before = asked();
    expect(before).toBeGreaterThan(0);
    for (let turn = 0; turn < 3; turn++) {
      await market.advance({ minutes: 6 });
      await daysPass(market, 0);
    }
    expect(await rowsOf(stage, "select status from payment_intents where purpose = 'method'")).toEqual([
      { status: 'closed' },
    ]);
    expect(asked()).toBe(before);
    const [mail, ...more] = (await market.mailTo(anna.facts.email)).filter(({ subject }) =>
      subject.includes('could not use'),
    );
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Please give another one');
    expect(await anna.billing()).toMatchObject({ subscription_status: 'active' });
    // It is not kept from giving another one.
    await setMood(market.product.market.db, AS_IT_SHOULD);
    await anna.comesBack(await givesAnother(stage, anna));
    await market.settled();
    expect(await atTheBank(stage)).toEqual(['stopped', 'running']);
  },
);

story('a price that waits for a change of package to come to its end is no failure', async (stage) => {
  const { market } = stage;
  const anna = await subscriber(stage, BY_DEBIT);
  await daysPass(market, 6);
  const api = await anna.api();
  const { data } = await api.previewPackageChange({ query: { package: 'premium' } });
  await whileAway(market, 'insert on simulator.charges', async () => {
    const wish = { package: 'premium' as const, due_now: data.dueNow.price };
    expect(await refusalOf(api.changePackage({ body: wish }))).toBe('broken');
  });
  const lines = market.log.length;
  await anna.comesBack(await givesAnother(stage, anna));
  await market.settled();
  expect(market.log.slice(lines).filter((line) => line.includes('a job failed'))).toEqual([]);
  expect(
    await rowsOf(
      stage,
      "select start_after > now() as later from pgboss.job where name = 'set-price' and state = 'created'",
    ),
  ).toEqual([{ later: true }]);
  await market.advance({ minutes: 6 });
  await daysPass(market, 0);
  await dueNow(market, { name: 'set-price' });
  await market.settled();
  expect(
    await rowsOf(stage, "select gross_pence from simulator.subscriptions where status = 'running'"),
  ).toEqual([{ gross_pence: 23_400 }]);
});

story('an account that is put to use when its page was given up already is left again', async (stage) => {
  const { market } = stage;
  const anna = await subscriber(stage, BY_DEBIT);
  await daysPass(market, 6);
  await nobodyTellsUs(stage);
  const back = await givesAnother(stage, anna);
  const held = await holdUp(stage, anna);
  const came = anna.comesBack(back).catch(() => 'refused');
  await expect.poll(async () => heldUp(stage)).toBe(1);
  await rowsOf(stage, "update payment_intents set status = 'closed' where purpose = 'method'");
  await held.goesOn();
  await came;
  await market.settled();
  expect(await atTheBank(stage)).toEqual(['running', 'stopped']);
});

/** The one who has asked the bank waits for its turn to write down what it said. */
async function holdUp({ market }: Stage, { id }: Business) {
  const client = await market.product.database.pool.connect();
  await client.query('begin');
  await client.query('select from businesses where id = $1 for update', [id]);
  return {
    async goesOn() {
      await client.query('rollback');
      client.release();
    },
  };
}
