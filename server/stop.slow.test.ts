import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { expect, vi } from 'vitest';
import { Failure } from '../contract/errors.ts';
import { type JobRef, jobWish } from './testing/customer.ts';
import { leadMailsGo } from './testing/daytime.ts';
import { brokenInvariants } from './testing/invariants.ts';
import type { TestMarket } from './testing/market.ts';
import type { Person } from './testing/person.ts';
import { untilWaiting } from './testing/race.ts';
import { type SecondProcess, secondProcess } from './testing/second-process.ts';
import { story } from './testing/story.ts';

// Processes start and stop here, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 240_000 });

type Ask = { method: 'GET' | 'POST'; path: string; body?: unknown; key?: string };

/** What a caller got: an HTTP status with its body, or why there was none. */
type Got = { status: number | string; body: string; retryAfter?: string; sentAt: number };

type Caller = (ask: Ask) => Promise<Got>;

/** Somebody whose connection stays open between requests, as a browser's and a proxy's does. */
async function callerOf(person: Person, { baseUrl }: { baseUrl: string }): Promise<Caller> {
  const agent = new Agent({ keepAlive: true });
  const authorization = `Bearer ${await person.token()}`;
  return ({ method, path, body, key }) =>
    new Promise((resolve) => {
      const got: Got = { status: 'nothing', body: '', sentAt: performance.now() };
      const failed = ({ code, message }: NodeJS.ErrnoException) =>
        resolve({ ...got, status: code ?? message });
      const headers = {
        authorization,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      };
      const sent = request(`${baseUrl}/api${path}`, { method, agent, headers }, (answer) => {
        got.status = answer.statusCode ?? 0;
        got.retryAfter = answer.headers['retry-after'];
        answer.on('data', (part: Buffer) => (got.body += part.toString()));
        answer.on('error', failed).on('end', () => resolve(got));
      });
      sent.on('error', failed).end(body === undefined ? undefined : JSON.stringify(body));
    });
}

const STOPS_WITHIN_MS = 10_000;

/** Asks the process to stop, and tells how it ended. */
async function terminated(process: SecondProcess): Promise<{ code: number | null; isInTime: boolean }> {
  const asked = performance.now();
  process.signal('SIGTERM');
  const code = await process.ended;
  return { code, isInTime: performance.now() - asked < STOPS_WITHIN_MS };
}

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
    expect(await terminated(process)).toEqual({ code: 0, isInTime: true });
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
    expect(await ending).toEqual({ code: 0, isInTime: true });
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
    expect(await ending).toMatchObject({ code: 0 });
  },
);

/** A job of which the first byte has arrived and no other will. */
async function begunPosting(carl: Person, { baseUrl }: SecondProcess): Promise<void> {
  const headers = {
    authorization: `Bearer ${await carl.token()}`,
    'content-type': 'application/json',
    'content-length': '500',
    expect: '100-continue',
  };
  const sent = request(`${baseUrl}/api/job`, { method: 'POST', headers }).on('error', () => undefined);
  await once(sent, 'continue');
  sent.write('{');
}

story(
  'who has lost the signal in the middle of a request does not hold the process',
  { shows: ['X17'] },
  async ({ customer, market }) => {
    const carl = await customer();
    const process = await secondProcess(market);
    await begunPosting(carl, process);
    expect(await terminated(process)).toEqual({ code: 0, isInTime: true });
  },
);

type Posted = { key: string; title: string; got: Got };

/** Posts one job after another until there is nobody to take one. */
async function keepPosting(
  call: Caller,
  { name, posted }: { name: string; posted: Posted[] },
): Promise<void> {
  for (let n = 0; ; n++) {
    const [key, title] = [`${name}-${n}`, `Tap ${n} of ${name}`];
    const got = await call({ method: 'POST', path: '/job', body: jobWish({ title }), key });
    posted.push({ key, title, got });
    if (typeof got.status === 'string') return;
  }
}

async function loadOf(process: SecondProcess, { carl, name }: { carl: Person; name: string }) {
  const posted: Posted[] = [];
  const callers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => callerOf(carl, process)));
  const over = Promise.all(callers.map((call, n) => keepPosting(call, { name: `${name}-${n}`, posted })));
  await expect.poll(() => posted.length, { interval: 5 }).toBeGreaterThan(40);
  return { posted, over };
}

/** For each job that was posted: how often it is there, in history, announced, and told to a business. */
async function kept({ product }: TestMarket, titles: string[]) {
  const { rows } = await product.database.pool.query<{ times: string; jobs: number }>(
    `select times, count(*) as jobs from unnest($1::text[]) as wanted (title), lateral (
      select format('%s there, %s in history, %s announced', count(j.id),
        (select count(*) from history h where h.event = 'job.posted' and h.job_id = any(array_agg(j.id))),
        (select count(*) from pgboss.job b where b.name = 'announce-job'
          and b.data ->> 'jobId' = any(array_agg(j.id::text)))) as times
      from jobs j where j.title = wanted.title
    ) group by times order by times`,
    [titles],
  );
  return rows.map(({ times, jobs }) => `${jobs}: ${times}`);
}

const ONCE = '1 there, 1 in history, 1 announced';
const titlesOf = (posted: Posted[]) => posted.map(({ title }) => title);

/** A client that got no answer asks again with the same key; it does not matter whether the first request was taken. */
async function askAgain(posted: Posted[], call: Caller): Promise<void> {
  for (const { key, title, got } of posted.filter(({ got }) => got.status !== 200)) {
    const again = await call({ method: 'POST', path: '/job', body: jobWish({ title }), key });
    expect(again, `${key} after ${got.status}`).toMatchObject({ status: 200 });
  }
}

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
    expect(await ending).toEqual({ code: 0, isInTime: true });
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

const KILLS = 4;

story(
  'a posted job that was acknowledged outlives kill -9, and so do its history and its notices',
  { shows: ['X1', 'R-16-028'] },
  async ({ customer, business, market }) => {
    const [carl, anna] = await Promise.all([customer(), business()]);
    const posted: Posted[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const process = await secondProcess(market);
      const load = await loadOf(process, { carl, name: `life-${kill}` });
      process.signal('SIGKILL');
      await Promise.all([load.over, process.ended]);
      posted.push(...load.posted);
    }
    const taken = posted.filter(({ got }) => got.status === 200);
    const restarted = await secondProcess(market);
    expect(await kept(market, titlesOf(taken))).toEqual([`${taken.length}: ${ONCE}`]);

    await askAgain(posted, await callerOf(carl, restarted));
    expect(await kept(market, titlesOf(posted))).toEqual([`${posted.length}: ${ONCE}`]);
    await restarted.stop();
    // What a killed process had begun to announce is announced again some 20 seconds later, and then mailed.
    await leadMailsGo(market);
    expect(await leadsMailedTo(market, anna)).toBe(posted.length);
    expect(await brokenInvariants(market.product.market.db)).toEqual([]);
  },
);

/** How many leads somebody was told of by mail, each of them once, in however many mails. */
async function leadsMailedTo({ product }: TestMarket, { accountId }: Person): Promise<number | undefined> {
  const { rows } = await product.database.pool.query<{ leads: number }>(
    `select count(*) as leads from notices
    where kind = 'new-lead' and channel = 'email' and status = 'sent' and account_id = $1`,
    [accountId],
  );
  return rows[0]?.leads;
}

/**
 * From now on each message takes as long as our patience with a mail server lasts, and of the third sixteen none goes at all:
 * however long this machine stands still, something is left for the next worker.
 */
const slowMail = `
  create sequence slow_mails;
  create function slow_mail() returns trigger language plpgsql security definer as $$ begin
    if nextval('slow_mails') > 32 then raise 'the mail server is away'; end if;
    perform pg_sleep(4);
    return new;
  end $$;
  create trigger slow_mail before insert on caught_messages for each row execute function slow_mail()`;

story(
  'what a stopping worker has not sent it hands back, and the next one sends it once',
  { shows: ['X17', 'R-16-028'] },
  async ({ customer, business, market }) => {
    const carl = await customer();
    // Sixteen are on their way at a time, and sixteen more when the first have gone.
    const all = Array.from({ length: 40 }, () => business({ package: 'premium' }));
    const businesses = await Promise.all(all);
    await market.product.market.queue.close(); // from here on the only workers are those of other processes
    const { pool } = market.product.database;
    const count = async (what: string) =>
      (await pool.query<{ n: number }>(`select count(*) as n from ${what}`)).rows[0]?.n;

    await market.asOwner(slowMail);
    const stopping = await secondProcess({ ...market, role: 'all' });
    await (await carl.api(stopping)).postJob({ body: jobWish() });
    await expect.poll(() => count('caught_messages')).toBeGreaterThan(0);
    const ending = await terminated(stopping);
    expect(await count('caught_messages')).toBeLessThan(businesses.length);
    expect(await count(`pgboss.job where state = 'active'`)).toBe(0);
    expect(await brokenInvariants(market.product.market.db)).toEqual([]);

    await market.asOwner('drop trigger slow_mail on caught_messages');
    await pool.query(`update pgboss.job set start_after = now() where state = 'retry'`);
    const next = await secondProcess({ ...market, role: 'worker' });
    await market.settled();
    await next.stop();
    for (const { facts } of businesses) expect(await market.mailTo(facts.email)).toHaveLength(1);
    expect(ending).toEqual({ code: 0, isInTime: true });
  },
);
