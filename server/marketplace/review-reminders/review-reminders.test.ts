import { expect } from 'vitest';
import { inTransaction } from '../../platform/db/db.ts';
import { type Stage, story } from '../../testing/story.ts';
import { SEND_FROM_OUTBOX } from '../outbox/index.ts';
import { remindToReview } from './remind-to-review.ts';

const C5 = { shows: ['C5'] };

/** Anna has finished the tap at Carl's. */
async function finished({ customer, business }: Stage) {
  const [carl, anna] = [await customer({ name: 'Carl Moss' }), await business({ name: 'Anna Bell' })];
  const job = await carl.posts({ title: 'The tap' });
  await carl.accepts(await anna.quotes(await anna.lead('The tap'), { cost: 80 }));
  await anna.finishes(job);
  return { carl, anna, job };
}

type Time = { days?: number; minutes?: number };

/** So much time passes, and the duty of the minute comes by, twice. */
async function passes({ market }: Stage, time: Time): Promise<void> {
  await market.advance(time);
  for (let twice = 0; twice < 2; twice += 1) await remindToReview(market.product.market);
  await market.settled();
}

type Someone = Awaited<ReturnType<typeof finished>>['carl'];

const mails = async ({ market }: Stage, { facts }: Someone) =>
  (await market.mailTo(facts.email)).filter(({ subject }) => subject.startsWith('How did Bell & Co do?'));

async function rung(carl: Someone): Promise<number> {
  const { groups } = await (await carl.api()).bell();
  return groups.flatMap(({ entries }) => entries).filter(({ kind }) => kind === 'review-due').length;
}

story('a customer is asked for a review after three days and after ten, and no more', C5, async (stage) => {
  const { carl, job } = await finished(stage);
  await passes(stage, { days: 3, minutes: -1 });
  expect([await mails(stage, carl), await rung(carl)]).toEqual([[], 0]);
  await passes(stage, { minutes: 1 });
  const [mail, ...others] = await mails(stage, carl);
  expect([mail?.subject, others]).toEqual(['How did Bell & Co do? The tap', []]);
  expect(mail?.text).toContain(`/dashboard?tab=history&at=${job.id}&panel=review`);
  expect(await rung(carl)).toBe(1);
  await passes(stage, { days: 7, minutes: -1 });
  expect(await mails(stage, carl)).toHaveLength(1);
  await passes(stage, { minutes: 1 });
  expect([(await mails(stage, carl)).length, await rung(carl)]).toEqual([2, 2]);
  await passes(stage, { days: 20 });
  expect([(await mails(stage, carl)).length, await rung(carl)]).toEqual([2, 2]);
});

story('who has written the review is asked for it no more', C5, async (stage) => {
  const { carl, job } = await finished(stage);
  await passes(stage, { days: 3 });
  await carl.reviews(job, { rating: 5 });
  await passes(stage, { days: 7 });
  expect([(await mails(stage, carl)).length, await rung(carl)]).toEqual([1, 1]);
  const { groups } = await (await carl.api()).bell();
  expect(groups[0]).toMatchObject({ place: 'history', at: job.id });
});

story('a mail that waited while the review was written is not sent', C5, async (stage) => {
  const { carl, job } = await finished(stage);
  const { market } = stage;
  await passes(stage, { days: 3 });
  await market.asOwner('truncate caught_messages');
  await carl.reviews(job, { rating: 5 });
  const { pool } = market.product.database;
  const { rows } = await pool.query<{ id: string }>(
    `update notices set status = 'queued', decided_at = null where kind = 'review-due' returning id`,
  );
  const jobs = rows.map(({ id }) => ({ noticeId: id }));
  const { db, queue } = market.product.market;
  await inTransaction(db, (tx) => queue.send(tx, SEND_FROM_OUTBOX, { jobs }));
  await market.settled();
  expect([jobs.length, await mails(stage, carl)]).toEqual([1, []]);
});

story('nobody is asked about a job that an admin switched off or deleted', C5, async (stage) => {
  const { carl, job } = await finished(stage);
  const admin = await stage.admin();
  const params = { id: job.id };
  await (await admin.api()).switchJob({ params, body: { is_active: 0, reason: 'Not a job' } });
  await passes(stage, { days: 3 });
  await (await admin.api()).switchJob({ params, body: { is_active: 1 } });
  await (await admin.api()).removeJob({ params, body: { reason: 'Not a job' } });
  await passes(stage, { days: 7 });
  expect([await mails(stage, carl), await rung(carl)]).toEqual([[], 0]);
});

story(
  'who has mails off reads it in the bell alone, and an account that is off or gone nowhere',
  C5,
  async (stage) => {
    const { carl } = await finished(stage);
    await carl.wants({ email: false });
    await passes(stage, { days: 3 });
    expect([await mails(stage, carl), await rung(carl)]).toEqual([[], 1]);
    const api = await (await stage.admin()).api();
    await api.changeCustomer({
      params: { id: carl.id },
      body: { is_active: 0, reason: 'Somebody complained about this account.' },
    });
    await passes(stage, { days: 7 });
    const { rows } = await stage.market.product.database.pool.query(
      `select event from history where event = 'review.due'`,
    );
    expect([await mails(stage, carl), rows]).toEqual([[], [{ event: 'review.due' }]]);
  },
);

story('a market that was stopped for weeks asks once, and two processes ask once', C5, async (stage) => {
  const { carl } = await finished(stage);
  const { market } = stage;
  await market.advance({ days: 30 });
  await Promise.all([remindToReview(market.product.market), remindToReview(market.product.market)]);
  await market.settled();
  expect([(await mails(stage, carl)).length, await rung(carl)]).toEqual([1, 1]);
});
