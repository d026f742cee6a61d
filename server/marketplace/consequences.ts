import { endAllSessions, mailAccount, mailBothOwners } from './accounts/index.ts';
import type { Consequence, Consequences, Context } from './action.ts';
import {
  endPagesOf,
  endSubscriptions,
  mailChange,
  mailPayment,
  mailRefusal,
  mailReturn,
  refreshAccessOf,
} from './billing/index.ts';
import type { EventName, Events } from './events.ts';
import { recordTerms } from './consents/index.ts';
import { beginEngagement } from './engagements/index.ts';
import { awardJob, keepPremium, offerWaitingJobs, restoreJobs, withholdJobs } from './jobs/index.ts';
import { markQuoted, noteRelease, reopenLead } from './leads/index.ts';
import { signal, tell } from './notifications/index.ts';
import { erase, queueFarewell } from './privacy/index.ts';
import { closeAll, rejectOthers } from './quotes/index.ts';
import { DECLARED } from './registry.ts';

/**
 * When X happens, then Y: all of it, on one page, in the order it is done. State changes run in the
 * transaction of the event, notices are queued in it. The type demands an entry for every event.
 * A mail that holds what no event may hold is queued by the act itself and is named here.
 */
export const consequences: Consequences = {
  'account.registered': [
    then('keep the terms that were agreed to', recordTerms),
    mailAccount('verify-email'),
  ],
  'account.verified': [
    then('let a business have its leads', ({ tx }, { accountId }) => refreshAccessOf(tx, accountId)),
    then('offer the jobs that a customer posted before', offerWaitingJobs),
    signal.account('leads', 'jobs'),
  ],
  'password.changed': [mailAccount('password-changed')],
  'password.reset': [mailAccount('password-changed')],
  'mobile.changed': [mailAccount('mobile-changed')],
  'email.changed': [byTheAct('mail the old address, with a way to undo it')],
  'email.restored': [],
  'job.offered': [tell.nearbyBusinesses(), signal.nearbyBusinesses(), signal.customer('jobs')],
  'job.posted': [tell.nearbyBusinesses(), signal.nearbyBusinesses(), signal.customer('jobs')],
  'job.cancelled': [
    then('close the quotes that are open or agreed', closeAll),
    tell.businessesOfClosedQuotes('job-cancelled'),
    tell.customerUnlessTheirs('job-cancelled'),
    signal.nearbyBusinesses(),
    signal.businessesOfDecidedQuotes('quotes', 'jobs'),
    signal.customer('jobs', 'quotes'),
  ],
  'job.finished': [
    tell.otherSide('job-finished', (facts) => facts.jobId),
    signal.customer('jobs'),
    signal.business('jobs'),
  ],
  'lead.interested': [
    then("note that the customer's number is released to the business", noteRelease('interested')),
    then('keep a premium job for premium businesses', keepPremium),
    signal.customer('jobs'),
    signal.business('leads'),
  ],
  'lead.dismissed': [signal.customer('jobs'), signal.business('leads')],
  'message.sent': [
    tell.otherSide('message-received', (facts) => facts.messageId),
    signal.customer('messages'),
    signal.business('messages'),
  ],
  'quote.sent': [
    then('take the lead out of the inbox', markQuoted),
    then('keep a premium job for premium businesses', keepPremium),
    tell.customer('quote-received', (facts) => facts.quoteId),
    signal.customer('quotes', 'jobs'),
    signal.business('leads', 'quotes'),
  ],
  'quote.withdrawn': [
    then('put the lead back into the inbox', reopenLead),
    signal.customer('quotes', 'jobs'),
    signal.business('leads', 'quotes'),
  ],
  'quote.accepted': [
    then('turn the other open quotes down', rejectOthers),
    then('award the job', awardJob),
    then('begin the work', beginEngagement),
    then("note that the customer's number is released to the business", noteRelease('accepted')),
    tell.business('quote-accepted', (facts) => facts.quoteId),
    tell.rejectedBusinesses('quote-rejected'),
    signal.nearbyBusinesses(),
    signal.businessesOfDecidedQuotes('quotes', 'jobs'),
    signal.customer('quotes', 'jobs'),
  ],
  // The open jobs and quotes were closed before, each with consequences of its own.
  'account.deleted': [
    tell.customersLeftBehind('quote-withdrawn'),
    then('stop the subscription', (context, { accountId }) => endSubscriptions(context, accountId)),
    then('queue the last mail', queueFarewell),
    then('erase what names or describes the person', eraseAll),
    signal.sessionsOf(),
  ],
  'account.removed': [
    tell.customersLeftBehind('quote-withdrawn'),
    then('stop the subscription', (context, { accountId }) => endSubscriptions(context, accountId)),
    then('erase what names or describes the person', eraseAll),
    signal.sessionsOf(),
  ],
  'account.deactivated': [
    then('sign the account out everywhere', (context, { accountId }) => endAllSessions(context, accountId)),
    then('take its jobs out of the leads', withholdJobs),
    then('let a business have no leads', ({ tx }, { accountId }) => refreshAccessOf(tx, accountId)),
    byTheAct('mail the account, with the reason'),
  ],
  'account.activated': [
    then('put its jobs back into the leads', restoreJobs),
    tell.businessesNearItsJobs(),
    then('let a business have its leads', ({ tx }, { accountId }) => refreshAccessOf(tx, accountId)),
    byTheAct('mail the account'),
  ],
  'job.switched': [
    tell.nearbyBusinessesOnceOn(),
    signal.nearbyBusinesses(),
    signal.businessesWithQuotes('quotes', 'jobs'),
    signal.customer('jobs'),
    byTheAct('mail the customer, with the reason'),
  ],
  'account.changed': [],
  'member.invited': [byTheAct('mail the invitation')],
  'member.joined': [signal.sessionOf()],
  'member.changed': [signal.sessionOf()],
  'member.left': [signal.sessionOf()],
  'business.handed-over': [
    then('end the payment pages that the owner before has open', endPagesOf),
    then('mail both owners', mailBothOwners),
    signal.business('leads', 'jobs', 'quotes'),
    signal.sessionsOfBoth(),
  ],
  'business.changed': [signal.business('leads')],
  'review.written': [
    tell.business('review-received', (facts) => facts.reviewId),
    signal.customer('jobs'),
    signal.business('jobs'),
  ],
  'review.moderated': [
    signal.customer('jobs'),
    signal.business('jobs'),
    byTheAct('mail the customer whose review was hidden or deleted, with the reason'),
  ],
  'subscription.changed': [
    then('mail the business how its subscription stands', mailChange),
    signal.business('leads'),
  ],
  'payment-page.refused': [then('mail the business what it can do', mailRefusal)],
  'payment.received': [then('mail the business what was received', mailPayment)],
  'payment.returned': [then('mail the business what went back', mailReturn)],
  'payment.flagged': [],
  'payment.looked-after': [],
  'promo-code.changed': [],
  'package.priced': [],
};

/** From the tables of all features. */
function eraseAll(context: Context, deleted: Events['account.deleted']): Promise<void> {
  return erase(context, deleted, DECLARED);
}

/** Only the act knows what stands in the mail: a reason that was typed, an address that is no longer the account's. */
function byTheAct(says: string) {
  return { says: `${says} (queued by the act)`, follow: () => Promise.resolve() };
}

function then<E extends EventName>(says: string, follow: Consequence<E>['follow']): Consequence<E> {
  return { says, follow };
}
