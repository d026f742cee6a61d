import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { castOf } from '../../testing/cast.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import { mailServer } from '../../testing/mail-server.ts';
import { openTestMarket, type TestMarket } from '../../testing/market.ts';
import { customerForm, visitor } from '../../testing/newcomer.ts';

// The product as in production, with a real mail server at the other end that is not always there.
vi.setConfig({ testTimeout: 240_000 });

/** Tries are seconds apart, and whatever runs beside this may take the machine for a while. */
const WAIT_MS = 60_000;

let server: Awaited<ReturnType<typeof mailServer>>;
let market: TestMarket;

beforeAll(async () => {
  server = await mailServer();
  market = await openTestMarket({
    PLATFORM: 'production',
    APP_URL: 'https://fettle.example.com',
    SMTP_URL: server.url,
    MAIL_FROM: 'Fettle <hello@fettle.example.com>',
    SECRET_KEY: 'thirty-two characters, at the least',
    STRIPE_SECRET_KEY: 'a key for tests',
    STRIPE_WEBHOOK_SECRET: 'a secret',
    VAT_RATE: '0',
  });
}, 60_000);

afterAll(async () => {
  await market?.product.stop();
  await server?.close();
});

/** What waits for a later try is due now; the worker looks every few seconds. */
const due = () =>
  market.product.database.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`);

async function count(sql: string): Promise<number> {
  const { rows } = await market.product.database.pool.query<{ count: number }>(sql);
  return rows[0]?.count ?? 0;
}

const waiting = () =>
  count(`
    select count(*) as count from (select status from notices union all select status from account_mails) mails
    where status = 'queued'`);
const failedTries = () => count(`select coalesce(sum(retry_count), 0)::int as count from pgboss.job`);

/** Lets what waits be tried until nothing waits. */
async function untilSent(): Promise<void> {
  while ((await waiting()) > 0) {
    await due();
    await sleep(250);
  }
  await market.settled();
}

/** A job with two quotes, somebody new and a forgotten password; answers the mails that this makes in the end. */
async function news(): Promise<{ customer: string; mails: number }> {
  const cast = castOf(market);
  const [carl, anna, bob] = await Promise.all([cast.customer(), cast.business(), cast.business()]);
  await carl.posts();
  await anna.quotes(await anna.lead(), { cost: 120 });
  await bob.quotes(await bob.lead(), { cost: 140 });
  await visitor(market).registerCustomer({ body: customerForm() });
  await visitor(market).sendSecurityCode({ params: { email: carl.facts.email } });
  return { customer: carl.facts.email, mails: 6 };
}

test('X12 R-16-028 a mail server that is away for an hour loses nothing and gets nothing twice', async () => {
  await market.reset();
  await server.close();
  const { mails } = await news();
  await expect.poll(waiting, { timeout: WAIT_MS }).toBe(mails);
  for (let minutes = 0; minutes < 60; minutes += 20) {
    market.clock.advance({ minutes: 20 });
    const tries = await failedTries();
    await due();
    await expect.poll(failedTries, { timeout: WAIT_MS }).toBeGreaterThan(tries);
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

test('X12 a mail that was taken in without a word is sent again under the same Message-ID', async () => {
  await market.reset();
  server.received.length = 0;
  server.hangUp();
  const { mails } = await news();
  const isOf = (wanted: number) => () =>
    new Set(server.received.map(({ messageId }) => messageId)).size === wanted;
  await expect.poll(isOf(mails), { timeout: WAIT_MS }).toBe(true);
  expect(await waiting()).toBe(mails);
  server.take();
  await untilSent();
  const ids = server.received.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(mails);
  expect(ids.length).toBeGreaterThan(mails);
});

test('X12 T25 refused for now, a mail is sent later, and nobody’s address is noted meanwhile', async () => {
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
