import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { SESSION_COOKIE } from './platform/http/door.ts';
import { createLog } from './platform/log/log.ts';
import { prepare } from './prepare.ts';
import { askForPage } from './testing/asked-page.ts';
import { type Ask, callerOf } from './testing/callers.ts';
import { castOf } from './testing/cast.ts';
import { throwawayCluster } from './testing/cluster.ts';
import { jobWish } from './testing/customer.ts';
import { atEndOfFile } from './testing/end-of-file.ts';
import { hostOf } from './testing/hosts.ts';
import { openSecondProduct } from './testing/market.ts';
import { type Process, signalAll } from './testing/process-table.ts';
import { secondProcess } from './testing/second-process.ts';
import { standingClock } from './testing/standing-clock.ts';

// A database that takes every question and answers none: its processes stand still, or the network swallows what they say.

/** Nobody waits longer for any answer, in milliseconds. */
const LONGEST = 3_000;

/** As an operator has it who sets nothing. */
const AS_SHIPPED = {
  DATABASE_WAIT: '1000',
  DATABASE_STATEMENT_TIMEOUT: '5000',
  DATABASE_LOCK_TIMEOUT: '2000',
  DATABASE_SILENCE: '1800',
};

const stopped: Process[] = [];
afterEach(() => signalAll(stopped.splice(0), 'SIGCONT'));

/** A market on a database of its own, with people in it and a process before it that knows the database by `urlFor`. */
async function marketOnItsOwn(urlFor: (url: string) => Promise<string>) {
  const cluster = await throwawayCluster();
  atEndOfFile(cluster.stop);
  const urls = { databaseUrl: cluster.url, ownerUrl: cluster.ownerUrl };
  await prepare({
    ...urls,
    platform: 'staging',
    simulatesPayments: true,
    clock: standingClock(),
    log: createLog('error'),
  });
  const market = await openSecondProduct(urls);
  atEndOfFile(market.product.stop);
  const { customer, business } = castOf(market);
  const [carl, dora, emil, anna] = await Promise.all([customer(), customer(), customer(), business()]);
  await market.settled();
  const databaseUrl = await urlFor(cluster.url);
  const process = await secondProcess({ databaseUrl, clock: market.clock, env: AS_SHIPPED });
  atEndOfFile(process.stop);
  return { cluster, market, customers: [carl, dora, emil], carl, anna, process };
}

type Place = Awaited<ReturnType<typeof marketOnItsOwn>>;
type Answer = { asked: string; status: number | string; tookMs: number; body: string };

const timed = async (asked: string, ask: Promise<{ status: number | string; body: string }>) => {
  const from = performance.now();
  const { status, body } = await ask;
  return { asked, status, body, tookMs: performance.now() - from };
};

/** Forty requests of every kind: pages of everybody and of somebody, calls that read, and calls that write. */
async function requestsOf({ customers, carl, anna, process: { baseUrl } }: Place) {
  const callers = await Promise.all(customers.map((each) => callerOf(each, { baseUrl })));
  const [asCarl, asAnna] = await Promise.all([callerOf(carl, { baseUrl }), callerOf(anna, { baseUrl })]);
  const session = { cookie: `${SESSION_COOKIE}=${await carl.token()}` };
  const page = (path: string, headers = {}) =>
    askForPage(`${baseUrl}${path}`, { headers: { accept: 'text/html', ...headers } });
  const kept = ['/', '/packages', '/trades', '/trades/plumbing', `/business/${anna.id}`, '/post-job'];
  const ofEverybody = () => kept.map((path) => timed(path, page(path)));
  const own = ['/dashboard', '/', '/post-job', '/trades/roofing-guttering', '/calendar'];
  const read = ['/dashboard', '/bell', '/conversations', '/quotes', '/notifications/settings'];
  const ofSomebody = () => own.map((path) => timed(`${path} of Carl`, page(path, session)));
  const reads = () =>
    [asCarl, asAnna].flatMap((call) =>
      read.map((path) => timed(`GET ${path}`, call({ method: 'GET', path }))),
    );
  /** The customers take turns. */
  const posts = (place: number) => {
    const body = jobWish({ title: titleOf(place) });
    const wish = { method: 'POST', path: '/job', body, key: `the-form-of-job-${place}` } satisfies Ask;
    return (callers[place % callers.length] ?? asCarl)(wish);
  };
  const writes = (from: number) => placesFrom(from).map((place) => timed(`POST job ${place}`, posts(place)));
  const all = (from: number): Promise<Answer>[] => [
    ...ofEverybody(),
    ...ofSomebody(),
    ...reads(),
    ...writes(from),
  ];
  return { all, ofEverybody, posts };
}

const titleOf = (place: number) => `Leaking tap number ${place}`;
const placesFrom = (from: number) => Array.from({ length: 19 }, (_, at) => from + at);

const slow = (answers: Answer[]) =>
  answers.filter(({ tookMs }) => tookMs > LONGEST).map(({ asked, tookMs }) => [asked, tookMs]);

async function silenceIsBorne(place: Place, silence: () => void, end: () => void): Promise<void> {
  const { process, customers } = place;
  const { all, ofEverybody, posts } = await requestsOf(place);
  const before = await Promise.all(ofEverybody());
  await Promise.all(ofEverybody());
  expect(new Set(before.map(({ status }) => status))).toEqual(new Set([200]));

  const onTheirWay = all(0);
  await sleep(5);
  silence();
  const answers = await Promise.all([...onTheirWay, ...all(100)]);
  expect(slow(answers)).toEqual([]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  // It has noticed: nobody waits at all any more, and what was drawn before is shown.
  const later = await Promise.all(all(200));
  expect(Math.max(...later.map(({ tookMs }) => tookMs))).toBeLessThan(1_000);
  for (const { asked, body } of before)
    expect(later.find((answer) => answer.asked === asked)).toMatchObject({ status: 200, body });
  const others = later.slice(before.length);
  expect(new Set(others.map(({ status }) => status))).toEqual(new Set([503]));

  end();
  const ready = async () => (await fetch(`${process.baseUrl}/api/health/ready`)).status;
  await expect.poll(ready).toBe(200);
  // Whoever was left in the dark asks again: what was kept is not kept twice.
  const places = [0, 100, 200].flatMap(placesFrom);
  for (const at of places) expect(await posts(at)).toMatchObject({ status: 200 });
  const jobs = (await Promise.all(customers.map((each) => each.jobs()))).flat();
  expect(jobs.map(({ title }) => title).toSorted()).toEqual(places.map(titleOf).toSorted());
}

test('a database that stands still keeps nobody waiting, and what was drawn before is shown', async () => {
  const place = await marketOnItsOwn(async (url) => url);
  place.market.announces('connection', 'terminat', 'timeout');
  const { cluster } = place;
  await silenceIsBorne(
    place,
    () => {
      stopped.push(...cluster.processes());
      expect(stopped.length).toBeGreaterThan(5);
      signalAll(stopped, 'SIGSTOP');
    },
    () => signalAll(stopped.splice(0), 'SIGCONT'),
  );
});

test('a network that swallows keeps nobody waiting either', async () => {
  const hosts: Awaited<ReturnType<typeof hostOf>>[] = [];
  const place = await marketOnItsOwn(async (url) => {
    const host = await hostOf(url, 'primary');
    atEndOfFile(host.stop);
    hosts.push(host);
    const { username, password, pathname } = new URL(url);
    return `postgres://${username}:${password}@${host.name}${pathname}`;
  });
  const [host] = hosts;
  expect(host).toBeDefined();
  await silenceIsBorne(
    place,
    () => host?.becomes('swallowed'),
    () => host?.becomes('primary'),
  );
});
