import { expect } from 'vitest';
import { inTransaction } from '../../platform/db/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Job } from '../../platform/queue/queue.ts';
import type { TestMarket } from '../../testing/market.ts';
import { visitor } from '../../testing/newcomer.ts';
import { type Stage, story } from '../../testing/story.ts';
import { OLD_QUEUES, oldQueueJobs } from './old-queues.ts';

// What a process of the release before has queued, by the statements that it sends.

/** A row and the job for it, twice: a job whose worker is lost runs again. */
async function oldQueues({ product }: TestMarket, queue: string, job: Job): Promise<void> {
  const { db, queue: jobs } = product.market;
  await inTransaction(db, (tx) => jobs.send(tx, queue, { jobs: [job, job] }));
}

const query = async ({ market }: Stage, sql: string, values: unknown[]) =>
  (await market.product.database.pool.query<{ id: string }>(sql, values)).rows[0]?.id ?? '';

/** The ids of the mails that came to an address: they are their Message-IDs. */
const mailsTo = async ({ market }: Stage, to: string) => {
  await market.settled();
  const { rows } = await market.product.database.pool.query<{ id: string }>(
    'select id from caught_messages where recipient = $1',
    [to],
  );
  return rows.map(({ id }) => id);
};

story('an invitation that an old process queued goes once, and its link works', async (stage) => {
  const { market, business } = stage;
  const anna = await business();
  const invitation = await query(
    stage,
    `insert into invitations (id, business_id, email, email_key, role, invited_by, created_at, expires_at)
    values ($1, $2, 'ben@example.test', 'ben@example.test', 'office', $3, $4, $4::timestamptz + interval '7 days')
    returning id`,
    [newId(), anna.id, anna.accountId, market.clock.now()],
  );
  await oldQueues(market, 'send-invitation', { invitationId: invitation });
  expect(await mailsTo(stage, 'ben@example.test')).toEqual([invitation]);
  const [mail] = await market.mailTo('ben@example.test');
  expect(mail?.text).toMatch(/\/join\/\S+/);
});

story('a notice that an old process queued goes once', async (stage) => {
  const { market, customer, business } = stage;
  const [carl, anna] = [await customer(), await business()];
  await carl.posts();
  await anna.quotes(await anna.lead(), { cost: 90 });
  await market.settled();
  const notice = await query(
    stage,
    `with uncaught as (delete from caught_messages)
    update notices set status = 'queued', decided_at = null where kind = 'quote-received' returning id`,
    [],
  );
  await oldQueues(market, 'send-notice', { noticeId: notice });
  expect(await mailsTo(stage, carl.facts.email)).toEqual([notice]);
});

story('a complaint that an old process queued reaches us once, and is acknowledged once', async (stage) => {
  const { market } = stage;
  const enquiry = await query(
    stage,
    `insert into enquiries (id, about, name, business_name, email, mobile_number, message, created_at)
    values ($1, 'complaint', 'Pat Lane', '', 'pat@example.test', '07700900321', 'Nobody came to me.', $2) returning id`,
    [newId(), market.clock.now()],
  );
  const mailId = newId();
  await oldQueues(market, 'send-enquiry', { enquiryId: enquiry });
  await oldQueues(market, 'acknowledge-complaint', { enquiryId: enquiry, mailId });
  expect(await mailsTo(stage, 'support@example.com')).toEqual([enquiry]);
  expect(await mailsTo(stage, 'pat@example.test')).toEqual([mailId]);
});

story('what an old process has sent is not sent again', async (stage) => {
  const { market } = stage;
  await visitor(market).contactUs({
    body: {
      about: 'complaint',
      name: 'Pat Lane',
      email: 'pat@example.test',
      mobile_number: '07700 900321',
      message: 'Nobody came to me.',
    },
  });
  await market.settled();
  const { pool } = market.product.database;
  const { rows } = await pool.query<{ id: string }>('delete from notices returning subject_id as id');
  for (const queue of ['send-enquiry', 'acknowledge-complaint'])
    await oldQueues(market, queue, { enquiryId: rows[0]?.id ?? '', mailId: newId() });
  expect(await mailsTo(stage, 'support@example.com')).toHaveLength(1);
  expect(await mailsTo(stage, 'pat@example.test')).toHaveLength(1);
});

story('a job of an old queue whose row has gone does nothing', async ({ market }) => {
  const jobs = oldQueueJobs(market.product.market);
  const [invitationId, farewellId, enquiryId, mailId, noticeId] = [1, 2, 3, 4, 5].map(() => newId());
  const gone = { invitationId, farewellId, enquiryId, mailId, noticeId } as Job;
  for (const queue of OLD_QUEUES) await jobs[queue]?.(gone);
  await market.settled();
  expect((await market.product.database.pool.query('select id from notices')).rows).toEqual([]);
});
