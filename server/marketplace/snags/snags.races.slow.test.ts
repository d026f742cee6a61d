import { expect, vi } from 'vitest';
import type { Business } from '../../testing/business.ts';
import type { Customer } from '../../testing/customer.ts';
import type { TestMarket } from '../../testing/market.ts';
import { type Act, atJob, newLead, outcomesOf, TIME_FOR_ROUNDS } from '../../testing/race.ts';
import { addsSnag, ticksSnag } from '../../testing/snag-acts.ts';
import { story } from '../../testing/story.ts';

vi.setConfig(TIME_FOR_ROUNDS);

const C5 = { shows: ['C5', 'ruling 47'] };

type Ref = { id: string };

const ticks =
  (anna: Business, { id }: Ref): Act =>
  async (baseUrl) =>
    (await anna.api({ baseUrl })).tickSnag({ params: { id } });

const unticks =
  (anna: Business, { id }: Ref): Act =>
  async (baseUrl) =>
    (await anna.api({ baseUrl })).untickSnag({ params: { id } });

const removes =
  (carl: Customer, { id }: Ref): Act =>
  async (baseUrl) =>
    (await carl.api({ baseUrl })).removeSnag({ params: { id } });

const lists =
  (carl: Customer, { id }: Ref, snags: string[]): Act =>
  async (baseUrl) =>
    (await carl.api({ baseUrl })).addSnags({ params: { id }, body: { snags } });

async function finished(carl: Customer, anna: Business, round: number) {
  const { job, lead } = await newLead(carl, anna, round);
  await carl.accepts(await anna.quotes(lead, { cost: 120 }));
  await anna.finishes(job);
  return job;
}

/** How a snag stands, and how often its history says that it was moved. */
async function endOf({ product }: TestMarket, snag: Ref): Promise<string> {
  const { rows } = await product.database.pool.query<{ ended: string }>(
    `select s.status || ' ' || (select string_agg(h.event, ' ' order by h.created_at, h.event) from history h
      where h.facts ->> 'snagId' = s.id::text and h.event <> 'snag.listed') as ended
    from snags s where s.id = $1`,
    [snag.id],
  );
  return rows[0]?.ended ?? '';
}

story('of two ticks at the same time one counts', C5, async ({ customer, business, member, market }) => {
  const [carl, anna] = await Promise.all([customer(), business()]);
  const olga = await member(anna, 'office');
  const seen = await outcomesOf(market, async (meet, round) => {
    const job = await finished(carl, anna, round);
    const snag = await addsSnag(carl, job);
    const heard = await meet(atJob(job), ticks(anna, snag), ticks(olga, snag));
    return `${heard} -> ${await endOf(market, snag)}`;
  });
  expect(seen).toEqual(['ok, ok -> done snag.ticked']);
});

story('of ticking off and taking back one wins', C5, async ({ customer, business, market }) => {
  const [carl, anna] = await Promise.all([customer(), business()]);
  const seen = await outcomesOf(market, async (meet, round) => {
    const job = await finished(carl, anna, round);
    const snag = await addsSnag(carl, job);
    const heard = await meet(atJob(job), ticks(anna, snag), removes(carl, snag));
    return `${heard} -> ${await endOf(market, snag)}`;
  });
  expect(seen).toEqual([
    'ok, snag_no_longer_open -> done snag.ticked',
    'snag_no_longer_open, ok -> removed snag.removed',
  ]);
});

story(
  'of opening again and taking back both or the first alone are done',
  C5,
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const job = await finished(carl, anna, round);
      const snag = await addsSnag(carl, job);
      await ticksSnag(anna, snag);
      const heard = await meet(atJob(job), unticks(anna, snag), removes(carl, snag));
      return `${heard} -> ${(await endOf(market, snag)).split(' ')[0]}`;
    });
    expect(seen).toEqual(['ok, ok -> removed', 'ok, snag_no_longer_open -> open']);
  },
);

story(
  'of two lists at the same time that are too long together one stands',
  C5,
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const things = Array.from({ length: 11 }, (_, at) => `Thing ${at}`);
    const seen = await outcomesOf(market, async (meet, round) => {
      const job = await finished(carl, anna, round);
      const heard = await meet(atJob(job), lists(carl, job, things), lists(carl, job, things.slice(1)));
      const { rows } = await market.product.database.pool.query(
        `select count(*)::int as count from snags where job_id = '${job.id}'`,
      );
      return `${heard} -> ${rows[0]?.count}`;
    });
    expect(seen).toEqual(['invalid, ok -> 10', 'ok, invalid -> 11']);
  },
);
