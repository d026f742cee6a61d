import pg from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { inTransaction, openDatabase } from '../../platform/db/db.ts';
import { contract, waitingContractions } from '../../platform/db/migrate.ts';
import { newId } from '../../platform/ids.ts';
import { createLog } from '../../platform/log/log.ts';
import { catcher } from '../../platform/mail/catcher.ts';
import type { Job } from '../../platform/queue/queue.ts';
import { prepare } from '../../prepare.ts';
import { castOf } from '../../testing/cast.ts';
import { olderDatabase, type TwoUrls } from '../../testing/databases.ts';
import { atEndOfFile } from '../../testing/end-of-file.ts';
import { openSecondProduct, type TestMarket } from '../../testing/market.ts';
import { PASSWORD } from '../../testing/facts.ts';
import { outboxWorker } from '../../testing/outbox-worker.ts';
import { type Stage, toldOn } from '../../testing/story.ts';
import { subscriber } from '../../testing/subscriber.ts';
import { oldQueueJobs } from './old-queues.ts';

// While a release rolls out, processes of the release before keep mails in tables of their own, which are there until the
// operator contracts. They are played by the statements that they send.

const BEFORE = '0102-newest-work';
const CONTRACTION = '0003-mails-in-the-outbox';

let market: TestMarket;

beforeAll(async () => {
  market = await openedOn(await olderDatabase(BEFORE));
  atEndOfFile(() => market.product.stop());
});

async function openedOn(urls: TwoUrls): Promise<TestMarket> {
  await starts(urls);
  return openSecondProduct({ databaseUrl: urls.url, ownerUrl: urls.ownerUrl });
}

const starts = (urls: TwoUrls) =>
  prepare({
    databaseUrl: urls.url,
    ownerUrl: urls.ownerUrl,
    platform: 'staging',
    clock: systemClock,
    log: createLog('error'),
  });

/** A story on a database that is not contracted. */
async function told(tell: (stage: Stage) => Promise<void>): Promise<void> {
  await market.reset();
  market.log.length = 0;
  market.announced.length = 0;
  await toldOn(market, tell);
}

/** A row and the job for it, twice: a job whose worker is lost runs again. */
async function oldQueues({ product }: TestMarket, queue: string, job: Job): Promise<void> {
  const { db, queue: jobs } = product.market;
  await inTransaction(db, (tx) => jobs.send(tx, queue, { jobs: [job, job] }));
}

const query = async ({ product }: TestMarket, sql: string, values: unknown[] = []) =>
  (await product.database.pool.query<{ id: string }>(sql, values)).rows[0]?.id ?? '';

/** The ids of the mails that came to an address: they are their Message-IDs. */
const mailsTo = async (to: string) => {
  await market.settled();
  const { rows } = await market.product.database.pool.query<{ id: string }>(
    'select id from caught_messages where recipient = $1',
    [to],
  );
  return rows.map(({ id }) => id);
};

test('a mail to an account that an old process queued goes once, with what it says', () =>
  told(async (stage) => {
    const { customer } = stage;
    const { id: account, facts } = await customer();
    const mail = await query(
      market,
      `insert into account_mails (id, kind, account_id, note, created_at)
    values ($1, 'review-deleted', $2, 'The job: J000123.', $3) returning id`,
      [newId(), account, market.clock.now()],
    );
    await oldQueues(market, 'send-account-mail', { mailId: mail });
    expect(await mailsTo(facts.email)).toEqual([mail]);
    expect((await market.mailTo(facts.email))[0]?.text).toContain('The job: J000123.');
  }));

test('a mail about a payment that an old process queued goes once', () =>
  told(async (stage) => {
    const anna = await subscriber(stage);
    // As if an old process had queued the mail that its subscription begins.
    const mail = await query(
      market,
      `with taken as (delete from notices where kind = 'billing-change' returning *),
      uncaught as (delete from caught_messages where id in (select id from taken))
    insert into billing_mails (id, key, kind, business_id, subject_id, created_at)
    select id, 'change:' || subject_id, 'change', business_id, subject_id, created_at from taken returning id`,
      [],
    );
    await oldQueues(market, 'send-billing-mail', { mailId: mail });
    expect(await mailsTo(anna.facts.email)).toContain(mail);
    const subjects = (await market.mailTo(anna.facts.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.endsWith('package is active'))).toHaveLength(1);
  }));

test('of two codes the older is not sent, though an old process queued the newer', () =>
  told(async (stage) => {
    const { customer } = stage;
    const { id: account, facts } = await customer();
    // Two ids of the same millisecond are in no order of their own.
    const [older = '', newer = ''] = [newId(), newId()].toSorted();
    const code = (table: string, id: string, more: [columns: string, values: string]) =>
      query(
        market,
        `insert into ${table} (id, kind, account_id, created_at${more[0]})
      values ($1, 'security-code', $2, $3${more[1]}) returning id`,
        [id, account, market.clock.now()],
      );
    await code('notices', older, [', key, channel', ", 'older', 'email'"]);
    await code('account_mails', newer, ['', '']);
    await outboxWorker(market, catcher)(older);
    await oldQueues(market, 'send-account-mail', { mailId: newer });
    expect(await mailsTo(facts.email)).toEqual([newer]);
  }));

test('a last mail that an old process queued goes once, and leaves nothing', () =>
  told(async () => {
    const farewell = await query(
      market,
      `insert into farewells (id, email, first_name, created_at) values ($1, 'dana@example.test', 'Dana', $2) returning id`,
      [newId(), market.clock.now()],
    );
    await oldQueues(market, 'send-farewell', { farewellId: farewell, keeps: 'invoices' });
    expect(await mailsTo('dana@example.test')).toEqual([farewell]);
    const [mail] = await market.mailTo('dana@example.test');
    expect(mail?.text).toContain('Hello Dana,');
    expect(mail?.text).toContain('Invoices are kept for six years');
    const left = 'select id from farewells union all select id from notices';
    expect((await market.product.database.pool.query(left)).rows).toEqual([]);
  }));

/** What an old process has mailed to an account: a row that it decided. */
const wasMailed = (to: { accountId: string }) =>
  query(
    market,
    `insert into account_mails (id, kind, account_id, status, created_at, decided_at)
    values ($1, 'password-changed', $2, 'sent', now(), now()) returning id`,
    [newId(), to.accountId],
  );

test('what an old process mailed to an account goes with the account', () =>
  told(async ({ customer }) => {
    const [carl, dana] = [await customer(), await customer()];
    for (const each of [carl, dana]) await wasMailed(each);
    const api = await carl.api();
    await api.provePassword({ body: { password: PASSWORD } });
    await api.deleteAccount();
    await market.settled();
    const { rows } = await market.product.database.pool.query('select account_id from account_mails');
    expect(rows).toEqual([{ account_id: dana.accountId }]);
  }));

test('the tables go when the operator says so, not before what waits in them, and what was told stays', async () => {
  const urls = await olderDatabase(BEFORE);
  const sentBefore = await fillBefore(urls);
  const own = await openedOn(urls);
  const { db, pool, close } = openDatabase(urls.ownerUrl, { size: 2, log: createLog('error') });
  try {
    expect(await waitingContractions(db)).toContain(CONTRACTION);
    const carl = await castOf(own).customer();
    const write = (status: string) =>
      pool.query(
        `insert into account_mails (id, kind, account_id, status, note, created_at)
        values ($1, 'review-deleted', $2, $3, 'The job: J000123.', now()) returning id`,
        [newId(), carl.accountId, status],
      );
    const sent = (await write('sent')).rows[0].id;
    const waiting = (await write('queued')).rows[0].id;
    await pool.query(`insert into pgboss.job (name, data) values ('send-account-mail', $1)`, [
      { mailId: waiting },
    ]);
    await expect(contract(db)).rejects.toThrow('1 mails of the release before still wait');
    expect(await waitingContractions(db)).toContain(CONTRACTION);
    await own.settled();
    expect(await contract(db)).toContain(CONTRACTION);
    const { rows } = await pool.query('select id, status, facts from notices order by created_at');
    expect(rows).toEqual([sentBefore, sent, waiting].map((id) => ({ id, status: 'sent', facts: null })));
    await expect(pool.query('select from farewells')).rejects.toThrow('does not exist');
    // A job that is left over finds nothing, and the program goes on as before.
    await oldQueueJobs(own.product.market)['send-account-mail']?.({ mailId: newId() });
    await starts(urls);
    expect(await waitingContractions(db)).toEqual([]);
  } finally {
    await close();
    await own.product.stop();
  }
});

/** A mail that went before the update, to an account that does not matter here. */
async function fillBefore({ ownerUrl }: TwoUrls): Promise<string> {
  const id = newId();
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`
      set session_replication_role = replica;
      insert into account_mails (id, kind, account_id, recipient, status, created_at, decided_at)
      values ('${id}', 'verify-email', gen_random_uuid(), null, 'sent', '2026-10-01', '2026-10-01');
      alter table notices drop constraint notices_account_id_fkey`);
  } finally {
    await client.end();
  }
  return id;
}
