import { expect, vi } from 'vitest';
import type { Visit } from '../../../contract/visits.ts';
import type { Business } from '../../testing/business.ts';
import type { Correspondent } from '../../testing/correspondent.ts';
import type { Customer } from '../../testing/customer.ts';
import type { TestMarket } from '../../testing/market.ts';
import {
  type Act,
  atAccount,
  atJob,
  atMembership,
  madeInAll,
  newLead,
  outcomesOf,
  ROUNDS,
  TIME_FOR_ROUNDS,
  told,
} from '../../testing/race.ts';
import { story } from '../../testing/story.ts';
import { cancelsVisit, picks, proposes, timeIn, timeInHours, worksAt } from '../../testing/visiting.ts';

vi.setConfig(TIME_FOR_ROUNDS);

const C6 = { shows: ['C6'] };

const picking =
  (who: Correspondent, { id, revision, times }: Visit, place = 0): Act =>
  async (baseUrl) => {
    const body = { revision, startsAt: times[place]?.startsAt ?? '' };
    return (await who.api({ baseUrl })).pickVisit({ params: { id }, body });
  };

const cancelling =
  (who: Correspondent, { id, revision }: Visit): Act =>
  async (baseUrl) =>
    (await who.api({ baseUrl })).cancelVisit({ params: { id }, body: { revision } });

const cancellingJob =
  (carl: Customer, { id }: { id: string }): Act =>
  async (baseUrl) =>
    (await carl.api({ baseUrl })).updateJobStatus({ params: { id }, body: { status: 'cancelled' } });

/** How the visits of a lead stand, and how many people are held for them. */
async function endOf({ product }: TestMarket, lead: { id: string }): Promise<string> {
  const { rows } = await product.database.pool.query<{ ended: string }>(
    `select coalesce(string_agg(v.status, ', ' order by v.id), 'none') || ', ' || count(b.visit_id) || ' held' as ended
    from visits v left join visit_bookings b on b.visit_id = v.id where v.lead_id = $1`,
    [lead.id],
  );
  return rows[0]?.ended ?? '';
}

/** Of each round a time of its own: nobody is in two places. */
const timesOf = (market: TestMarket, round: number) => [
  timeIn(market, round + 2, { hour: 9 }),
  timeIn(market, round + 2, { hour: 14 }),
];

async function engaged(carl: Customer, anna: Business, round: number) {
  const { job, lead } = await newLead(carl, anna, round);
  await anna.isInterestedIn(lead);
  return { job, lead };
}

story('of two people of one business who pick one time, one comes', C6, async (stage) => {
  const { customer, business, member, market } = stage;
  const [carl, anna] = [await customer(), await business()];
  await worksAt(anna);
  const olga = await member(anna, 'office');
  const seen = await outcomesOf(market, async (meet, round) => {
    const { job, lead } = await engaged(carl, anna, round);
    const visit = await proposes(carl, lead, timesOf(market, round));
    // Each means to come themselves.
    const [first, second] = [anna, olga].map(
      (who): Act =>
        async (baseUrl) => {
          const body = { revision: 1, startsAt: visit.times[0]?.startsAt ?? '', member: who.accountId };
          return (await who.api({ baseUrl })).pickVisit({ params: { id: visit.id }, body });
        },
    );
    if (!first || !second) throw new Error('nobody picks');
    return `${await meet(atJob(job), first, second)} -> ${await endOf(market, lead)}`;
  });
  expect(seen).toEqual(['ok, visit_changed -> agreed, 1 held', 'visit_changed, ok -> agreed, 1 held']);
  expect(await told(market, 'visit-agreed')).toBe(ROUNDS);
});

story(
  'of two people of one business who say that they are on the way, the customer hears one',
  C6,
  async (stage) => {
    const { customer, business, member, market } = stage;
    const [carl, anna] = [await customer(), await business()];
    await worksAt(anna);
    const olga = await member(anna, 'office');
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, lead } = await engaged(carl, anna, round);
      const visit = await picks(carl, await proposes(anna, lead, [timeInHours(market, 1)]));
      const [first, second] = [anna, olga].map(
        (who): Act =>
          async (baseUrl) =>
            (await who.api({ baseUrl })).setOut({ params: { id: visit.id } }),
      );
      if (!first || !second) throw new Error('nobody sets out');
      const heard = await meet(atJob(job), first, second);
      // Of a visit that is off nobody hears that somebody is on their way.
      await market.settled();
      // Nobody is in two places at the next round's hour.
      await cancelsVisit(carl, visit);
      return heard;
    });
    expect(seen).toEqual(['ok, ok']);
    expect(await told(market, 'visit-on-way')).toBe(ROUNDS);
  },
);

story(
  'of picking a time and taking it off the table one wins',
  C6,
  async ({ customer, business, market }) => {
    const [carl, anna] = [await customer(), await business()];
    await worksAt(anna);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, lead } = await engaged(carl, anna, round);
      const visit = await proposes(anna, lead, timesOf(market, round));
      const heard = await meet(atJob(job), picking(carl, visit), cancelling(anna, visit));
      return `${heard} -> ${await endOf(market, lead)}`;
    });
    expect(seen).toEqual(['ok, visit_changed -> agreed, 1 held', 'visit_changed, ok -> withdrawn, 0 held']);
  },
);

story(
  'two sides who propose at the same time arrange one visit',
  C6,
  async ({ customer, business, market }) => {
    const [carl, anna] = [await customer(), await business()];
    await worksAt(anna);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, lead } = await engaged(carl, anna, round);
      const proposing =
        (who: Correspondent): Act =>
        async (baseUrl) => {
          const body = { kind: 'look' as const, times: timesOf(market, round) };
          return (await who.api({ baseUrl })).proposeVisit({ params: { id: lead.id }, body });
        };
      const heard = await meet(atJob(job), proposing(carl), proposing(anna));
      return `${heard} -> ${await endOf(market, lead)}`;
    });
    expect(seen).toEqual([
      'ok, visit_already_proposed -> proposed, 0 held',
      'visit_already_proposed, ok -> proposed, 0 held',
    ]);
    expect(await told(market, 'visit-proposed')).toBe(ROUNDS);
  },
);

story(
  'a job that is cancelled while a visit is agreed on takes the visit with it, and both are told once',
  C6,
  async ({ customer, business, market }) => {
    const [carl, anna] = [await customer(), await business()];
    await worksAt(anna);
    const seen = await outcomesOf(market, async (meet, round) => {
      const { job, lead } = await engaged(carl, anna, round);
      const visit = await proposes(carl, lead, timesOf(market, round));
      const heard = await meet(atJob(job), picking(anna, visit), cancellingJob(carl, job));
      return `${heard} -> ${await endOf(market, lead)}`;
    });
    expect(seen).toEqual(['ok, ok -> cancelled, 0 held', 'visit_changed, ok -> withdrawn, 0 held']);
    expect(await told(market, 'visit-cancelled')).toBe(2 * (await madeInAll(market, 'visit-agreed')));
  },
);

story('of two visits for two jobs at one hour the same person is in one', C6, async (stage) => {
  const { customer, business, market } = stage;
  const [carl, dora, anna] = [await customer(), await customer(), await business()];
  await worksAt(anna);
  const seen = await outcomesOf(market, async (meet, round) => {
    const { lead } = await engaged(carl, anna, round);
    const title = `Shower number ${round}`;
    await dora.posts({ title });
    const other = await anna.lead(title);
    await anna.isInterestedIn(other);
    const [one, two] = [
      await proposes(carl, lead, timesOf(market, round)),
      await proposes(dora, other, timesOf(market, round)),
    ];
    // No job is common to both: the constraint decides.
    const heard = await meet(atAccount(anna), picking(anna, one), picking(anna, two));
    return `${heard} -> ${[await endOf(market, lead), await endOf(market, other)].toSorted().join('; ')}`;
  });
  expect(seen).toEqual([
    'ok, person_booked -> agreed, 1 held; proposed, 0 held',
    'person_booked, ok -> agreed, 1 held; proposed, 0 held',
  ]);
});

story('a member who is removed while somebody chooses them comes to nothing', C6, async (stage) => {
  const { customer, business, member, market } = stage;
  const [carl, anna] = [await customer(), await business()];
  await worksAt(anna);
  const seen = await outcomesOf(market, async (meet, round) => {
    const { lead } = await engaged(carl, anna, round);
    const olga = await member(anna, 'office');
    const visit = await proposes(carl, lead, timesOf(market, round));
    const choosing: Act = async (baseUrl) => {
      const body = { revision: 1, startsAt: visit.times[0]?.startsAt ?? '', member: olga.accountId };
      return (await anna.api({ baseUrl })).pickVisit({ params: { id: visit.id }, body });
    };
    const removing: Act = async (baseUrl) =>
      (await anna.api({ baseUrl })).removeMember({ params: { id: olga.accountId } });
    await meet(atMembership(olga), choosing, removing);
    return endOf(market, lead);
  });
  expect(seen).toEqual(['agreed, 0 held', 'proposed, 0 held']);
});

story('what was agreed on can be picked again by a repeat, and nobody is told twice', C6, async (stage) => {
  const { customer, business, market } = stage;
  const [carl, anna] = [await customer(), await business()];
  await worksAt(anna);
  const seen = await outcomesOf(market, async (meet, round) => {
    const { job, lead } = await engaged(carl, anna, round);
    const visit = await proposes(carl, lead, timesOf(market, round));
    const heard = await meet(atJob(job), picking(anna, visit), picking(anna, visit));
    await picks(anna, visit);
    return `${heard} -> ${await endOf(market, lead)}`;
  });
  expect(seen).toEqual(['ok, ok -> agreed, 1 held']);
  expect(await told(market, 'visit-agreed')).toBe(ROUNDS);
});
