import { expect, test } from 'vitest';
import type { Visit } from '../../../contract/visits.ts';
import { inTransaction } from '../../platform/db/db.ts';
import type { Business } from '../../testing/business.ts';
import { tenMinutesPass } from '../../testing/changes.ts';
import type { Customer } from '../../testing/customer.ts';
import { theDay } from '../../testing/daytime.ts';
import { dueNow } from '../../testing/due.ts';
import {
  agreesToEarlyEnd,
  declinesEarlyEnd,
  earlyEndsLapse,
  proposesEarlyEnd,
  withdrawsEarlyEnd,
} from '../../testing/early-end-acts.ts';
import { approvesExtra, proposesExtra, refusesExtra, withdrawsExtra } from '../../testing/extra-acts.ts';
import { PASSWORD } from '../../testing/facts.ts';
import { addsSnag, removesSnag, ticksSnag, unticksSnag } from '../../testing/snag-acts.ts';
import { type Stage, story } from '../../testing/story.ts';
import {
  cancelsVisit,
  disputesNoShow,
  picks,
  proposes,
  rearranges,
  saysNoShow,
  setsOut,
  timeIn,
  timeInHours,
} from '../../testing/visiting.ts';
import { becomes, waitingAgain } from '../../testing/waiting-again.ts';
import { NOTICE_KIND_NAMES, type NoticeKind } from './kinds.ts';

// A mail may wait for hours: for its mail server, or for the morning. What becomes of it when its reason goes away meanwhile.

type Scene = {
  stage: Stage;
  carl: Customer;
  anna: Business;
  job: { id: string };
  lead: { id: string };
};

/** What happens while it waits, and whether the mail goes all the same. */
type Meanwhile<Known> = Record<
  string,
  [happens: (known: Known) => Promise<unknown>, then: 'sent' | 'dropped']
>;

type Row<Known extends Scene = Scene> = {
  /** Who it is for. */
  to: 'carl' | 'anna';
  comes: (scene: Scene) => Promise<Known>;
  meanwhile: Meanwhile<Known>;
};

const row = <Known extends Scene>(of: Row<Known>) => of as unknown as Row;

const adminOf = async ({ stage }: Scene) => (await stage.admin()).api();
const cancelsJob = ({ carl, job }: Scene) => carl.cancels(job);
const blocks = async ({ anna, lead }: Scene) => (await anna.api()).blockOther({ params: { id: lead.id } });
const removesJob = async (scene: Scene) =>
  (await adminOf(scene)).removeJob({ params: { id: scene.job.id }, body: { reason: 'Twice the same' } });
const finishes = ({ anna, job }: Scene) => anna.finishes(job);

async function quoted(scene: Scene) {
  return { ...scene, quote: await scene.anna.quotes(scene.lead, { cost: 120 }) };
}
async function engaged(scene: Scene) {
  const known = await quoted(scene);
  await scene.carl.accepts(known.quote);
  return known;
}
async function finished(scene: Scene) {
  const known = await engaged(scene);
  await scene.anna.finishes(scene.job);
  return known;
}
async function reviewed(scene: Scene) {
  const known = await finished(scene);
  return { ...known, review: await scene.carl.reviews(scene.job, { rating: 4, comment: 'Neat' }) };
}
async function talking(scene: Scene) {
  await scene.anna.isInterestedIn(scene.lead);
  return scene;
}
async function visitProposed(scene: Scene) {
  await talking(scene);
  return { ...scene, visit: await proposes(scene.anna, scene.lead, [timeIn(scene.stage.market, 3)]) };
}
async function visitIn(scene: Scene, hours: number) {
  await talking(scene);
  const proposed = await proposes(scene.anna, scene.lead, [timeInHours(scene.stage.market, hours)]);
  return { ...scene, visit: await picks(scene.carl, proposed) };
}
async function agreesOnAnother({ anna, carl, visit, stage }: Scene & { visit: Visit }) {
  await picks(carl, await rearranges(anna, visit, [timeIn(stage.market, 4)]));
}
/** The duties of the minute, so many hours later. */
async function hoursPass({ stage: { market } }: Scene, hours: number) {
  await market.advance({ hours, minutes: 1 });
  await market.product.sweep();
}
async function visitReminded(scene: Scene, hours: number) {
  const known = await visitIn(scene, hours);
  await hoursPass(scene, 2);
  return known;
}
async function visitMissed(scene: Scene) {
  const known = await visitIn(scene, 3);
  await hoursPass(scene, 4);
  await saysNoShow(scene.anna, known.visit);
  return known;
}
/** The duty of the morning, so many days later. */
async function daysPass({ stage: { market } }: Scene, days: number) {
  const { db, queue } = market.product.market;
  await market.advance({ days });
  await inTransaction(db, (tx) => queue.send(tx, 'close-unanswered', { jobs: [{}] }));
  await market.settled();
}
/** Nobody has taken the job up. */
async function warned(scene: Scene) {
  await daysPass(scene, 53);
  return scene;
}

const hides = async (scene: Scene & { review: { id: string } }) =>
  (await adminOf(scene)).switchReview({
    params: { id: scene.review.id },
    body: { is_active: 0, reason: 'offensive' },
  });
const removesReview = async (scene: Scene & { review: { id: string } }) =>
  (await adminOf(scene)).removeReview({ params: { id: scene.review.id } });

/** Leads are told of together (lead-digests.test.ts, texts.test.ts). */
const ELSEWHERE: NoticeKind[] = ['new-lead'];

const ROWS: Record<Exclude<NoticeKind, 'new-lead'>, Row> = {
  'message-received': row({
    to: 'carl',
    comes: async (scene) => ({ ...scene, message: await scene.anna.writes(scene.lead, 'Good morning') }),
    meanwhile: {
      'it is read': [
        async ({ carl, lead, message }) =>
          (await carl.api()).markConversationRead({
            params: { id: lead.id },
            body: { read_up_to: message.id },
          }),
        'dropped',
      ],
      'one blocks the other': [blocks, 'dropped'],
      'the job is cancelled': [cancelsJob, 'sent'],
    },
  }),
  'quote-received': row({
    to: 'carl',
    comes: quoted,
    meanwhile: {
      'it is withdrawn': [({ anna, quote }) => anna.withdraws(quote), 'dropped'],
      'another takes its place': [({ anna, quote }) => anna.revises(quote, { cost: 110 }), 'dropped'],
      'it is accepted': [({ carl, quote }) => carl.accepts(quote), 'dropped'],
      'the job is cancelled': [cancelsJob, 'dropped'],
      'one blocks the other': [blocks, 'dropped'],
    },
  }),
  'quote-accepted': row({
    to: 'anna',
    comes: engaged,
    // It was, and what came of it is told as well.
    meanwhile: { 'the job is deleted': [removesJob, 'sent'], 'the work is finished': [finishes, 'sent'] },
  }),
  'quote-rejected': row({
    to: 'anna',
    comes: async (scene) => {
      const ben = await scene.stage.business();
      const known = await quoted(scene);
      await scene.carl.accepts(await ben.quotes(await ben.lead(), { cost: 90 }));
      return known;
    },
    meanwhile: { 'the job is deleted': [removesJob, 'sent'] },
  }),
  'quote-withdrawn': row({
    to: 'carl',
    // Nobody is told of one that its business takes back, but of those that go with their business.
    comes: async (scene) => {
      const known = await quoted(scene);
      await (await scene.anna.api()).deleteAccount();
      return known;
    },
    meanwhile: { 'the job is cancelled': [cancelsJob, 'dropped'] },
  }),
  'quote-revised': row({
    to: 'carl',
    comes: async (scene) => {
      const { quote } = await quoted(scene);
      await scene.anna.revises(quote, { cost: 110 });
      const [revised] = await scene.anna.openQuotes();
      return { ...scene, revised: revised ?? quote };
    },
    meanwhile: {
      'it is withdrawn': [({ anna, revised }) => anna.withdraws(revised), 'dropped'],
      'the job is cancelled': [cancelsJob, 'dropped'],
    },
  }),
  'quote-ending': row({
    to: 'carl',
    comes: async (scene) => {
      const detail = { valid_until: timeIn(scene.stage.market, 10).from.slice(0, 10) };
      const quote = await scene.anna.quotes(scene.lead, { cost: 120, detail });
      await hoursPass(scene, 9 * 24);
      return { ...scene, quote };
    },
    meanwhile: {
      'it is withdrawn': [({ anna, quote }) => anna.withdraws(quote), 'dropped'],
      'it is accepted': [({ carl, quote }) => carl.accepts(quote), 'dropped'],
    },
  }),
  'quote-expired': row({
    to: 'anna',
    comes: async (scene) => {
      const detail = { valid_until: timeIn(scene.stage.market, 10).from.slice(0, 10) };
      await scene.anna.quotes(scene.lead, { cost: 120, detail });
      await hoursPass(scene, 12 * 24);
      return scene;
    },
    meanwhile: {
      'the job is cancelled': [cancelsJob, 'dropped'],
      'one blocks the other': [blocks, 'dropped'],
    },
  }),
  'quote-declined': row({
    to: 'anna',
    comes: async (scene) => {
      const { quote } = await quoted(scene);
      await scene.carl.declines(quote, { reason: 'too_late' });
      return scene;
    },
    meanwhile: {
      'the job is cancelled': [cancelsJob, 'dropped'],
      'one blocks the other': [blocks, 'dropped'],
    },
  }),
  'extra-proposed': row({
    to: 'carl',
    comes: async (scene) => {
      const known = await engaged(scene);
      return { ...known, extra: await proposesExtra(scene.anna, scene.job) };
    },
    meanwhile: {
      'it is withdrawn': [({ anna, extra }) => withdrawsExtra(anna, extra), 'dropped'],
      'it is approved': [({ carl, extra }) => approvesExtra(carl, extra), 'dropped'],
      'the work is finished': [finishes, 'dropped'],
    },
  }),
  'extra-approved': row({
    to: 'anna',
    comes: async (scene) => {
      const known = await engaged(scene);
      await approvesExtra(scene.carl, await proposesExtra(scene.anna, scene.job));
      return known;
    },
    meanwhile: { 'the work is finished': [finishes, 'sent'] },
  }),
  'extra-refused': row({
    to: 'anna',
    comes: async (scene) => {
      const known = await engaged(scene);
      await refusesExtra(scene.carl, await proposesExtra(scene.anna, scene.job));
      return known;
    },
    meanwhile: { 'the work is finished': [finishes, 'sent'] },
  }),
  'snag-listed': row({
    to: 'anna',
    comes: async (scene) => {
      const known = await finished(scene);
      return { ...known, snag: await addsSnag(scene.carl, scene.job) };
    },
    meanwhile: {
      'it is taken off the list': [({ carl, snag }) => removesSnag(carl, snag), 'dropped'],
      'it is done': [({ anna, snag }) => ticksSnag(anna, snag), 'dropped'],
    },
  }),
  'snag-done': row({
    to: 'carl',
    comes: async (scene) => {
      const known = await finished(scene);
      const snag = await addsSnag(scene.carl, scene.job);
      await ticksSnag(scene.anna, snag);
      return { ...known, snag };
    },
    meanwhile: { 'it is not done after all': [({ anna, snag }) => unticksSnag(anna, snag), 'dropped'] },
  }),
  'end-proposed': row({
    to: 'carl',
    comes: async (scene) => {
      const known = await engaged(scene);
      return { ...known, end: await proposesEarlyEnd(scene.anna, scene.job) };
    },
    meanwhile: {
      'it is withdrawn': [({ anna, end }) => withdrawsEarlyEnd(anna, end), 'dropped'],
      'it is agreed to': [({ carl, end }) => agreesToEarlyEnd(carl, end), 'dropped'],
      'the work is finished': [finishes, 'dropped'],
    },
  }),
  'end-declined': row({
    to: 'anna',
    comes: async (scene) => {
      const known = await engaged(scene);
      await declinesEarlyEnd(scene.carl, await proposesEarlyEnd(scene.anna, scene.job));
      return known;
    },
    meanwhile: { 'the work is finished': [finishes, 'dropped'] },
  }),
  'end-lapsed': row({
    to: 'anna',
    comes: async (scene) => {
      const known = await engaged(scene);
      await proposesEarlyEnd(scene.anna, scene.job);
      await earlyEndsLapse(scene.stage.market);
      return known;
    },
    meanwhile: { 'the work is finished': [finishes, 'dropped'] },
  }),
  'job-cancelled': row({
    to: 'anna',
    comes: async (scene) => {
      const known = await quoted(scene);
      await scene.carl.cancels(scene.job);
      return known;
    },
    meanwhile: { 'the job is deleted': [removesJob, 'sent'] },
  }),
  'job-changed': row({
    to: 'anna',
    comes: async (scene) => {
      const known = await quoted(scene);
      await scene.carl.changes(scene.job, { title: 'Two taps drip' });
      await tenMinutesPass(scene.stage.market);
      return known;
    },
    meanwhile: {
      'the job is cancelled': [cancelsJob, 'dropped'],
      'one blocks the other': [blocks, 'dropped'],
    },
  }),
  'job-closing': row({
    to: 'carl',
    comes: warned,
    meanwhile: {
      'it is kept open': [({ carl, job }) => carl.renews(job), 'dropped'],
      'the job is cancelled': [cancelsJob, 'dropped'],
      'somebody quotes': [({ anna, lead }) => anna.quotes(lead, { cost: 90 }), 'dropped'],
    },
  }),
  'job-expired': row({
    to: 'carl',
    comes: async (scene) => {
      await warned(scene);
      await daysPass(scene, 8);
      return scene;
    },
    meanwhile: { 'the job is deleted': [removesJob, 'sent'] },
  }),
  'job-finished': row({
    to: 'carl',
    comes: finished,
    meanwhile: { 'it is reviewed': [({ carl, job }) => carl.reviews(job, { rating: 5 }), 'sent'] },
  }),
  'review-due': row({
    to: 'carl',
    comes: async (scene) => {
      const known = await finished(scene);
      await hoursPass(scene, 3 * 24);
      return known;
    },
    meanwhile: {
      'it is written': [({ carl, job }) => carl.reviews(job, { rating: 5 }), 'dropped'],
      'the job is switched off': [
        async (scene) =>
          (await adminOf(scene)).switchJob({ params: { id: scene.job.id }, body: { is_active: 0 } }),
        'dropped',
      ],
      'the job is deleted': [removesJob, 'dropped'],
    },
  }),
  'review-received': row({
    to: 'anna',
    comes: reviewed,
    meanwhile: { 'it is hidden': [hides, 'dropped'], 'it is deleted': [removesReview, 'dropped'] },
  }),
  'review-answered': row({
    to: 'carl',
    comes: async (scene) => {
      const known = await reviewed(scene);
      await scene.anna.answers(known.review, 'A pleasure');
      return known;
    },
    meanwhile: {
      'the answer is taken away': [
        async (scene) =>
          (await adminOf(scene)).takeAnswerAway({
            params: { id: scene.review.id },
            body: { reason: 'A name' },
          }),
        'dropped',
      ],
      'the review is hidden': [hides, 'dropped'],
      'the review is deleted': [removesReview, 'dropped'],
      'one blocks the other': [blocks, 'dropped'],
    },
  }),
  'visit-proposed': row({
    to: 'carl',
    comes: visitProposed,
    meanwhile: {
      'it is taken back': [({ anna, visit }) => cancelsVisit(anna, visit), 'dropped'],
      'other times take its place': [
        ({ anna, visit, stage }) => rearranges(anna, visit, [timeIn(stage.market, 4)]),
        'dropped',
      ],
      'one of its times is picked': [({ carl, visit }) => picks(carl, visit), 'dropped'],
      'the job is cancelled': [cancelsJob, 'dropped'],
    },
  }),
  'visit-moved': row({
    to: 'carl',
    comes: async (scene) => {
      const { visit } = await visitIn(scene, 48);
      return { ...scene, visit: await rearranges(scene.anna, visit, [timeIn(scene.stage.market, 4)]) };
    },
    meanwhile: {
      'the new time is picked': [({ carl, visit }) => picks(carl, visit), 'dropped'],
      'it is cancelled': [({ anna, visit }) => cancelsVisit(anna, visit), 'dropped'],
    },
  }),
  'visit-agreed': row({
    to: 'anna',
    comes: (scene) => visitIn(scene, 48),
    meanwhile: {
      'it is cancelled': [({ carl, visit }) => cancelsVisit(carl, visit), 'dropped'],
      'it is to be moved': [
        ({ carl, visit, stage }) => rearranges(carl, visit, [timeIn(stage.market, 4)]),
        'dropped',
      ],
      'another time is agreed on': [agreesOnAnother, 'dropped'],
    },
  }),
  'visit-cancelled': row({
    to: 'anna',
    comes: async (scene) => {
      const known = await visitIn(scene, 48);
      await cancelsVisit(scene.carl, known.visit);
      return known;
    },
    meanwhile: { 'the job is cancelled': [cancelsJob, 'sent'] },
  }),
  'visit-tomorrow': row({
    to: 'carl',
    comes: (scene) => visitReminded(scene, 26),
    meanwhile: {
      'it is cancelled': [({ anna, visit }) => cancelsVisit(anna, visit), 'dropped'],
      'another time is agreed on': [agreesOnAnother, 'dropped'],
      'it begins': [({ stage }) => stage.market.advance({ hours: 24 }), 'dropped'],
      'it begins in a minute': [({ stage }) => stage.market.advance({ hours: 23, minutes: 58 }), 'sent'],
    },
  }),
  'visit-soon': row({
    to: 'anna',
    comes: (scene) => visitReminded(scene, 4),
    meanwhile: {
      'it is to be moved': [
        ({ anna, visit, stage }) => rearranges(anna, visit, [timeIn(stage.market, 4)]),
        'dropped',
      ],
      'another time is agreed on': [agreesOnAnother, 'dropped'],
      'somebody else is to come': [
        async ({ anna, visit, stage }) => {
          const { accountId: member } = await stage.member(anna, 'office');
          await (await anna.api()).assignVisit({ params: { id: visit.id }, body: { member } });
        },
        'dropped',
      ],
      'it begins': [({ stage }) => stage.market.advance({ hours: 2 }), 'dropped'],
    },
  }),
  'visit-on-way': row({
    to: 'carl',
    comes: async (scene) => {
      const known = await visitIn(scene, 2);
      await setsOut(scene.anna, known.visit);
      return known;
    },
    meanwhile: {
      'it is cancelled': [({ anna, visit }) => cancelsVisit(anna, visit), 'dropped'],
      'its time is over': [({ stage }) => stage.market.advance({ hours: 3, minutes: 1 }), 'dropped'],
      'another time is agreed on': [agreesOnAnother, 'dropped'],
      'it has begun': [({ stage }) => stage.market.advance({ hours: 2, minutes: 30 }), 'sent'],
    },
  }),
  'visit-no-show': row({
    to: 'carl',
    comes: visitMissed,
    meanwhile: { 'it is disputed': [({ carl, visit }) => disputesNoShow(carl, visit), 'dropped'] },
  }),
  'visit-no-show-disputed': row({
    to: 'anna',
    comes: async (scene) => {
      const known = await visitMissed(scene);
      await disputesNoShow(scene.carl, known.visit);
      return known;
    },
    meanwhile: { 'the job is cancelled': [cancelsJob, 'sent'] },
  }),
  'export-ready': row({
    to: 'carl',
    comes: async (scene) => {
      const api = await scene.carl.api();
      await api.provePassword({ body: { password: PASSWORD } });
      await api.askForExport();
      return scene;
    },
    meanwhile: {
      'its days are over': [
        async ({ stage: { market } }) => {
          await market.advance({ days: 8 });
          await dueNow(market, { name: 'drop-export' });
        },
        'dropped',
      ],
    },
  }),
};

story('what a colleague has read is mailed to the others of the business all the same', async (stage) => {
  const { market } = stage;
  const scene = await talking(await sceneOf(stage));
  const olga = await stage.member(scene.anna, 'office');
  const { id } = await scene.carl.writes(scene.lead, 'Good morning');
  const { accountId } = scene.anna;
  const waiting = await waitingAgain(market, { kind: 'message-received', accountId });
  const params = { id: scene.lead.id };
  await (await olga.api()).markConversationRead({ params, body: { read_up_to: id } });
  expect(await becomes(market, waiting)).toBe('sent');
});

test('of every kind it is written what becomes of one that waits', () => {
  expect([...Object.keys(ROWS), ...ELSEWHERE].toSorted()).toEqual(NOTICE_KIND_NAMES.toSorted());
});

/** Carl has posted a job, and Anna has its lead. */
async function sceneOf(stage: Stage): Promise<Scene> {
  theDay(stage.market.clock);
  const [carl, anna] = [await stage.customer(), await stage.business()];
  const job = await carl.posts();
  return { stage, carl, anna, job, lead: await anna.lead() };
}

for (const [kind, { to, comes, meanwhile }] of Object.entries(ROWS) as [NoticeKind, Row][]) {
  story(
    `${kind}: one that waits goes while its reader is there and wants it, and no longer`,
    async (stage) => {
      const known = await comes(await sceneOf(stage));
      const { market } = stage;
      const { accountId } = known[to];
      const set = (table: string, what: string, column: string) =>
        market.look(`update ${table} set ${what} where ${column} = $1`, [accountId]);
      const again = async () => becomes(market, await waitingAgain(market, { kind, accountId }));
      expect([kind, await again()]).toEqual([kind, 'sent']);
      await set('notification_settings', 'by_email = false', 'account_id');
      // Who asked for a copy of their data hears of it whatever is switched off.
      expect([kind, await again()]).toEqual([kind, kind === 'export-ready' ? 'sent' : 'dropped']);
      await set('notification_settings', 'by_email = true', 'account_id');
      await set('accounts', 'is_active = false', 'id');
      expect([kind, await again()]).toEqual([kind, 'dropped']);
    },
  );

  for (const [what, [happens, then]] of Object.entries(meanwhile))
    story(`${kind} waits, and ${what}: it is ${then}`, async (stage) => {
      const { market } = stage;
      const known = await comes(await sceneOf(stage));
      const waiting = await waitingAgain(market, { kind, accountId: known[to].accountId });
      await happens(known);
      await market.settled();
      expect([kind, what, await becomes(market, waiting)]).toEqual([kind, what, then]);
    });
}
