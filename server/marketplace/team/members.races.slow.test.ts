import type pg from 'pg';
import { expect, vi } from 'vitest';
import { refusalOf } from '../../testing/api.ts';
import type { Business } from '../../testing/business.ts';
import { PASSWORD } from '../../testing/facts.ts';
import type { TestMarket } from '../../testing/market.ts';
import {
  type Act,
  atAccount,
  atJob,
  endOf,
  outcomesOf,
  TIME_FOR_ROUNDS,
  untilWaiting,
} from '../../testing/race.ts';
import { story } from '../../testing/story.ts';
import { rows } from '../../testing/thrice.ts';

vi.setConfig(TIME_FOR_ROUNDS);

const OFFER = { rate_type: 'Flat', cost: 90, currency: '£' } as const;

/** Holds a row while `meanwhile` goes on, and lets it go then. */
async function whileHeld(pool: pg.Pool, statement: string, meanwhile: () => Promise<void>) {
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query(statement);
    await meanwhile();
    await holder.query('commit');
  } finally {
    await holder.query('rollback'); // does nothing after the commit
    holder.release();
  }
}

const membershipOf = ({ accountId }: Business) => `memberships where account_id = '${accountId}'`;

story(
  'who is removed while their act waits has done nothing; nor has who is given another role',
  async (stage) => {
    const { market, business, member, customer } = stage;
    const { pool } = market.product.database;
    const anna = await business();
    const carl = await customer();
    for (const [change, heard] of [
      ['delete from', 'business_gone'],
      ['update', 'forbidden'],
    ] as const) {
      const nora = await member(anna, 'office');
      await carl.posts({ title: `Tap to ${change}` });
      const lead = await nora.lead(`Tap to ${change}`);
      const api = await nora.api();
      const of = membershipOf(nora);
      const statement =
        change === 'update' ? `update ${of.replace('where', `set role = 'field' where`)}` : `${change} ${of}`;
      const waiting: Promise<string>[] = [];
      await whileHeld(pool, statement, async () => {
        waiting.push(refusalOf(api.sendQuote({ body: { leadId: lead.id, ...OFFER } })));
        await untilWaiting(pool, 1);
      });
      expect(await Promise.all(waiting)).toEqual([heard]);
    }
    expect(await rows(stage, 'quotes')).toBe(0);
  },
);

story('a removal waits for what the member is doing, and comes after it', async (stage) => {
  const { market, business, member, customer } = stage;
  const { pool } = market.product.database;
  const [anna, carl] = [await business(), await customer()];
  const nora = await member(anna, 'office');
  const job = await carl.posts();
  const [lead, noras, annas] = [await nora.lead(), await nora.api(), await anna.api()];
  const order: string[] = [];
  const done = (what: string) => () => void order.push(what);
  const acts: Promise<void>[] = [];
  await whileHeld(pool, `select from jobs where id = '${job.id}' for update`, async () => {
    acts.push(noras.sendQuote({ body: { leadId: lead.id, ...OFFER } }).then(done('quoted')));
    await untilWaiting(pool, 1);
    acts.push(annas.removeMember({ params: { id: nora.accountId } }).then(done('removed')));
    await untilWaiting(pool, 2);
  });
  await Promise.all(acts);
  expect(order.toSorted()).toEqual(['quoted', 'removed']);
  expect(await anna.openQuotes()).toHaveLength(1);
  expect(await refusalOf(noras.leads())).toBe('business_gone');
});

const proved = async (person: Business) => {
  await (await person.api()).provePassword({ body: { password: PASSWORD } });
  return person;
};

const handsOverTo =
  (owner: Business, member: Business, key: string): Act =>
  async (baseUrl) =>
    (await owner.api({ baseUrl, headers: { 'idempotency-key': key } })).handOver({
      body: { member: member.accountId },
    });

story(
  'a business handed to two members at once goes to one of them, and a repeat is answered alike',
  async (stage) => {
    const { market, business, member } = stage;
    const twoHeirs = await outcomesOf(market, async (meet) => {
      const anna = await proved(await business());
      const [nora, olga] = [await member(anna, 'office'), await member(anna, 'office')];
      await anna.token();
      return meet(atAccount(anna), handsOverTo(anna, nora, 'to-nora'), handsOverTo(anna, olga, 'to-olga'));
    });
    expect(twoHeirs).toEqual(['forbidden, ok', 'ok, forbidden']);
    const twice = await outcomesOf(market, async (meet) => {
      const anna = await proved(await business());
      const nora = await member(anna, 'office');
      const act = handsOverTo(anna, nora, 'to-nora');
      return meet(atAccount(anna), act, act);
    });
    expect(twice).toEqual(['ok, ok']);
  },
);

const withdraws =
  (person: Business, quote: { id: string }): Act =>
  async (baseUrl) =>
    (await person.api({ baseUrl })).withdrawQuote({ params: { id: quote.id } });

const leaves =
  (owner: Business): Act =>
  async (baseUrl) =>
    (await owner.api({ baseUrl })).deleteAccount();

/** Since the database was made: other files have used it too. */
const deadlocks = async ({ product }: TestMarket): Promise<number> => {
  const { rows: counted } = await product.database.pool.query<{ deadlocks: number }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return counted[0]?.deadlocks ?? 0;
};

story(
  'an owner who leaves while a member withdraws a quote: no one waits for the other for ever',
  async (stage) => {
    const { market, business, member, customer } = stage;
    const carl = await customer();
    const before = await deadlocks(market);
    const seen = await outcomesOf(market, async (meet, round) => {
      const anna = await business();
      const nora = await member(anna, 'office');
      const title = `Tap number ${round}`;
      const job = await carl.posts({ title });
      const quote = await nora.quotes(await nora.lead(title), { cost: 90 });
      await anna.token();
      const said = await meet(atJob(job), leaves(anna), withdraws(nora, quote));
      return `${said}; ${await endOf(market, job)}`;
    });
    expect(seen).toEqual(['ok, business_gone; active: cancelled', 'ok, ok; active: cancelled']);
    expect(await deadlocks(market)).toBe(before);
  },
);
