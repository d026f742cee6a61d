import { expect } from 'vitest';
import type { MessageSender } from '../../../contract/words.ts';
import { EARLY_END_LETTERS } from '../../../contract/early-end-words.ts';
import { refusalOf } from '../../testing/api.ts';
import type { Correspondent } from '../../testing/correspondent.ts';
import {
  agreesToEarlyEnd,
  daysPassForEarlyEnds,
  declinesEarlyEnd,
  earlyEndsLapse,
  proposesEarlyEnd,
  readsEarlyEnds,
  withdrawsEarlyEnd,
} from '../../testing/early-end-acts.ts';
import { proposesExtra, readsExtras } from '../../testing/extra-acts.ts';
import { type Stage, story } from '../../testing/story.ts';
import { KEY, rows, thrice } from '../../testing/thrice.ts';
import { picks, proposes, timeIn } from '../../testing/visiting.ts';
import { lapseEarlyEnds } from './lapse-early-ends.ts';

const C5 = { shows: ['C5', 'ruling 48'] };
const REASON = 'The wall is rotten, and I am no builder. Ring 07700 900123';

/** Anna mends Carl's tap. */
async function working({ customer, business }: Stage) {
  const [carl, anna] = [await customer({ name: 'Carl Moss' }), await business({ name: 'Anna Bell' })];
  const job = await carl.posts({ title: 'The tap' });
  const lead = await anna.lead('The tap');
  await carl.accepts(await anna.quotes(lead, { cost: 120 }));
  return { carl, anna, job, lead };
}

/** The mails about how the job ends or goes on. */
async function mails({ market }: Stage, { facts }: Correspondent) {
  await market.settled();
  const all = await market.mailTo(facts.email);
  return all.filter(({ subject }) => /end your job|goes on|cancelled/.test(subject));
}

async function rung(who: Correspondent): Promise<string[]> {
  const { groups } = await (await who.api()).bell();
  return groups
    .flatMap(({ entries }) => entries.map(({ kind }) => kind))
    .filter((kind) => kind.startsWith('end-') || kind === 'job-cancelled');
}

const eventsIn = async (who: Correspondent, lead: { id: string }): Promise<string[]> => {
  const { items } = await (await who.api()).conversation({ params: { id: lead.id }, query: {} });
  return items.flatMap((item) => (item.type === 'event' ? [item.event] : []));
};

/** A side proposes to end the job and the other one agrees. */
async function endsBy(stage: Stage, side: MessageSender): Promise<void> {
  const { carl, anna, job, lead } = await working(stage);
  const [proposer, answerer] = side === 'customer' ? [carl, anna] : [anna, carl];
  const end = await proposesEarlyEnd(proposer, job, REASON);
  // It is the 12 January; the seventh day after it ends.
  const lapsesAt = '2026-01-20T00:00:00.000Z';
  const stands = { side, status: 'proposed', reason: REASON, lapsesAt, decidedAt: null };
  expect(end).toMatchObject({ ...stands, isMine: true, can: ['withdraw'] });
  const { ends, ...rest } = await readsEarlyEnds(answerer, job);
  expect(ends).toMatchObject([{ ...stands, isMine: false, can: ['agree', 'decline'] }]);
  expect(rest).toEqual({ leadId: lead.id, isUnderWay: true, mayPropose: false });
  expect((await carl.job(job)).earlyEnd).toEqual({ isMine: side === 'customer', lapsesAt });
  const [told] = await mails(stage, answerer);
  expect(told?.subject).toBe('A proposal to end your job early: The tap');
  expect(told?.text).toContain('Without an answer the job goes on.');
  expect(told?.text).not.toContain('rotten');

  expect(await agreesToEarlyEnd(answerer, end)).toEqual([]);
  expect(await agreesToEarlyEnd(answerer, end)).toEqual([]);
  expect(await carl.job(job)).toMatchObject({ status: 'cancelled', earlyEnd: null, can: [] });
  const agreed = await readsEarlyEnds(proposer, job);
  expect(agreed).toMatchObject({ isUnderWay: false, mayPropose: false });
  expect(agreed.ends).toMatchObject([{ status: 'agreed', can: [] }]);
  const [cancelled, ...more] = (await mails(stage, proposer)).filter(({ subject }) =>
    subject.startsWith('Job cancelled'),
  );
  expect([cancelled?.text, more]).toEqual([
    expect.stringContaining(
      `You and ${side === 'customer' ? 'Bell & Co' : 'Carl Moss'} agreed to end this job`,
    ),
    [],
  ]);
  expect(await rung(proposer)).toContain('job-cancelled');
  for (const who of [carl, anna])
    expect((await eventsIn(who, lead)).slice(-3)).toEqual(['end_proposed', 'end_agreed', 'job_cancelled']);
  expect(await refusalOf(carl.reviews(job, { rating: 5 }))).toBe('job_not_finished');
}

story('a customer proposes to end the job, the business agrees, and it is cancelled', C5, (stage) =>
  endsBy(stage, 'customer'),
);

story('a business proposes to end the job, the customer agrees, and it is cancelled', C5, (stage) =>
  endsBy(stage, 'business'),
);

story('nobody ends a job in progress alone', C5, async (stage) => {
  const { carl, anna, job } = await working(stage);
  expect(await refusalOf(carl.cancels(job))).toBe('job_cannot_change');
  const end = await proposesEarlyEnd(carl, job);
  expect(await refusalOf(agreesToEarlyEnd(carl, end))).toBe('forbidden');
  expect(await refusalOf(declinesEarlyEnd(carl, end))).toBe('forbidden');
  expect(await refusalOf(withdrawsEarlyEnd(anna, end))).toBe('forbidden');
  expect((await carl.job(job)).status).toBe('progress');
});

story('with the job end its extra and the visits that lie ahead, and both are told', C5, async (stage) => {
  const { carl, anna, job, lead } = await working(stage);
  await picks(carl, await proposes(anna, lead, [timeIn(stage.market, 3)]));
  await proposesExtra(anna, job);
  await agreesToEarlyEnd(anna, await proposesEarlyEnd(carl, job));
  const closed = await readsExtras(carl, job);
  expect(closed.extras).toMatchObject([{ status: 'closed' }]);
  // What is paid the two settle between them.
  expect(closed.sum).toMatchObject({ agreed: 120, due: null, isEndedEarly: true });
  const { rows: visits } = await stage.market.product.database.pool.query(
    'select status, ended_by from visits',
  );
  expect(visits).toEqual([{ status: 'cancelled', ended_by: 'system' }]);
  await stage.market.settled();
  for (const who of [carl, anna]) {
    const subjects = (await stage.market.mailTo(who.facts.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Cancelled:'))).toHaveLength(1);
  }
});

story(
  'after a no the job goes on, its proposer is told what to do, and either may propose again',
  C5,
  async (stage) => {
    const { carl, anna, job, lead } = await working(stage);
    const end = await proposesEarlyEnd(anna, job);
    await declinesEarlyEnd(carl, end);
    await declinesEarlyEnd(carl, end);
    expect(await refusalOf(agreesToEarlyEnd(carl, end))).toBe('early_end_no_longer_open');
    expect(await refusalOf(withdrawsEarlyEnd(anna, end))).toBe('early_end_no_longer_open');
    expect(await carl.job(job)).toMatchObject({ status: 'progress', earlyEnd: null });
    const [no, ...more] = await mails(stage, anna);
    expect([no?.subject, more]).toEqual(['The job goes on: The tap', []]);
    for (const said of ['Carl Moss said no', 'Talk about it in your messages', 'contact page'])
      expect(no?.text).toContain(said);
    expect([await rung(anna), await rung(carl)]).toEqual([['end-declined'], ['end-proposed']]);
    expect(await eventsIn(anna, lead)).toContain('end_declined');
    expect(await readsEarlyEnds(carl, job)).toMatchObject({ isUnderWay: true, mayPropose: true });
    expect((await proposesEarlyEnd(carl, job)).status).toBe('proposed');
  },
);

story(
  'without an answer the proposal lapses after its last day, and both are told once',
  C5,
  async (stage) => {
    const { carl, anna, job, lead } = await working(stage);
    const { market } = stage;
    const end = await proposesEarlyEnd(carl, job);
    await market.settled();
    await daysPassForEarlyEnds(market, 6);
    await lapseEarlyEnds(market.product.market);
    expect((await readsEarlyEnds(anna, job)).ends).toMatchObject([{ can: ['agree', 'decline'] }]);

    await earlyEndsLapse(market);
    await Promise.all([lapseEarlyEnds(market.product.market), lapseEarlyEnds(market.product.market)]);
    expect(await refusalOf(agreesToEarlyEnd(anna, end))).toBe('early_end_no_longer_open');
    for (const who of [carl, anna]) {
      const { ends, mayPropose } = await readsEarlyEnds(who, job);
      expect([ends.map(({ status, can }) => [status, can]), mayPropose]).toEqual([[['lapsed', []]], true]);
      const [lapsed, ...more] = (await mails(stage, who)).filter(({ subject }) => /goes on/.test(subject));
      expect(more).toEqual([]);
      for (const said of ['was not answered', 'Talk about it in your messages', 'contact page'])
        expect(lapsed?.text).toContain(said);
      expect(await rung(who)).toContain('end-lapsed');
      expect(await eventsIn(who, lead)).toContain('end_lapsed');
    }
    expect(await carl.job(job)).toMatchObject({ status: 'progress', earlyEnd: null });
  },
);

story('one proposal of either side is open at a time, and none after the end', C5, async (stage) => {
  const { carl, anna, job } = await working(stage);
  const first = await proposesEarlyEnd(anna, job);
  expect(await refusalOf(proposesEarlyEnd(anna, job))).toBe('early_end_already_proposed');
  expect(await refusalOf(proposesEarlyEnd(carl, job))).toBe('early_end_already_proposed');
  await withdrawsEarlyEnd(anna, first);
  expect(await refusalOf(agreesToEarlyEnd(carl, first))).toBe('early_end_no_longer_open');
  const second = await proposesEarlyEnd(carl, job);
  await anna.finishes(job);
  expect(await refusalOf(agreesToEarlyEnd(anna, second))).toBe('early_end_no_longer_open');
  expect(await refusalOf(proposesEarlyEnd(anna, job))).toBe('job_cannot_change');
  expect((await readsEarlyEnds(carl, job)).ends.map(({ status }) => status)).toEqual(['withdrawn', 'closed']);
  expect((await carl.job(job)).status).toBe('finished');
});

story('nobody but the two finds a proposal', C5, async (stage) => {
  const { anna, job } = await working(stage);
  const [dana, ben] = [await stage.customer(), await stage.business()];
  const end = await proposesEarlyEnd(anna, job);
  for (const stranger of [dana, ben]) {
    expect(await refusalOf(readsEarlyEnds(stranger, job))).toBe('not_found');
    expect(await refusalOf(proposesEarlyEnd(stranger, job))).toBe('not_found');
    for (const act of [agreesToEarlyEnd, declinesEarlyEnd, withdrawsEarlyEnd])
      expect(await refusalOf(act(stranger, end))).toBe('not_found');
  }
  const open = await dana.posts({ title: 'Nobody has won this' });
  expect(await refusalOf(readsEarlyEnds(dana, open))).toBe('not_found');
  expect(await refusalOf(proposesEarlyEnd(dana, open))).toBe('not_found');
});

story('a proposal has a reason of up to 500 letters', C5, async (stage) => {
  const { carl, job } = await working(stage);
  for (const bad of [' \n ', 'x'.repeat(EARLY_END_LETTERS + 1)])
    expect(await refusalOf(proposesEarlyEnd(carl, job, bad))).toBe('invalid');
  expect((await proposesEarlyEnd(carl, job, 'x'.repeat(EARLY_END_LETTERS))).status).toBe('proposed');
});

story(
  'a proposal that is sent three times with one key is one proposal',
  { shows: ['C5', 'ruling 50'] },
  async (stage) => {
    const { anna, job } = await working(stage);
    const api = await anna.api({ headers: KEY });
    await thrice(() => api.proposeEarlyEnd({ params: { id: job.id }, body: { reason: REASON } }));
    expect(await rows(stage, 'early_ends')).toBe(1);
  },
);

story('with an account goes the reason of its side, and that the job ended stays', C5, async (stage) => {
  const { carl, anna, job } = await working(stage);
  await declinesEarlyEnd(carl, await proposesEarlyEnd(anna, job, 'Of Anna'));
  await agreesToEarlyEnd(anna, await proposesEarlyEnd(carl, job, 'Of Carl'));
  await (await carl.api()).deleteAccount();
  await stage.market.settled();
  const { ends } = await readsEarlyEnds(anna, job);
  expect(ends.map(({ status, reason }) => [status, reason])).toEqual([
    ['declined', 'Of Anna'],
    ['agreed', null],
  ]);
});
