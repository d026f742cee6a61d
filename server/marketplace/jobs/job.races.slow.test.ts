import { expect, vi } from 'vitest';
import type { Business } from '../../testing/business.ts';
import { type Customer, type JobRef, type JobWish, jobWish } from '../../testing/customer.ts';
import type { TestMarket } from '../../testing/market.ts';
import {
  type Act,
  atAccount,
  atJob,
  endOf,
  newLead,
  outcomesOf,
  ROUNDS,
  TIME_FOR_ROUNDS,
  told,
} from '../../testing/race.ts';
import { type Stage, story } from '../../testing/story.ts';

vi.setConfig(TIME_FOR_ROUNDS);

type Status = 'finished' | 'cancelled';

const moves =
  (person: Customer | Business, job: JobRef, status: Status): Act =>
  async (baseUrl) =>
    (await person.api({ baseUrl })).updateJobStatus({ params: { id: job.id }, body: { status } });

type Stars = { rating: number; key?: string };

const reviews =
  (carl: Customer, job: JobRef, { rating, key }: Stars): Act =>
  async (baseUrl) => {
    const api = await carl.api({ baseUrl, headers: key ? { 'idempotency-key': key } : {} });
    return api.reviewJob({ params: { id: job.id }, body: { rating } });
  };

/** A job in progress, with the business that does it. */
async function started(carl: Customer, anna: Business, round: number): Promise<JobRef> {
  const { job, lead } = await newLead(carl, anna, round);
  await carl.accepts(await anna.quotes(lead, { cost: 120 }));
  return job;
}

story(
  'when both sides finish a job at the same time it is finished once, and both hear so',
  { shows: ['R-11-017', 'R-11-019'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const job = await started(carl, anna, round);
      const heard = await meet(atJob(job), moves(carl, job, 'finished'), moves(anna, job, 'finished'));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual(['ok, ok -> finished: accepted']);
    expect(await told(market, 'job-finished')).toBe(ROUNDS);
  },
);

story(
  'a job in progress is finished by one side while the other tries to cancel it, and never cancelled',
  { shows: ['R-11-021'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const job = await started(carl, anna, round);
      const heard = await meet(atJob(job), moves(anna, job, 'finished'), moves(carl, job, 'cancelled'));
      return `${heard} -> ${await endOf(market, job)}`;
    });
    expect(seen).toEqual(['ok, job_cannot_change -> finished: accepted']);
  },
);

story(
  'of two reviews of one job at the same time one is written',
  { shows: ['R-10-087', 'R-16-029'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const job = await started(carl, anna, round);
      await carl.finishes(job);
      const heard = await meet(
        atJob(job),
        reviews(carl, job, { rating: 5 }),
        reviews(carl, job, { rating: 2 }),
      );
      const [review] = (await carl.job(job)).reviews;
      return `${heard} -> ${review?.rating} stars`;
    });
    expect(seen).toEqual(['already_reviewed, ok -> 2 stars', 'ok, already_reviewed -> 5 stars']);
    expect(await told(market, 'review-received')).toBe(ROUNDS);
  },
);

story(
  'a review that is sent twice with one key is one review, and both calls hear the same',
  { shows: ['R-10-087'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const seen = await outcomesOf(market, async (meet, round) => {
      const job = await started(carl, anna, round);
      await carl.finishes(job);
      const { act, answers } = noting(reviews(carl, job, { rating: 4, key: `review-${round}` }));
      return `${await meet(atJob(job), act, act)} -> ${answers.size} answer`;
    });
    expect(seen).toEqual(['ok, ok -> 1 answer']);
    expect(await told(market, 'review-received')).toBe(ROUNDS);
  },
);

/** The same act, with the different answers that it got. */
function noting(act: Act): { act: Act; answers: Set<string> } {
  const answers = new Set<string>();
  return { act: async (door) => void answers.add(JSON.stringify(await act(door))), answers };
}

type Wish = JobWish & { key?: string | undefined };

const posts =
  (carl: Customer, { key, ...wish }: Wish): Act =>
  async (baseUrl) => {
    const api = await carl.api({ baseUrl, headers: key ? { 'idempotency-key': key } : {} });
    return api.postJob({ body: jobWish(wish) });
  };

/** How many jobs there are whose title begins so, and how many times their businesses will be told. */
async function posted({ product }: TestMarket, title: string): Promise<string> {
  const { rows } = await product.database.pool.query<{ jobs: number; announced: number }>(
    `select count(*) as jobs, sum((
      select count(*) from pgboss.job b where b.name = 'announce-job' and b.data ->> 'jobId' = j.id::text
    )) as announced from jobs j where title like $1 || '%'`,
    [title],
  );
  return `${rows[0]?.jobs} job, announced ${rows[0]?.announced} time`;
}

/** Posts each job twice at the same time, with the key that a round has, if any. */
const postsTwice =
  (keyOf: (round: number) => string | undefined) =>
  async ({ customer, market }: Stage) => {
    const carl = await customer();
    await carl.token(); // signing in would wait at the same row
    const seen = await outcomesOf(market, async (meet, round) => {
      const title = `Tap number ${round} drips`;
      const { act, answers } = noting(posts(carl, { title, key: keyOf(round) }));
      const heard = await meet(atAccount(carl), act, act);
      return `${heard} -> ${answers.size} answer, ${await posted(market, title)}`;
    });
    expect(seen).toEqual(['ok, ok -> 1 answer, 1 job, announced 1 time']);
  };

story(
  'a job that is sent twice with one key is posted once, and both calls hear its number',
  { shows: ['R-10-071'] },
  postsTwice((round) => `job-${round}`),
);

story(
  'a double click without a key posts one job, and both calls hear its number',
  { shows: ['R-10-071'] },
  postsTwice(() => undefined),
);

story(
  'of two different jobs with one key at the same time one is posted and the other refused',
  { shows: ['R-10-071'] },
  async ({ customer, market }) => {
    const carl = await customer();
    await carl.token(); // signing in would wait at the same row
    const seen = await outcomesOf(market, async (meet, round) => {
      const [title, key] = [`Tap number ${round} drips`, `job-${round}`];
      const first = posts(carl, { title: `${title} hot`, key });
      const heard = await meet(atAccount(carl), first, posts(carl, { title: `${title} cold`, key }));
      const [job] = await carl.jobs();
      return `${heard} -> ${job?.title.replace(title, '').trim()}, ${await posted(market, title)}`;
    });
    expect(seen).toEqual([
      'idempotency_key_reused, ok -> cold, 1 job, announced 1 time',
      'ok, idempotency_key_reused -> hot, 1 job, announced 1 time',
    ]);
  },
);
