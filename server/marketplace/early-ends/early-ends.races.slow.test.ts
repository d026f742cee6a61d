import { expect, vi } from 'vitest';
import type { Business } from '../../testing/business.ts';
import type { Correspondent } from '../../testing/correspondent.ts';
import type { Customer } from '../../testing/customer.ts';
import { daysPassForEarlyEnds, proposesEarlyEnd } from '../../testing/early-end-acts.ts';
import { proposesExtra } from '../../testing/extra-acts.ts';
import type { TestMarket } from '../../testing/market.ts';
import { type Act, atJob, newLead, outcomesOf, ROUNDS, TIME_FOR_ROUNDS, told } from '../../testing/race.ts';
import { story } from '../../testing/story.ts';
import { lapseEarlyEnds } from './lapse-early-ends.ts';

vi.setConfig(TIME_FOR_ROUNDS);

const C5 = { shows: ['C5', 'ruling 47', 'ruling 48'] };

type Ref = { id: string };
type Sides = { carl: Customer; anna: Business };
type About = Sides & { end: Ref; job: Ref; market: TestMarket };

const agrees =
  ({ carl, end: { id } }: About): Act =>
  async (baseUrl) =>
    (await carl.api({ baseUrl })).agreeToEarlyEnd({ params: { id } });

const declines =
  ({ carl, end: { id } }: About): Act =>
  async (baseUrl) =>
    (await carl.api({ baseUrl })).declineEarlyEnd({ params: { id } });

const withdraws =
  ({ anna, end: { id } }: About): Act =>
  async (baseUrl) =>
    (await anna.api({ baseUrl })).withdrawEarlyEnd({ params: { id } });

const proposes =
  (who: Correspondent, { id }: Ref): Act =>
  async (baseUrl) =>
    (await who.api({ baseUrl })).proposeEarlyEnd({ params: { id }, body: { reason: who.name } });

const finishes =
  (who: Correspondent, { id }: Ref): Act =>
  async (baseUrl) =>
    (await who.api({ baseUrl })).updateJobStatus({ params: { id }, body: { status: 'finished' } });

const approves =
  (who: Customer, { id }: Ref): Act =>
  async (baseUrl) =>
    (await who.api({ baseUrl })).approveExtra({ params: { id } });

/** The duty of the minute, at whichever process comes by. */
const time =
  ({ market }: About): Act =>
  () =>
    lapseEarlyEnds(market.product.market);

/** How the work on a job and the proposals to end it stand. */
async function endOf({ product }: TestMarket, job: Ref): Promise<string> {
  const { rows } = await product.database.pool.query<{ ended: string }>(
    `select e.status || ': ' || coalesce(string_agg(n.status, ', ' order by n.created_at), 'none') as ended
    from engagements e left join early_ends n on n.engagement_id = e.id where e.job_id = $1 group by e.id`,
    [job.id],
  );
  return rows[0]?.ended ?? '';
}

async function working({ carl, anna }: Sides, round: number) {
  const { job, lead } = await newLead(carl, anna, round);
  await carl.accepts(await anna.quotes(lead, { cost: 120 }));
  return job;
}

type Meeting = {
  title: string;
  first: (about: About) => Act;
  second: (about: About) => Act;
  seen: string[];
  before?: (market: TestMarket) => Promise<void>;
};

/** Two acts on a proposal of Anna's that waits for Carl's answer. */
const MEETINGS: readonly Meeting[] = [
  {
    title: 'agreeing and saying no',
    first: agrees,
    second: declines,
    seen: [
      'early_end_no_longer_open, ok -> progress: declined',
      'ok, early_end_no_longer_open -> cancelled: agreed',
    ],
  },
  {
    title: 'agreeing and taking it back',
    first: agrees,
    second: withdraws,
    seen: [
      'early_end_no_longer_open, ok -> progress: withdrawn',
      'ok, early_end_no_longer_open -> cancelled: agreed',
    ],
  },
  {
    title: 'agreeing and finishing the work',
    first: agrees,
    second: ({ anna, job }) => finishes(anna, job),
    seen: ['early_end_no_longer_open, ok -> finished: closed', 'ok, job_cannot_change -> cancelled: agreed'],
  },
  {
    title: 'agreeing twice',
    first: agrees,
    second: agrees,
    seen: ['ok, ok -> cancelled: agreed'],
  },
  {
    title: 'agreeing and the end of the days to answer',
    before: daysPassForEarlyEnds,
    first: agrees,
    second: time,
    seen: ['early_end_no_longer_open, ok -> progress: lapsed', 'ok, ok -> cancelled: agreed'],
  },
];

story('of two acts on one proposal at the same time one wins', C5, async ({ customer, business, market }) => {
  const [carl, anna] = await Promise.all([customer(), business()]);
  for (const [place, { title, before, first, second, seen }] of MEETINGS.entries()) {
    const outcomes = await outcomesOf(market, async (meet, round) => {
      const job = await working({ carl, anna }, place * ROUNDS + round);
      const end = await proposesEarlyEnd(anna, job);
      await before?.(market);
      const about = { carl, anna, end, job, market };
      const heard = await meet(atJob(job), first(about), second(about));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect([title, outcomes]).toEqual([title, seen]);
  }
});

story(
  'of two proposals at the same time, one of each side, one is made',
  C5,
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const job = await working({ carl, anna }, round);
      const heard = await meet(atJob(job), proposes(carl, job), proposes(anna, job));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual([
      'early_end_already_proposed, ok -> progress: proposed',
      'ok, early_end_already_proposed -> progress: proposed',
    ]);
    expect(await told(market, 'end-proposed')).toBe(ROUNDS);
  },
);

story(
  'an extra that is approved while the job is ended is approved before, or closed with it',
  C5,
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const job = await working({ carl, anna }, round);
      const extra = await proposesExtra(anna, job);
      const end = await proposesEarlyEnd(anna, job);
      const about = { carl, anna, end, job, market };
      const heard = await meet(atJob(job), agrees(about), approves(carl, extra));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual(['ok, extra_no_longer_open -> cancelled: agreed', 'ok, ok -> cancelled: agreed']);
  },
);
