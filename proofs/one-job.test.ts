import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../server/platform/db/db.ts';
import { castOf } from '../server/testing/cast.ts';
import { mailServer } from '../server/testing/mail-server.ts';
import { openTestMarket, type TestMarket } from '../server/testing/market.ts';
import { PRODUCTION } from '../server/testing/production.ts';

// One job in the middle of a town, and a mail server that takes 20 ms for each answer. `REACHED=4000` measures a large one.

const MANY = Number(process.env.REACHED ?? 500);
const ANSWER_MS = 20;

let server: Awaited<ReturnType<typeof mailServer>>;
let market: TestMarket;

beforeAll(async () => {
  server = await mailServer();
  server.pace.answersAfterMs = ANSWER_MS;
  market = await openTestMarket({ ...PRODUCTION, SMTP_URL: server.url });
}, 60_000);

afterAll(async () => {
  await market?.product.stop();
  await server?.close();
});

/** As many premium businesses as this one, at the same place and of the same trade. */
async function many(): Promise<void> {
  const anna = await castOf(market).business({ package: 'premium' });
  await inTransaction(market.product.market.db, async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    const copies = sql`generate_series(1, ${sql.lit(MANY - 1)}) as n`;
    const as = (table: string, changed: ReturnType<typeof sql>, of: ReturnType<typeof sql>) =>
      sql`insert into ${sql.table(table)} select (jsonb_populate_record(t, ${changed})).*
        from ${sql.table(table)} t, ${copies} where ${of}`.execute(tx);
    const own = sql`md5('account' || n)::uuid`;
    const firm = sql`md5('business' || n)::uuid`;
    const address = sql`jsonb_build_object('id', ${own}, 'reference', 'X-' || n, 'email', 'b' || n || '@example.test',
      'email_key', 'b' || n || '@example.test', 'mobile_number', '077' || lpad(n::text, 8, '0'))`;
    await as('accounts', address, sql`t.id = ${anna.accountId}`);
    await as(
      'notification_settings',
      sql`jsonb_build_object('account_id', ${own})`,
      sql`t.account_id = ${anna.accountId}`,
    );
    await as(
      'businesses',
      sql`jsonb_build_object('id', ${firm}, 'owner_id', ${own})`,
      sql`t.id = ${anna.id}`,
    );
    await as(
      'service_areas',
      sql`jsonb_build_object('business_id', ${firm})`,
      sql`t.business_id = ${anna.id}`,
    );
  });
}

test('a job with hundreds of businesses in reach is told to each of them once', {
  timeout: 300_000,
}, async () => {
  await many();
  const carl = await castOf(market).customer();
  const began = performance.now();
  const cpu = process.cpuUsage();
  await carl.posts();
  await expect.poll(() => server.received.length, { timeout: 240_000, interval: 50 }).toBe(MANY);
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  process.stdout.write(
    `${MANY} businesses told in ${seconds.toFixed(1)} s, ${(MANY / seconds).toFixed(0)} a second; ` +
      `${((user + system) / 1e6).toFixed(1)} s of processor time with the mail server\n`,
  );
  await market.settled();
  expect(new Set(server.received.map(({ to }) => to[0])).size).toBe(MANY);
  expect(server.received).toHaveLength(MANY);
  expect(server.pace.mostAtOnce).toBeLessThanOrEqual(16);
});
