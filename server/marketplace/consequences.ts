import { endAllSessions, mailAccount, mailBothOwners } from './accounts/index.ts';
import { mailAgreement, makeAgreement } from './agreements/index.ts';
import type { Consequences } from './action.ts';
import {
  endPagesOf,
  endSubscriptions,
  mailChange,
  mailPayment,
  mailRefusal,
  mailReturn,
  refreshAccessOf,
} from './billing/index.ts';
import { byADuty, byTheAct, followedBy as then } from './consequence-parts.ts';
import { admitToConversations, putOutOfConversations } from './conversations/index.ts';
import { recordTerms } from './consents/index.ts';
import { eraseAll } from './erase-all.ts';
import { beginEngagement } from './engagements/index.ts';
import { awardJob, keepPremium, offerWaitingJobs, restoreJobs, withholdJobs } from './jobs/index.ts';
import { keepApart, markQuoted, noteRelease, partLeads, reopenLead } from './leads/index.ts';
import { ringing, signal, tell } from './notifications/index.ts';
import { queueFarewell } from './privacy/index.ts';
import { planReminders } from './review-reminders/index.ts';
import { closeAll, endQuotesBetween, rejectOthers } from './quotes/index.ts';
import { openCases } from './reports/index.ts';
import { consequencesOfWork } from './consequences-of-work.ts';
import { closeEarlyEnd } from './early-ends/index.ts';
import { closeExtra } from './extras/index.ts';
import { endVisits, freeMember } from './visits/index.ts';

/** The open pages of both sides on which a quote stands, or a job. */
const quotePages = [signal.customer('quotes', 'jobs'), signal.business('leads', 'quotes')] as const;
const jobPages = [signal.customer('jobs'), signal.business('jobs')] as const;

/**
 * When X happens, then Y: all of it, here and in consequences-of-work.ts, in the order it is done. State changes run in the transaction of the event,
 * notices are queued in it. The type demands an entry for every event. A mail that holds what no event may hold is queued by the act itself and is named here.
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
  'job.changed': [
    tell.newlyNearbyBusinesses(),
    signal.nearbyBusinesses(),
    signal.businessesWithQuotes('quotes', 'jobs'),
    signal.customer('jobs', 'quotes'),
    byADuty('tell-changes', 'tell who took it up, once for the changes of ten minutes: job-changed'),
  ],
  'job.warned': [tell.customer('job-closing', (facts) => facts.warningId), signal.customer('jobs')],
  'job.renewed': [signal.customer('jobs')],
  'job.expired': [
    tell.customer('job-expired', (facts) => facts.jobId),
    signal.nearbyBusinesses(),
    signal.customer('jobs'),
  ],
  'job.cancelled': [
    then('close the quotes that are open or agreed', closeAll),
    then('end the visits that were arranged for it', endVisits.ofJob),
    then('close the extra that waits for its answer', closeExtra),
    then('close the proposal to end it that waits for its answer', closeEarlyEnd),
    tell.businessesOfClosedQuotes('job-cancelled'),
    ringing.businessesThatTookUp('job-cancelled'),
    tell.customerUnlessTheirs('job-cancelled'),
    signal.nearbyBusinesses(),
    signal.businessesOfDecidedQuotes('quotes', 'jobs'),
    signal.customer('jobs', 'quotes'),
  ],
  'job.finished': [
    then('end the visits that were arranged for it', endVisits.ofJob),
    then('close the extra that waits for its answer', closeExtra),
    then('write down when its customer is asked for a review', planReminders),
    then('close the proposal to end it that waits for its answer', closeEarlyEnd),
    tell.otherSide('job-finished', (facts) => facts.jobId),
    ...jobPages,
  ],
  'lead.interested': [
    then("note that the customer's number is released to the business", noteRelease('interested')),
    then('keep a premium job for premium businesses', keepPremium),
    ringing.customer('interested', (facts) => facts.leadId),
    signal.customer('jobs'),
    signal.business('leads'),
  ],
  'lead.dismissed': [
    then('end the visits that were arranged', endVisits.ofLead),
    signal.customer('jobs'),
    signal.business('leads'),
  ],
  'lead.restored': [signal.customer('jobs'), signal.business('leads')],
  'message.sent': [
    tell.otherSide('message-received', (facts) => facts.messageId),
    signal.customer('messages'),
    signal.business('messages'),
  ],
  'quote.sent': [
    then('take the lead out of the inbox', markQuoted),
    then('keep a premium job for premium businesses', keepPremium),
    tell.customer('quote-received', (facts) => facts.quoteId),
    ...quotePages,
  ],
  'quote.withdrawn': [
    then('put the lead back into the inbox', reopenLead),
    ringing.customer('quote-withdrawn', (facts) => facts.quoteId),
    ...quotePages,
  ],
  // Its lead stays quoted.
  'quote.revised': [
    tell.customer('quote-revised', (facts) => facts.quoteId),
    signal.customer('quotes', 'jobs'),
    signal.business('quotes'),
  ],
  'quote.declined': [
    then('put the lead back into the inbox', reopenLead),
    tell.business('quote-declined', (facts) => facts.quoteId),
    ...quotePages,
  ],
  'quote.warned': [tell.customer('quote-ending', (facts) => facts.quoteId), signal.customer('quotes')],
  'quote.expired': [
    then('put the lead back into the inbox', reopenLead),
    tell.business('quote-expired', (facts) => facts.quoteId),
    ...quotePages,
  ],
  'quote.accepted': [
    then('turn the other open quotes down', rejectOthers),
    then('award the job', awardJob),
    then('begin the work', beginEngagement),
    then('write down what was agreed', makeAgreement),
    then('mail the customer what was agreed', mailAgreement),
    then('end the visits that were arranged with others', endVisits.ofOthers),
    then("note that the customer's number is released to the business", noteRelease('accepted')),
    tell.business('quote-accepted', (facts) => facts.quoteId),
    tell.rejectedBusinesses('quote-rejected'),
    signal.nearbyBusinesses(),
    signal.businessesOfDecidedQuotes('quotes', 'jobs'),
    signal.customer('quotes', 'jobs'),
  ],
  ...consequencesOfWork,
  'block.made': [
    then('end the open quotes between the two', endQuotesBetween),
    then('part their leads', partLeads),
    then('end the visits between them, but not those of work that goes on', endVisits.between),
    then('have a person look at the work that goes on between them', openCases),
    signal.customer('jobs', 'quotes'),
    signal.business('leads', 'quotes'),
  ],
  'block.lifted': [then('keep closed what was closed', keepApart), signal.business('leads')],
  // The open jobs and quotes were closed before, each with consequences of its own.
  'account.deleted': [
    then('end the visits of its businesses, and free it from those of others', endVisits.ofAccount),
    tell.customersLeftBehind('quote-withdrawn'),
    then('stop the subscription', (context, { accountId }) => endSubscriptions(context, accountId)),
    then('queue the last mail', queueFarewell),
    then('erase what names or describes the person', eraseAll),
    signal.sessionsOf(),
  ],
  'account.removed': [
    then('end the visits of its businesses, and free it from those of others', endVisits.ofAccount),
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
  'member.joined': [
    then('give the member the conversations of the business, as read', admitToConversations),
    signal.sessionOf(),
  ],
  'member.changed': [signal.sessionOf()],
  'member.left': [
    then('take the conversations of the business from who left', putOutOfConversations),
    then('let the business choose who else comes to the visits of who left', freeMember),
    signal.sessionOf(),
  ],
  'business.handed-over': [
    then('end the payment pages that the owner before has open', endPagesOf),
    then('mail both owners', mailBothOwners),
    signal.business('leads', 'jobs', 'quotes'),
    signal.sessionsOfBoth(),
  ],
  'business.changed': [signal.business('leads')],
  'work-picture.shown': [],
  'work-picture.removed': [byTheAct('mail the business whose picture an admin removed, with the reason')],
  'work-picture.moderated': [byTheAct('mail the business whose picture an admin hid, with the reason')],
  'review.due': [tell.customer('review-due', (facts) => facts.reminderId), signal.customer('jobs')],
  'review.written': [tell.business('review-received', (facts) => facts.reviewId), ...jobPages],
  'review.answered': [tell.customerUnlessBlocked('review-answered', (facts) => facts.reviewId), ...jobPages],
  'review.answer-changed': [...jobPages],
  'review.moderated': [
    ...jobPages,
    byTheAct('mail the customer whose review was hidden or deleted, with the reason'),
    byTheAct('mail the business whose answer to a review an admin removed, with the reason'),
  ],
  'subscription.changed': [
    then('mail the business how its subscription stands', mailChange),
    ringing.ownerIfDue(),
    signal.business('leads'),
  ],
  'payment-page.refused': [
    then('mail the business what it can do', mailRefusal),
    ringing.owner('payment-refused', (facts) => facts.intentId),
  ],
  'payment.received': [then('mail the business what was received', mailPayment)],
  'payment.returned': [then('mail the business what went back', mailReturn)],
  'payment.flagged': [],
  'payment.looked-after': [],
  'promo-code.changed': [],
  'package.priced': [],
};
