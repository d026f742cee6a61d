import { expect } from 'vitest';
import { Failure } from '../contract/errors.ts';
import { type Ask, callerOf, terminated } from './testing/callers.ts';
import { type JobRef, jobWish } from './testing/customer.ts';
import { brokenInvariants } from './testing/invariants.ts';
import type { TestMarket } from './testing/market.ts';
import type { Person } from './testing/person.ts';
import { askAgain, kept, loadOf, ONCE, titlesOf } from './testing/posting-load.ts';
import { untilWaiting } from './testing/race.ts';
import { type SecondProcess, secondProcess } from './testing/second-process.ts';
import { story } from './testing/story.ts';

// `npm run prove` plays more: kill -9, a worker that stops in the middle of mail, a request that never ends.

/** Asks the process to stop while four requests are at work in it, each on a connection that stays open. */
async function stoppedAtWork(market: TestMarket, carl: Person, job: JobRef) {
  const process = await secondProcess(market);
  const callers = await Promise.all([1, 2, 3, 4].map(() => callerOf(carl, process)));
  const { pool } = market.product.database;
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select from jobs where id = $1 for update', [job.id]);
  const cancel: Ask = { method: 'POST', path: `/job/${job.id}/update-status`, body: { status: 'cancelled' } };
  const answers = Promise.all(callers.map((call) => call(cancel)));
  await untilWaiting(pool, callers.length);
  const ending = terminated(process);
  await untilStopping(process);
  await holder.query('commit');
  holder.release();
  return { answers: await answers, callers, ending };
}

/** It has heard that it has to stop: it is not ready for anybody who asks now. */
const untilStopping = ({ baseUrl }: SecondProcess) =>
  expect
    .poll(() =>
      fetch(`${baseUrl}/api/health/ready`).then(
        ({ status }) => status,
        () => 'closed',
      ),
    )
    .not.toBe(200);

story(
  'a process that is asked to stop says so first, and takes requests until who sends them has heard of it',
  { shows: ['X17'] },
  async ({ customer, market }) => {
    const carl = await customer();
    const process = await secondProcess({ ...market, drainSeconds: 60 });
    process.signal('SIGTERM');
    await untilStopping(process);
    const newcomer = await callerOf(carl, process);
    expect(await newcomer({ method: 'GET', path: '/health/live' })).toMatchObject({ status: 200 });
    const posted = await newcomer({ method: 'POST', path: '/job', body: jobWish(), key: 'while-draining' });
    expect(posted).toMatchObject({ status: 200 });
    // Asked a second time it does not wait.
    expect(await terminated(process)).toBe(0);
    expect(await carl.jobs()).toHaveLength(1);
  },
);

story(
  'requests that are at work when the process is asked to stop are answered',
  { shows: ['X17'] },
  async ({ customer, market }) => {
    const carl = await customer();
    const { answers, ending } = await stoppedAtWork(market, carl, await carl.posts());
    expect(answers.map(({ status, body }) => `${status} ${body}`)).toEqual(Array(4).fill('200 []'));
    // A connection that stays open after its last answer must not hold the process.
    expect(await ending).toBe(0);
  },
);

story(
  'who asks a stopping process again is answered or turned away in the declared form',
  { shows: ['X17'] },
  async ({ customer, market }) => {
    const carl = await customer();
    const { callers, ending } = await stoppedAtWork(market, carl, await carl.posts());
    const again = await Promise.all(
      callers.map((call) => call({ method: 'GET', path: '/jobs?status=active' })),
    );
    for (const { status, body, retryAfter } of again) {
      // Answered all the same, or the connection is closed already; or what is said on it is an answer of ours.
      if (status === 200 || typeof status === 'string') continue;
      expect({ status, ...Failure.parse(JSON.parse(body)) }).toMatchObject({
        status: 503,
        code: 'unavailable',
      });
      expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    expect(await ending).toBe(0);
  },
);

story(
  'of the requests under load none that was sent before the stop is lost',
  { shows: ['X17'] },
  async ({ customer, market }) => {
    const carl = await customer();
    const process = await secondProcess(market);
    const { posted, over } = await loadOf(process, { carl, name: 'load' });
    const askedAt = performance.now();
    const ending = terminated(process);
    await over;
    expect(await ending).toBe(0);
    const before = posted.filter(({ got }) => got.sentAt < askedAt);
    expect(new Set(before.map(({ got }) => got.status))).toEqual(new Set([200]));
    // A later client is turned away; its connection may be closed while his request is on its way.
    const heard = new Set(posted.map(({ got }) => got.status));
    for (const expected of [200, 503, 'ECONNREFUSED', 'ECONNRESET']) heard.delete(expected);
    expect(heard).toEqual(new Set());
    await askAgain(posted, await callerOf(carl, market));
    expect(await kept(market, titlesOf(posted))).toEqual([`${posted.length}: ${ONCE}`]);
    expect(await brokenInvariants(market.product.market.db)).toEqual([]);
  },
);
