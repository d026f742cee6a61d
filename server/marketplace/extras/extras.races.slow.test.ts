import { expect, vi } from 'vitest';
import type { Business } from '../../testing/business.ts';
import type { Correspondent } from '../../testing/correspondent.ts';
import type { Customer } from '../../testing/customer.ts';
import { proposesExtra } from '../../testing/extra-acts.ts';
import type { TestMarket } from '../../testing/market.ts';
import { type Act, atJob, newLead, outcomesOf, ROUNDS, TIME_FOR_ROUNDS, told } from '../../testing/race.ts';
import { story } from '../../testing/story.ts';

vi.setConfig(TIME_FOR_ROUNDS);

const C5 = { shows: ['C5', 'ruling 47'] };

type Ref = { id: string };

const approves =
  (carl: Customer, { id }: Ref): Act =>
  async (baseUrl) =>
    (await carl.api({ baseUrl })).approveExtra({ params: { id } });

const refuses =
  (carl: Customer, { id }: Ref): Act =>
  async (baseUrl) =>
    (await carl.api({ baseUrl })).refuseExtra({ params: { id }, body: { words: 'No' } });

const withdraws =
  (anna: Business, { id }: Ref): Act =>
  async (baseUrl) =>
    (await anna.api({ baseUrl })).withdrawExtra({ params: { id } });

const proposes =
  (anna: Business, { id }: Ref, amount: number): Act =>
  async (baseUrl) =>
    (await anna.api({ baseUrl })).proposeExtra({ params: { id }, body: { amount, reason: 'More to do' } });

const finishes =
  (who: Correspondent, { id }: Ref): Act =>
  async (baseUrl) =>
    (await who.api({ baseUrl })).updateJobStatus({ params: { id }, body: { status: 'finished' } });

/** How the work on a job and its extras stand. */
async function endOf({ product }: TestMarket, job: Ref): Promise<string> {
  const { rows } = await product.database.pool.query<{ ended: string }>(
    `select e.status || ': ' || coalesce(string_agg(x.status || ' ' || x.amount_pence / 100, ', ' order by x.created_at), 'none') as ended
    from engagements e left join extras x on x.engagement_id = e.id where e.job_id = $1 group by e.id`,
    [job.id],
  );
  return rows[0]?.ended ?? '';
}

async function working(carl: Customer, anna: Business, round: number) {
  const { job, lead } = await newLead(carl, anna, round);
  await carl.accepts(await anna.quotes(lead, { cost: 120 }));
  return job;
}

type Sides = { carl: Customer; anna: Business };
type Meeting = {
  title: string;
  first: (sides: Sides, extra: Ref) => Act;
  second: (sides: Sides, at: { extra: Ref; job: Ref }) => Act;
};

/** Two acts on an extra that waits for its answer. */
const MEETINGS: readonly (Meeting & { seen: string[] })[] = [
  {
    title: 'approving an extra and refusing it',
    first: ({ carl }, extra) => approves(carl, extra),
    second: ({ carl }, { extra }) => refuses(carl, extra),
    seen: [
      'extra_no_longer_open, ok -> progress: refused 45',
      'ok, extra_no_longer_open -> progress: approved 45',
    ],
  },
  {
    title: 'approving an extra and taking it back',
    first: ({ carl }, extra) => approves(carl, extra),
    second: ({ anna }, { extra }) => withdraws(anna, extra),
    seen: [
      'extra_no_longer_open, ok -> progress: withdrawn 45',
      'ok, extra_no_longer_open -> progress: approved 45',
    ],
  },
  {
    title: 'approving an extra and finishing the work',
    first: ({ carl }, extra) => approves(carl, extra),
    second: ({ anna }, { job }) => finishes(anna, job),
    seen: ['extra_no_longer_open, ok -> finished: closed 45', 'ok, ok -> finished: approved 45'],
  },
  {
    title: 'approving an extra twice',
    first: ({ carl }, extra) => approves(carl, extra),
    second: ({ carl }, { extra }) => approves(carl, extra),
    seen: ['ok, ok -> progress: approved 45'],
  },
];

story('of two acts on one extra at the same time one wins', C5, async ({ customer, business, market }) => {
  const [carl, anna] = await Promise.all([customer(), business()]);
  for (const { title, first, second, seen } of MEETINGS) {
    const outcomes = await outcomesOf(market, async (meet, round) => {
      const job = await working(
        carl,
        anna,
        MEETINGS.findIndex((one) => one.title === title) * ROUNDS + round,
      );
      const extra = await proposesExtra(anna, job);
      const heard = await meet(
        atJob(job),
        first({ carl, anna }, extra),
        second({ carl, anna }, { extra, job }),
      );
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect([title, outcomes]).toEqual([title, seen]);
  }
});

story(
  'of two extras of one business at the same time one is proposed',
  C5,
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const job = await working(carl, anna, round);
      const heard = await meet(atJob(job), proposes(anna, job, 45), proposes(anna, job, 60));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual([
      'extra_already_proposed, ok -> progress: proposed 60',
      'ok, extra_already_proposed -> progress: proposed 45',
    ]);
    expect(await told(market, 'extra-proposed')).toBe(ROUNDS);
  },
);

story(
  'an extra that is proposed while the work is finished is closed with it or refused',
  C5,
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const job = await working(carl, anna, round);
      const heard = await meet(atJob(job), proposes(anna, job, 45), finishes(carl, job));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual(['job_cannot_change, ok -> finished: none', 'ok, ok -> finished: closed 45']);
  },
);
