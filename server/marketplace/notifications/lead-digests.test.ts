import { expect, test } from 'vitest';
import type { Business } from '../../testing/business.ts';
import { castOf } from '../../testing/cast.ts';
import { anHourPasses, theDay, theNight } from '../../testing/daytime.ts';
import { openTestMarket, type TestMarket } from '../../testing/market.ts';
import { ANNOUNCE_JOB, noticeJobs } from './notice.jobs.ts';
import { noting } from '../../testing/noting.ts';
import { outboxWorker } from '../../testing/outbox-worker.ts';
import { type Stage, story } from '../../testing/story.ts';

const PREMIUM = { package: 'premium' } as const;
const ONE = 'New lead: Fix a leak or burst pipe in SE1';

/** What the minute brings. */
async function passes({ market }: Stage, minutes: number): Promise<void> {
  await market.advance({ minutes });
  await market.product.sweep();
  await market.settled();
}

/** The subjects of somebody's mails, oldest first. */
const mailsOf = async (market: TestMarket, { facts }: Business): Promise<string[]> =>
  (await market.mailTo(facts.email)).map(({ subject }) => subject).toReversed();

/** The leads of a market, so many, each of another title. */
async function posts(stage: Stage, ...titles: string[]) {
  const carl = await stage.customer();
  const jobs = [];
  for (const title of titles) jobs.push(await carl.posts({ title }));
  await stage.market.settled();
  return { carl, jobs };
}

story(
  'standard businesses hear of the leads of an hour in one mail, premium ones at once',
  { shows: ['ruling 51'] },
  async (stage) => {
    const { market, business } = stage;
    theDay(market.clock);
    const [anna, ben] = [await business(), await business(PREMIUM)];
    await posts(stage, 'A tap that drips');
    expect([await mailsOf(market, anna), await mailsOf(market, ben)]).toEqual([[], [ONE]]);
    await passes(stage, 30);
    await posts(stage, 'A second tap');
    expect(await mailsOf(market, ben)).toEqual([ONE, ONE]);
    await passes(stage, 29);
    expect(await mailsOf(market, anna)).toEqual([]);
    await passes(stage, 2);
    expect(await mailsOf(market, anna)).toEqual(['2 new leads near you']);
    const [mail] = await market.mailTo(anna.facts.email);
    for (const title of ['A tap that drips', 'A second tap']) expect(mail?.text).toContain(title);
    // Each lead is told of once.
    await anHourPasses(market);
    expect(await mailsOf(market, anna)).toHaveLength(1);
  },
);

story(
  'whatever was chosen, 15 minutes lie between two mails about leads',
  { shows: ['ruling 51'] },
  async (stage) => {
    const { market } = stage;
    theDay(market.clock);
    const ben = await stage.business(PREMIUM);
    await posts(stage, 'The first');
    await posts(stage, 'The second', 'The third');
    await passes(stage, 14);
    expect(await mailsOf(market, ben)).toEqual([ONE]);
    await passes(stage, 2);
    expect(await mailsOf(market, ben)).toEqual([ONE, '2 new leads near you']);
  },
);

story('each member chooses for themselves, and what waits goes as they have just chosen', async (stage) => {
  const { market } = stage;
  theDay(market.clock);
  const anna = await stage.business();
  const nora = await stage.member(anna, 'office');
  expect((await anna.wants({ leadMails: 'daily' })).leadMails).toBe('daily');
  expect((await nora.wants({ messages: true })).leadMails).toBe('hourly');
  await posts(stage, 'A tap that drips');
  await anHourPasses(market);
  expect([await mailsOf(market, anna), await mailsOf(market, nora)]).toEqual([[], [ONE]]);
  await anna.wants({ leadMails: 'at_once' });
  await passes(stage, 1);
  expect(await mailsOf(market, anna)).toEqual([ONE]);
  // Taken back, it is as often as the package says.
  expect((await anna.wants({ leadMails: null })).leadMails).toBe('hourly');
});

story('daily mail comes at 8 in the morning, and so does hourly mail of the night', async (stage) => {
  const { market } = stage;
  theNight(market.clock);
  const [anna, ben, dora] = [await stage.business(), await stage.business(), await stage.business(PREMIUM)];
  await ben.wants({ leadMails: 'daily' });
  await posts(stage, 'A burst pipe');
  expect(await mailsOf(market, dora)).toEqual([ONE]);
  await anHourPasses(market);
  await passes(stage, 4 * 60);
  expect([await mailsOf(market, anna), await mailsOf(market, ben)]).toEqual([[], []]);
  theDay(market.clock);
  await passes(stage, 0);
  expect([await mailsOf(market, anna), await mailsOf(market, ben)]).toEqual([[ONE], [ONE]]);
});

story('leads that have gone by then are left out, and a mail with none left is not sent', async (stage) => {
  const { market } = stage;
  theDay(market.clock);
  const [anna, ben] = [await stage.business(), await stage.business()];
  const { carl, jobs } = await posts(stage, 'Cancelled', 'Removed', 'Quoted', 'Marked', 'Still there');
  if (jobs[0]) await carl.cancels(jobs[0]);
  await anna.dismisses(await anna.lead('Removed'));
  await anna.quotes(await anna.lead('Quoted'), { cost: 80 });
  await anna.isInterestedIn(await anna.lead('Marked'));
  await ben.wants({ newJobLeads: false });
  await anHourPasses(market);
  const [mail] = await market.mailTo(anna.facts.email);
  expect(mail?.subject).toBe(ONE);
  expect(mail?.text).toContain('Still there');
  expect(await mailsOf(market, ben)).toEqual([]);

  const only = await posts(stage, 'Cancelled, too');
  if (only.jobs[0]) await only.carl.cancels(only.jobs[0]);
  await anHourPasses(market);
  expect(await mailsOf(market, anna)).toEqual([ONE]);
  const { rows } = await market.product.database.pool.query(
    `select count(*) from notices where status = 'queued' union all select count(*) from leads_to_mail`,
  );
  expect(rows).toEqual([{ count: 0 }, { count: 0 }]);
});

test('a mail that never goes holds back what came since for two days, and no longer', async () => {
  // Nothing works the queue here at all.
  const market = await openTestMarket({ ROLE: 'web' });
  theDay(market.clock);
  const [carl] = [await castOf(market).customer(), await castOf(market).business()];
  const announce = async (title: string) => {
    const { id: jobId } = await carl.posts({ title });
    await noticeJobs(market.product.market)[ANNOUNCE_JOB]?.({ jobId });
    await market.advance({ minutes: 61 });
    await market.product.sweep();
  };
  const digests = async () =>
    (await market.look(`select id from notices where kind = 'lead-digest' and status = 'queued'`)).length;
  await announce('The first');
  expect(await digests()).toBe(1);
  await announce('The second');
  await market.advance({ hours: 46, minutes: 57 });
  await market.product.sweep();
  expect(await digests()).toBe(1);
  await market.advance({ minutes: 3 });
  await market.product.sweep();
  expect(await digests()).toBe(2);
  await market.product.stop();
});

test('a mail that did not go says the same the next time, and holds back what came since', async () => {
  // Nothing works the queue here but the workers of this test.
  const market = await openTestMarket({ ROLE: 'web' });
  theDay(market.clock);
  const [carl, anna] = [await castOf(market).customer(), await castOf(market).business()];
  const announce = async (title: string) => {
    const { id: jobId } = await carl.posts({ title });
    await noticeJobs(market.product.market)[ANNOUNCE_JOB]?.({ jobId });
    await market.advance({ minutes: 61 });
    await market.product.sweep();
  };
  const digests = async () => {
    const { rows } = await market.product.database.pool.query<{ id: string }>(
      `select id from notices where kind = 'lead-digest' and status = 'queued'`,
    );
    return rows.map(({ id }) => id);
  };
  await announce('The first');
  const [id = ''] = await digests();
  const lost = noting(() => Promise.reject(new Error('the worker is gone')));
  await expect(outboxWorker(market, lost.messenger)(id)).rejects.toThrow('the worker is gone');
  await announce('The second');
  expect(await digests()).toEqual([id]);
  const sent = noting();
  await outboxWorker(market, sent.messenger)(id);
  expect(sent.ids).toEqual(lost.ids);
  const [mail] = await market.mailTo(anna.facts.email);
  expect([mail?.subject, mail?.text.includes('The second')]).toEqual([ONE, false]);
  // The second goes with the next mail, 15 minutes after this one at the soonest.
  await market.advance({ minutes: 14 });
  await market.product.sweep();
  expect(await digests()).toEqual([]);
  await market.advance({ minutes: 2 });
  await market.product.sweep();
  expect(await digests()).toHaveLength(1);
  await market.product.stop();
});
