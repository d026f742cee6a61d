import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Business } from '../../testing/business.ts';
import { castOf } from '../../testing/cast.ts';
import { dueNow } from '../../testing/due.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { mailServer } from '../../testing/mail-server.ts';
import { openTestMarket, type TestMarket } from '../../testing/market.ts';
import { customerForm, visitor } from '../../testing/newcomer.ts';
import { PRODUCTION } from '../../testing/production.ts';

// The product as in production, with a real mail server at the other end that is not always there.
vi.setConfig({ testTimeout: 240_000 });

/** Tries are seconds apart, and whatever runs beside this may take the machine for a while. */
const WAIT_MS = 60_000;

let server: Awaited<ReturnType<typeof mailServer>>;
let market: TestMarket;

beforeAll(async () => {
  server = await mailServer();
  market = await openTestMarket({ ...PRODUCTION, SMTP_URL: server.url });
}, 60_000);

afterAll(async () => {
  await market?.product.stop();
  await server?.close();
});

/** A minute later, after which the mail server is tried again. */
async function due(): Promise<void> {
  await market.advance({ minutes: 1.1 });
  await dueNow(market);
}

async function count(sql: string): Promise<number> {
  const { rows } = await market.product.database.pool.query<{ count: number }>(sql);
  return rows[0]?.count ?? 0;
}

/** Each mail once: a notice of a lead goes with the mail that tells of it. */
const waiting = () =>
  count(`select count(*) as count from notices where status = 'queued' and kind <> 'new-lead'`);
const failedTries = () => count(`select coalesce(sum(retry_count), 0)::int as count from pgboss.job`);

const logged = (words: string) => market.log.filter((line) => line.includes(words)).length;
const timesAway = async () => logged('the mail server is away: mail waits');
const failuresLogged = () => logged('"a job failed"');

/** Lets what waits be tried until nothing waits. */
async function untilSent(): Promise<void> {
  while ((await waiting()) > 0) {
    await due();
    await sleep(250);
  }
  await market.settled();
}

/** A job with two quotes that two others hear of, somebody new, a forgotten password and somebody who leaves; answers the mails that this makes in the end. */
async function news(): Promise<{ customer: string; fay: Business; mails: number }> {
  const cast = castOf(market);
  const [carl, dana] = await Promise.all([cast.customer(), cast.customer()]);
  const [anna, bob] = await Promise.all([cast.business(), cast.business()]);
  for (const one of [anna, bob]) await one.wants({ newJobLeads: false });
  const premium = { package: 'premium' } as const;
  const [fay] = await Promise.all([cast.business(premium), cast.business(premium)]);
  await carl.posts();
  await anna.quotes(await anna.lead(), { cost: 120 });
  await bob.quotes(await bob.lead(), { cost: 140 });
  await visitor(market).registerCustomer({ body: customerForm() });
  await visitor(market).sendSecurityCode({ params: { email: carl.facts.email } });
  await (await dana.api()).deleteAccount();
  return { customer: carl.facts.email, fay, mails: 7 };
}

test('a mail server that is away for an hour loses nothing and gets nothing twice', {
  meta: { shows: ['X12', 'R-16-028'] },
}, async () => {
  await market.reset();
  await server.close();
  const { mails } = await news();
  await expect.poll(waiting, { timeout: WAIT_MS }).toBe(mails);
  let failures: number | undefined;
  for (let minutes = 0; minutes < 60; minutes += 20) {
    await market.advance({ minutes: 20 });
    const looks = await timesAway();
    await due();
    await expect.poll(timesAway, { timeout: WAIT_MS }).toBeGreaterThan(looks);
    // However often what waits comes up: while the server is away a look for it is no try of a mail.
    failures ??= failuresLogged();
    expect(failuresLogged()).toBe(failures);
    expect(await waiting()).toBe(mails);
    expect(await brokenInvariants(market.product.market.db)).toEqual([]);
  }
  expect(server.received).toEqual([]);

  await server.comesBack();
  await untilSent();
  const ids = server.received.map(({ messageId }) => messageId);
  expect(ids).toHaveLength(mails);
  expect(new Set(ids).size).toBe(mails);
  expect(await brokenInvariants(market.product.market.db)).toEqual([]);
});

test('every queue that mails goes on trying for longer than an hour, and ever less often', {
  meta: { shows: ['X12', 'R-16-028'] },
}, async () => {
  const { rows } = await market.product.database.pool.query<Schedule>(
    `select name, retry_limit, retry_delay, retry_backoff, retry_delay_max from pgboss.queue where name like 'send-%'`,
  );
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['send-from-outbox', 'send-bulk-mail', 'send-texts']),
  );
  for (const queue of rows) {
    expect(queue.retry_backoff).toBe(true);
    // pg-boss waits between a half of each step and the whole of it.
    expect([queue.name, secondsOfTrying(queue) / 2 > HOUR_S]).toEqual([queue.name, true]);
  }
});

const HOUR_S = 3600;

type Schedule = {
  name: string;
  retry_limit: number;
  retry_delay: number;
  retry_backoff: boolean;
  retry_delay_max: number;
};

const secondsOfTrying = ({ retry_limit, retry_delay, retry_delay_max }: Schedule): number =>
  Array.from({ length: retry_limit }, (_, turn) => Math.min(retry_delay * 2 ** turn, retry_delay_max)).reduce(
    (sum, wait) => sum + wait,
    0,
  );

test('RFC 8058 V4 a notice carries the link that stops it to the mail server, and one click on it works', async () => {
  await market.reset();
  server.received.length = 0;
  const { fay, mails } = await news();
  await expect.poll(() => server.received.length, { timeout: WAIT_MS }).toBe(mails);
  const read = server.received.map(({ to, raw }) => ({ to: to[0], ...oneClickIn(raw), text: textIn(raw) }));
  const [notices, others] = [read.filter(({ link }) => link), read.filter(({ link }) => !link)];
  // Two leads and two quotes; nothing stops a verification, a security code and a farewell.
  expect([notices.length, others.length]).toEqual([4, 3]);
  for (const { link, post, text } of notices) {
    expect(link).toMatch(/^https:\/\/fettle\.example\.com\/unsubscribe\/[\w-]{43}$/);
    expect(post).toBe('List-Unsubscribe=One-Click');
    expect(text).toContain(`: ${link}`);
  }
  for (const { post, text } of others) expect([post, text.includes('/unsubscribe/')]).toEqual([null, false]);

  const ofFay = new URL(notices.find(({ to }) => to === fay.facts.email)?.link ?? '');
  const click = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) };
  expect((await fetch(market.baseUrl + ofFay.pathname, click)).status).toBe(200);
  expect((await fay.settings()).notifiableEvents.newJobLeads).toBe(false);
});

/** What a mailbox needs to unsubscribe its owner, from the head of a mail as it went over the wire. */
function oneClickIn(raw: string): { link: string | null; post: string | null } {
  const [head = ''] = raw.split('\r\n\r\n');
  const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
  const link = /^List-Unsubscribe: <(\S+)>\r?$/im.exec(unfolded)?.[1] ?? null;
  return { link, post: /^List-Unsubscribe-Post: (\S+)\r?$/im.exec(unfolded)?.[1] ?? null };
}

/** The body without what keeps its lines short on the wire. */
const textIn = (raw: string) => raw.replace(/=\r\n/g, '').replaceAll('=3D', '=');

test('a mail that was taken in without a word is sent again under the same Message-ID', {
  meta: { shows: ['X12'] },
}, async () => {
  await market.reset();
  server.received.length = 0;
  market.log.length = 0;
  server.hangUp();
  const { mails } = await news();
  // After five of them nothing more is handed over, but for one mail at a time.
  await expect.poll(timesAway, { timeout: WAIT_MS }).toBeGreaterThan(0);
  expect(await waiting()).toBe(mails);
  server.take();
  await untilSent();
  const ids = server.received.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(mails);
  expect(ids.length).toBeGreaterThan(mails);
});

test('refused for now, a mail is sent later, and nobody’s address is noted meanwhile', {
  meta: { shows: ['X12', 'T25'] },
}, async () => {
  await market.reset();
  server.received.length = 0;
  market.log.length = 0;
  server.refuse('451 try later');
  const { customer, mails } = await news();
  await expect.poll(failedOutputs, { timeout: WAIT_MS }).toBeGreaterThan(0);
  server.refuse(`550 <${customer}> is unknown here`);
  await due();
  await expect.poll(failedTries, { timeout: WAIT_MS }).toBeGreaterThan(0);
  server.take();
  const { rows } = await market.product.database.pool.query('select output::text from pgboss.job');
  expect(JSON.stringify(rows)).not.toContain(customer);
  expect(market.log.join('\n')).not.toContain(customer);
  await untilSent();
  expect(server.received).toHaveLength(mails);
});

const failedOutputs = () => count(`select count(*) as count from pgboss.job where state = 'retry'`);
