import { expect, vi } from 'vitest';
import type { Business } from '../../../testing/business.ts';
import type { Correspondent } from '../../../testing/correspondent.ts';
import type { Customer } from '../../../testing/customer.ts';
import type { TestMarket } from '../../../testing/market.ts';
import {
  type Act,
  atJob,
  newLead,
  outcomesOf,
  ROUNDS,
  TIME_FOR_ROUNDS,
  told,
} from '../../../testing/race.ts';
import { story } from '../../../testing/story.ts';
import { picks, proposes, saysNoShow, timeIn } from '../../../testing/visiting.ts';
import { settleNoShows } from './settle-no-shows.ts';

vi.setConfig(TIME_FOR_ROUNDS);

const C6 = { shows: ['C6'] };

type Sides = { carl: Customer; anna: Business; market: TestMarket };

/** A visit that was agreed on, an hour after it began. */
async function begun({ carl, anna, market }: Sides, round: number) {
  const { job, lead } = await newLead(carl, anna, round);
  await anna.isInterestedIn(lead);
  const visit = await picks(carl, await proposes(anna, lead, [timeIn(market, round + 2)]));
  const began = new Date(market.clock.now().getTime() - 3_600_000).toISOString();
  await market.asOwner(`
    update visits set starts_at = '${began}', ends_at = '${began}'::timestamptz + interval '1 hour'
    where id = '${visit.id}'`);
  return { job, visit };
}

const saying =
  (who: Correspondent, { id }: { id: string }): Act =>
  async (baseUrl) =>
    (await who.api({ baseUrl })).sayNoShow({ params: { id } });

const disputing =
  (who: Correspondent, { id }: { id: string }): Act =>
  async (baseUrl) =>
    (await who.api({ baseUrl })).disputeNoShow({ params: { id } });

const endOf = async ({ product }: TestMarket, { id }: { id: string }) => {
  const { rows } = await product.database.pool.query<{ ended: string }>(
    `select side || ' ' || status as ended from no_shows where visit_id = $1`,
    [id],
  );
  return rows.map(({ ended }) => ended).join(', ');
};

story(
  'of two sides who say of each other that they missed a visit one is heard',
  C6,
  async ({ customer, business, market }) => {
    const sides = { carl: await customer(), anna: await business(), market };
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, visit } = await begun(sides, round);
      const heard = await meet(atJob(job), saying(sides.carl, visit), saying(sides.anna, visit));
      return `${heard} -> ${await endOf(market, visit)}`;
    });
    expect(seen).toEqual(['no_show_said, ok -> business said', 'ok, no_show_said -> customer said']);
    expect(await told(market, 'visit-no-show')).toBe(ROUNDS);
  },
);

story(
  'of two people of one business who say it, the customer hears one',
  C6,
  async ({ customer, business, member, market }) => {
    const sides = { carl: await customer(), anna: await business(), market };
    const olga = await member(sides.anna, 'office');
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, visit } = await begun(sides, round);
      const heard = await meet(atJob(job), saying(sides.anna, visit), saying(olga, visit));
      return `${heard} -> ${await endOf(market, visit)}`;
    });
    expect(seen).toEqual(['ok, ok -> business said']);
    expect(await told(market, 'visit-no-show')).toBe(ROUNDS);
  },
);

story(
  'a dispute at the end of the days for one comes first or too late, and is told if it came first',
  C6,
  async ({ customer, business, market }) => {
    const sides = { carl: await customer(), anna: await business(), market };
    const time: Act = () => settleNoShows(market.product.market);
    let disputed = 0;
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, visit } = await begun(sides, round);
      await saysNoShow(sides.anna, visit);
      await market.asOwner(`
        update no_shows set lapses_at = said_at + interval '1 millisecond' where visit_id = '${visit.id}'`);
      await market.advance({ minutes: 1 });
      const heard = await meet(atJob(job), disputing(sides.carl, visit), time);
      const ended = await endOf(market, visit);
      if (ended.endsWith('disputed')) disputed += 1;
      return `${heard} -> ${ended}`;
    });
    expect(seen).toEqual(['no_show_settled, ok -> business stands', 'ok, ok -> business disputed']);
    expect(await told(market, 'visit-no-show-disputed')).toBe(disputed);
  },
);
