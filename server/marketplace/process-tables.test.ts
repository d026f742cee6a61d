import { describe, expect, test } from 'vitest';
import { SNAG_STATUSES } from '../../contract/snag-words.ts';
import { EARLY_END_STATUSES } from '../../contract/early-end-words.ts';
import { EXTRA_STATUSES } from '../../contract/extra-words.ts';
import { NO_SHOW_STATUSES, VISIT_STATUSES } from '../../contract/visit-words.ts';
import {
  JOB_STATUSES,
  type JobStatus,
  type LeadStatus,
  type QuoteStatus,
  type Role,
} from '../../contract/words.ts';
import type { Actor } from '../platform/actor.ts';
import type { BusinessId, UserId } from '../platform/ids.ts';
import { mayOnAccount, ownAccountFor } from './accounts/account.policy.ts';
import { actorOf, businessOf, memberOf } from './actors.ts';
import { businessFor, mayOnBilling } from './billing/billing.policy.ts';
import {
  ENGAGEMENT_STATUSES,
  engagementLifecycle,
  isReviewable,
  isUnderWay,
} from './engagements/engagement.lifecycle.ts';
import { mayOnEngagement } from './engagements/engagement.policy.ts';
import { ASK_STATUSES, isAwarded, isOpen, jobLifecycle } from './jobs/job.lifecycle.ts';
import { mayOnJob } from './jobs/job.policy.ts';
import { isAlive, leadLifecycle } from './leads/lead.lifecycle.ts';
import { mayOnLead } from './leads/lead.policy.ts';
import { type Lifecycle, canMove, hasMoved } from './lifecycle.ts';
import { policy, type Relations } from './policy.ts';
import { quoteLifecycle } from './quotes/quote.lifecycle.ts';
import { mayOnQuote } from './quotes/quote.policy.ts';
import { isListed, snagLifecycle } from './snags/snag.lifecycle.ts';
import { earlyEndLifecycle } from './early-ends/early-end.lifecycle.ts';
import { mayOnAgreement } from './agreements/agreement.policy.ts';
import { mayOnEarlyEnd, mayOnWorkToEnd } from './early-ends/early-end.policy.ts';
import { extraLifecycle, isApproved } from './extras/extra.lifecycle.ts';
import { isAgreed, isToCome, visitLifecycle } from './visits/visit.lifecycle.ts';
import { mayOnVisit } from './visits/visit.policy.ts';
import { noShowLifecycle } from './visits/no-shows/no-show.lifecycle.ts';
import { mayOnNoShow } from './visits/no-shows/no-show.policy.ts';

/** Every way from one status to another, as `active cancel cancelled, by customer`; all others are closed. */
function waysOf<S extends string, N extends string>(life: Lifecycle<S, N>, statuses: readonly S[]): string[] {
  const names = Object.keys(life.moves) as N[];
  return statuses.flatMap((from) =>
    names
      .filter((name) => canMove(life, name, from))
      .map(
        (name) =>
          `${from} ${name} ${statuses.find((to) => hasMoved(life, name, to))}, by ${life.moves[name].by.join(' and ')}`,
      ),
  );
}

const LEAD_STATUSES: LeadStatus[] = ['open', 'quoted', 'dismissed'];
const QUOTE_STATUSES: QuoteStatus[] = ['pending', 'accepted', 'rejected', 'cancelled', 'closed'];

describe('these ways lead from one status to another, and no other', () => {
  test('of a job', () => {
    expect([jobLifecycle.table, jobLifecycle.column, jobLifecycle.starts]).toEqual([
      'jobs',
      'ask_status',
      'active',
    ]);
    expect(waysOf(jobLifecycle, ASK_STATUSES)).toEqual([
      'active cancel cancelled, by customer',
      'active abandon cancelled, by admin',
      'active closeByItself cancelled, by system',
      'active award awarded, by system',
    ]);
    expect(ASK_STATUSES.map((status) => jobLifecycle.closed(status))).toEqual(
      ASK_STATUSES.map(() => 'job_cannot_change'),
    );
    expect(ASK_STATUSES.filter((ask_status) => isAwarded({ ask_status }))).toEqual(['awarded']);
  });

  test('of an engagement', () => {
    expect([engagementLifecycle.table, engagementLifecycle.starts]).toEqual(['engagements', 'progress']);
    expect(waysOf(engagementLifecycle, ENGAGEMENT_STATUSES)).toEqual([
      'progress finish finished, by customer and business',
      'progress abandon cancelled, by admin and system',
    ]);
    expect(ENGAGEMENT_STATUSES.map((status) => engagementLifecycle.closed(status))).toEqual(
      ENGAGEMENT_STATUSES.map(() => 'job_cannot_change'),
    );
    expect(JOB_STATUSES.filter(isReviewable)).toEqual(['finished']);
    expect(JOB_STATUSES.filter(isUnderWay)).toEqual(['progress']);
  });

  test('of a job: it takes answers while it is active and offered', () => {
    const isOpenAs = (is_offered: boolean) =>
      JOB_STATUSES.filter((status: JobStatus) => isOpen({ status, is_offered }));
    expect([isOpenAs(true), isOpenAs(false)]).toEqual([['active'], []]);
  });

  test('of a lead', () => {
    expect([leadLifecycle.table, leadLifecycle.starts]).toEqual(['leads', 'open']);
    expect(waysOf(leadLifecycle, LEAD_STATUSES)).toEqual([
      'open dismiss dismissed, by business',
      'open quote quoted, by system',
      'quoted reopen open, by system',
      'dismissed restore open, by business',
    ]);
    expect(LEAD_STATUSES.map((status) => leadLifecycle.closed(status))).toEqual([
      'job_not_available',
      'lead_quoted',
      'lead_dismissed',
    ]);
    expect(LEAD_STATUSES.filter(isAlive)).toEqual(['open', 'quoted']);
  });

  test('of a quote', () => {
    expect([quoteLifecycle.table, quoteLifecycle.starts]).toEqual(['quotes', 'pending']);
    expect(waysOf(quoteLifecycle, QUOTE_STATUSES)).toEqual([
      'pending accept accepted, by customer',
      'pending withdraw cancelled, by business',
      'pending replace cancelled, by business',
      'pending expire cancelled, by system',
      'pending decline rejected, by customer',
      'pending reject rejected, by system',
      'pending close closed, by system',
      'accepted close closed, by system',
    ]);
    expect(QUOTE_STATUSES.map((status) => quoteLifecycle.closed(status))).toEqual(
      QUOTE_STATUSES.map((status) =>
        status === 'accepted' ? 'quote_already_accepted' : 'quote_no_longer_open',
      ),
    );
  });

  test('of a snag', () => {
    expect([snagLifecycle.table, snagLifecycle.starts]).toEqual(['snags', 'open']);
    expect(waysOf(snagLifecycle, SNAG_STATUSES)).toEqual([
      'open tick done, by business',
      'open remove removed, by customer',
      'done untick open, by business',
    ]);
    expect(SNAG_STATUSES.map((status) => snagLifecycle.closed(status))).toEqual(
      SNAG_STATUSES.map(() => 'snag_no_longer_open'),
    );
    expect(SNAG_STATUSES.filter(isListed)).toEqual(['open', 'done']);
  });

  test('of an extra', () => {
    expect([extraLifecycle.table, extraLifecycle.starts]).toEqual(['extras', 'proposed']);
    expect(waysOf(extraLifecycle, EXTRA_STATUSES)).toEqual([
      'proposed approve approved, by customer',
      'proposed refuse refused, by customer',
      'proposed withdraw withdrawn, by business',
      'proposed close closed, by system',
    ]);
    expect(EXTRA_STATUSES.map((status) => extraLifecycle.closed(status))).toEqual(
      EXTRA_STATUSES.map(() => 'extra_no_longer_open'),
    );
    expect(EXTRA_STATUSES.filter(isApproved)).toEqual(['approved']);
  });

  test('of a proposal to end a job early', () => {
    expect([earlyEndLifecycle.table, earlyEndLifecycle.starts]).toEqual(['early_ends', 'proposed']);
    expect(waysOf(earlyEndLifecycle, EARLY_END_STATUSES)).toEqual([
      'proposed agree agreed, by customer and business',
      'proposed decline declined, by customer and business',
      'proposed withdraw withdrawn, by customer and business',
      'proposed lapse lapsed, by system',
      'proposed close closed, by system',
    ]);
    expect(EARLY_END_STATUSES.map((status) => earlyEndLifecycle.closed(status))).toEqual(
      EARLY_END_STATUSES.map(() => 'early_end_no_longer_open'),
    );
  });

  test('of a no-show', () => {
    expect([noShowLifecycle.table, noShowLifecycle.starts]).toEqual(['no_shows', 'said']);
    expect(waysOf(noShowLifecycle, NO_SHOW_STATUSES)).toEqual([
      'said dispute disputed, by customer and business',
      'said stand stands, by system',
    ]);
    expect(NO_SHOW_STATUSES.map((status) => noShowLifecycle.closed(status))).toEqual(
      NO_SHOW_STATUSES.map(() => 'no_show_settled'),
    );
  });

  test('of a visit', () => {
    expect([visitLifecycle.table, visitLifecycle.starts]).toEqual(['visits', 'proposed']);
    expect(waysOf(visitLifecycle, VISIT_STATUSES)).toEqual([
      'proposed pick agreed, by customer and business',
      'proposed rearrange proposed, by customer and business',
      'proposed withdraw withdrawn, by customer and business and system',
      'agreed rearrange proposed, by customer and business',
      'agreed cancel cancelled, by customer and business and system',
    ]);
    expect(VISIT_STATUSES.map((status) => visitLifecycle.closed(status))).toEqual(
      VISIT_STATUSES.map(() => 'visit_cannot_change'),
    );
    expect([VISIT_STATUSES.filter(isAgreed), VISIT_STATUSES.filter(isToCome)]).toEqual([
      ['agreed'],
      ['proposed', 'agreed'],
    ]);
  });
});

const someone = (name: string, role: Role) => actorOf(name as UserId, role);
const owner = (name: string) => memberOf(name as UserId, `${name}'s` as BusinessId, 'owner');
const carl = someone('carl', 'customer');
const anna = owner('anna');
const strangers = [someone('dana', 'customer'), owner('bob'), someone('ada', 'admin')];
const sides = { customerId: carl.userId, businessId: businessOf(anna) };
/** Of what one of the two proposed to the other: Anna. */
const annas = { ...sides, side: 'business' as const };

type Policy<Act extends string> = {
  may: (act: Act, actor: Actor, of: typeof annas & { accountId: UserId }) => boolean;
  table: Record<Act, readonly string[]>;
};

/** Who of all these may do what; the account is Carl's. */
function allowedBy<Act extends string>(
  { may, table }: Policy<Act>,
  all = [carl, anna, ...strangers],
): Record<string, string> {
  const acts = Object.keys(table) as Act[];
  const of = { ...annas, accountId: carl.userId };
  const allowed = (act: Act) => all.filter((who) => may(act, who, of));
  return Object.fromEntries(
    acts.map((act) => [
      act,
      allowed(act)
        .map((who) => who.userId)
        .join(' and '),
    ]),
  );
}

test('each act on a job, a lead and a quote is for its side or both, and never for a stranger', {
  meta: { shows: ['R-16-017'] },
}, () => {
  expect(allowedBy(mayOnJob)).toEqual({
    read: 'carl and anna',
    change: 'carl',
    renew: 'carl',
    cancel: 'carl',
    review: 'carl',
    answer: 'anna',
  });
  expect(allowedBy(mayOnEngagement)).toEqual({ finish: 'carl and anna' });
  expect(allowedBy(mayOnLead)).toEqual({
    read: 'anna',
    markInterested: 'anna',
    dismiss: 'anna',
    restore: 'anna',
    sendQuote: 'anna',
    readMessages: 'carl and anna',
    sendMessage: 'carl and anna',
    markConversationRead: 'carl and anna',
    arrangeVisits: 'carl and anna',
    archive: 'carl and anna',
    block: 'carl and anna',
    report: 'carl and anna',
  });
  expect(allowedBy(mayOnVisit)).toEqual({
    pick: 'carl and anna',
    rearrange: 'carl and anna',
    cancel: 'carl and anna',
    assign: 'anna',
    setOut: 'anna',
    sayNoShow: 'carl and anna',
  });
  expect(allowedBy(mayOnNoShow)).toEqual({ dispute: 'carl' });
  expect(allowedBy(mayOnAgreement)).toEqual({ read: 'carl and anna' });
  expect(allowedBy(mayOnWorkToEnd)).toEqual({ propose: 'carl and anna' });
  expect(allowedBy(mayOnEarlyEnd)).toEqual({ agree: 'carl', decline: 'carl', withdraw: 'anna' });
  expect(allowedBy(mayOnQuote)).toEqual({
    read: 'carl and anna',
    readFile: 'carl and anna and ada',
    accept: 'carl',
    revise: 'anna',
    decline: 'carl',
    withdraw: 'anna',
    sendMessage: 'carl and anna',
  });
});

test('each act on an account is for the person whose it is, and each on payments for the owner of the business', {
  meta: { shows: ['R-16-017'] },
}, () => {
  const acts = 'read logIn logOut provePassword changeDetails changeEmail changePassword resetPassword '
    .concat('changeAuthenticator endSessions sendVerification')
    .split(' ');
  expect(allowedBy(mayOnAccount)).toEqual(Object.fromEntries(acts.map((act) => [act, 'carl'])));
  const mia = memberOf('mia' as UserId, businessOf(anna), 'office');
  const payments = 'read buy confirm changePackage updateMethod cancel resume'.split(' ');
  expect(allowedBy(mayOnBilling, [carl, anna, mia, ...strangers])).toEqual(
    Object.fromEntries(payments.map((act) => [act, 'anna'])),
  );
});

test('who may act gets the account or business that it is about, and everybody else is refused', {
  meta: { shows: ['R-16-017'] },
}, () => {
  const mia = memberOf('mia' as UserId, businessOf(anna), 'office');
  const acting = { adminId: 'ada' as UserId };
  expect([ownAccountFor(carl, 'changeEmail'), businessFor(anna, 'buy')]).toEqual(['carl', "anna's"]);
  for (const refused of [
    () => ownAccountFor({ ...carl, ...acting }, 'changeEmail'),
    () => businessFor({ ...anna, ...acting }, 'buy'),
    () => businessFor(mia, 'buy'),
  ])
    expect(refused).toThrow(expect.objectContaining({ code: 'forbidden' }));
});

test('an admin who acts for somebody looks at what they see, logs out, and does nothing else by any policy', {
  meta: { shows: ['A6'] },
}, () => {
  const adminId = 'ada' as UserId;
  const acting = [carl, anna].map((who) => ({ ...who, adminId }));
  const may = <Act extends string>(policy: Policy<Act>) =>
    Object.entries(allowedBy(policy, acting)).flatMap(([act, who]) =>
      who === '' ? [] : [`${act} as ${who}`],
    );
  expect(may(mayOnJob)).toEqual(['read as carl and anna']);
  expect(may(mayOnEngagement)).toEqual([]);
  expect(may(mayOnLead)).toEqual(['read as anna', 'readMessages as carl and anna']);
  expect(may(mayOnQuote)).toEqual(['read as carl and anna']);
  expect(may(mayOnVisit)).toEqual([]);
  expect(may(mayOnNoShow)).toEqual([]);
  expect(may(mayOnAgreement)).toEqual(['read as carl and anna']);
  expect(may(mayOnWorkToEnd)).toEqual([]);
  expect(may(mayOnEarlyEnd)).toEqual([]);
  expect(may(mayOnAccount)).toEqual(['read as carl', 'logOut as carl']);
  expect(may(mayOnBilling)).toEqual(['read as anna']);
});

test('a relation that nobody declared allows nothing', { meta: { shows: ['R-16-017'] } }, () => {
  const relations: Relations<object> = {};
  expect(policy<object>()(relations, { read: ['somebody'] }).may('read', carl, {})).toBe(false);
});

test('the policies name in words who is allowed, for the page of permissions', {
  meta: { shows: ['R-16-017'] },
}, () => {
  expect(mayOnEngagement.table.finish).toEqual(['its customer', 'the business that won it']);
  expect(mayOnLead.table.readMessages).toEqual(["its job's customer", 'its business']);
  expect(mayOnQuote.table.read).toEqual(["its job's customer", 'the business that sent it']);
});
