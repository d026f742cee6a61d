import { once } from 'node:events';
import { request } from 'node:http';
import { expect, vi } from 'vitest';
import { callerOf, terminated } from '../server/testing/callers.ts';
import { jobWish } from '../server/testing/customer.ts';
import { leadMailsGo } from '../server/testing/daytime.ts';
import { brokenInvariants } from '../server/testing/invariants.ts';
import type { TestMarket } from '../server/testing/market.ts';
import type { Person } from '../server/testing/person.ts';
import { askAgain, kept, loadOf, ONCE, type Posted, titlesOf } from '../server/testing/posting-load.ts';
import { type SecondProcess, secondProcess } from '../server/testing/second-process.ts';
import { story } from '../server/testing/story.ts';

// Processes start and stop here, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 240_000 });

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
    expect(await terminated(process)).toBe(0);
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
    expect(ending).toBe(0);
  },
);
