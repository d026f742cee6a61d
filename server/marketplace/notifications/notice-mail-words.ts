import type { EngagementStatus } from '../engagements/index.ts';
import { publicWords } from '../free-text.ts';
import { adviceOnChange, changedWords } from './change-words.ts';
import { besideAgreement, LATER_NOTICES } from './beside-agreement.ts';
import {
  price,
  business,
  customer,
  otherSide,
  when,
  dayOf,
  jobFact,
  photosFact,
  photosOf,
  priceFact,
  type JobFacts,
} from './job-fact-words.ts';
import type { JobFacts as StoredFacts, JobNoticeKind } from './notice.queries.ts';
import { QUOTE_LIFE_NOTICES, type QuoteLifeNotice, quoteLifeWords } from './quote-life-words.ts';
import { REVIEW_NOTICES, type ReviewNotice, reviewWords } from './review-words.ts';
import { VISIT_NOTICES, type VisitNotice, visitWords } from './visit-words.ts';

/** What a notice says: to whom it may concern, without greeting and foot. */
export type NoticeDraft = {
  subject: string;
  lines: string[];
  /** One that stands in the tab of the link by itself says where exactly. */
  facts?: { label: string; value: string; exactly?: string }[];
  /** Below the address of the product; a mail leads on to what it is about, a text message is paid for by its length. */
  link: Link;
};

type Link = { label: string; path: string; exactly?: string };

/**
 * What a notice about a job says. Mails name people and jobs, never a phone number, an e-mail address or a full
 * post code: a mailbox is read by others too.
 */
export const jobDraft = (kind: JobNoticeKind, facts: StoredFacts, role: string): NoticeDraft =>
  DRAFTS[kind](discreet(facts), role);

/** The title is in the customer's own words, which may hold contact details. */
const discreet = (facts: StoredFacts): JobFacts => ({
  ...facts,
  job_title: publicWords(facts.job_title),
});

const WORK_TABS: Record<EngagementStatus, string> = {
  progress: 'progress',
  finished: 'history',
  cancelled: 'history&history=cancelled',
};

/** Where the conversation, or the card of the job, stands that the mail is about. */
function tabOf({ conversation_id: lead, work_status }: JobFacts, role: string): string {
  if (lead) return `messages&lead=${lead}`;
  return work_status ? WORK_TABS[work_status] : role === 'customer' ? 'jobs' : 'leads';
}

/** The tab where the job stands, and the job in it. */
function link(facts: JobFacts, tab: string, label: string): Link {
  const exactly = tab === 'leads' ? leadOf(facts) : `&at=${facts.job_id}`;
  return { label, path: `/dashboard?tab=${tab}`, ...(!tab.startsWith('messages') && { exactly }) };
}

/** A lead that nobody has seen yet goes by its job. */
const leadOf = ({ lead_id, job_id }: JobFacts): string => `&lead=${lead_id ?? job_id}`;

const OTHER_LEADS = { label: 'See your other leads', path: '/dashboard?tab=leads' };

function linkOfCancelled(facts: JobFacts, role: string): NoticeDraft['link'] {
  if (facts.work_status) return link(facts, tabOf(facts, role), 'See the job');
  return role === 'customer' ? { label: 'See your jobs', path: '/dashboard?tab=jobs' } : OTHER_LEADS;
}

function howCancelled(facts: JobFacts, role: string): string {
  if (facts.ended_by_both)
    return `You and ${otherSide(facts, role)} agreed to end this job before it was finished.`;
  return facts.cancelled_by_customer
    ? `${customer(facts)} cancelled this job.`
    : 'This job was cancelled by us.';
}

/** A visit is read above the conversation of its lead. */
const ofVisit =
  (kind: VisitNotice) =>
  (facts: JobFacts, role: string): NoticeDraft => {
    const words = visitWords[kind]({
      visit: facts.visit,
      other: otherSide(facts, role),
      title: facts.job_title,
    });
    return {
      ...words,
      facts: [jobFact(facts), ...words.facts],
      link: link(facts, tabOf(facts, role), 'See the visit'),
    };
  };

const ofQuoteLife =
  (kind: QuoteLifeNotice) =>
  (facts: JobFacts): NoticeDraft => {
    const { to, ...words } = quoteLifeWords[kind](facts);
    return { ...words, link: link(facts, to.tab, to.label) };
  };

/** The one that asks for a review leads to its form. */
const ofReview =
  (kind: ReviewNotice) =>
  (facts: JobFacts): NoticeDraft => {
    const { label, ...words } = reviewWords[kind](facts);
    const there = link(facts, 'history', label);
    const form = { ...there, exactly: `${there.exactly}&panel=review` };
    return { ...words, link: kind === 'review-due' ? form : there };
  };

type Draft = (facts: JobFacts, role: string) => NoticeDraft;

const each = <Kind extends string>(kinds: readonly Kind[], draft: (kind: Kind) => Draft) =>
  Object.fromEntries(kinds.map((kind) => [kind, draft(kind)])) as Record<Kind, Draft>;

const DRAFTS: Record<JobNoticeKind, Draft> = {
  ...each(VISIT_NOTICES, ofVisit),
  ...each(QUOTE_LIFE_NOTICES, ofQuoteLife),
  ...each(REVIEW_NOTICES, ofReview),
  ...each(LATER_NOTICES, besideAgreement),
  'new-lead': (facts) => ({
    subject: `New lead: ${facts.service_name} in ${facts.outward}`,
    lines: [
      `${customer(facts)} needs help: ${facts.job_title}`,
      'Mark it as Interested to see the phone number, or send a quote straight away.',
    ],
    facts: [
      { label: 'Work', value: facts.service_name },
      { label: 'Where', value: `${facts.town} (${facts.outward})` },
      { label: 'When', value: when(facts) },
      ...photosFact(facts),
    ],
    link: link(facts, 'leads', 'See the lead'),
  }),
  'message-received': (facts, role) => ({
    subject: `New message about ${facts.job_title}`,
    lines: [`${otherSide(facts, role)} wrote to you about this job.`],
    facts: [jobFact(facts)],
    link: link(facts, tabOf(facts, role), 'Read it'),
  }),
  'quote-received': (facts) => ({
    subject: `${business(facts)} sent you a quote`,
    lines: [`${business(facts)} quotes ${price(facts)} for your job.`],
    facts: [jobFact(facts), priceFact(facts)],
    link: link(facts, 'quoted', 'Compare your quotes'),
  }),
  'quote-accepted': (facts) => ({
    subject: `Your quote was accepted: ${facts.job_title}`,
    lines: [
      `${customer(facts)} accepted your quote.`,
      'The phone number and the full post code are in your jobs in progress.',
    ],
    facts: [jobFact(facts), priceFact(facts)],
    link: link(facts, 'progress', 'See the job'),
  }),
  'quote-rejected': (facts) => ({
    subject: `Not chosen this time: ${facts.job_title}`,
    lines: [`${customer(facts)} chose another Local Pro. Your quote is closed.`],
    facts: [jobFact(facts)],
    link: OTHER_LEADS,
  }),
  'quote-withdrawn': (facts) => ({
    subject: `A quote is no longer there: ${facts.job_title}`,
    lines: ['A Local Pro who had sent you a quote has closed their account, so their quote is withdrawn.'],
    facts: [jobFact(facts)],
    link: { label: 'See your quotes', path: '/dashboard?tab=quoted' },
  }),
  'job-cancelled': (facts, role) => ({
    subject: `Job cancelled: ${facts.job_title}`,
    lines: [`${howCancelled(facts, role)}${role === 'customer' ? '' : ' Your quote is closed.'}`],
    facts: [jobFact(facts)],
    link: linkOfCancelled(facts, role),
  }),
  'job-changed': (facts) => ({
    subject: `Changed: ${facts.job_title}`,
    lines: [`${customer(facts)} changed this job: ${changedWords(facts)}.`, adviceOnChange(facts).line],
    facts: [jobFact(facts)],
    link: link(facts, adviceOnChange(facts).tab, 'See the job'),
  }),
  'job-closing': (facts) => ({
    subject: `Your job closes soon: ${facts.job_title}`,
    lines: [
      `Nobody has answered this job yet. It closes by itself on ${dayOf(facts.closes_at)}.`,
      'If you still need it done, keep it open with one tap. If not, you need not do anything.',
    ],
    facts: [jobFact(facts)],
    link: link(facts, 'jobs', 'Keep the job open'),
  }),
  'job-expired': (facts) => ({
    subject: `Your job is closed: ${facts.job_title}`,
    lines: [
      'Nobody answered this job, so it has closed by itself.',
      'If you still need it done, post it again: a few more words or another date may help.',
    ],
    facts: [jobFact(facts)],
    link: link(facts, 'history&history=cancelled', 'See your jobs'),
  }),
  'job-finished': (facts, role) => ({
    subject: `Job complete: ${facts.job_title}`,
    lines: [
      `${facts.finished_by_customer ? customer(facts) : business(facts)} marked this job as complete.`,
      role === 'customer'
        ? `How did ${business(facts)} do? A short review helps others choose.`
        : 'Well done.',
    ],
    facts: [jobFact(facts)],
    link: link(facts, 'history', role === 'customer' ? 'Leave a review' : 'See the job'),
  }),
};

/** More stand in the inbox; a mail that lists a hundred is read by nobody. */
const MOST_LISTED = 20;

/** What the mail about new leads says: of one as ever, of several each in a line. */
export function leadsDraft(leads: readonly StoredFacts[]): NoticeDraft {
  const [only, ...others] = leads.map(discreet);
  if (!only) throw new Error('a mail about leads is about none');
  if (others.length === 0) return DRAFTS['new-lead'](only, 'business');
  const listed = [only, ...others].slice(0, MOST_LISTED);
  const more = leads.length - listed.length;
  return {
    subject: `${leads.length} new leads near you`,
    lines: ['Mark one as Interested to see the phone number, or send a quote straight away.'],
    facts: [
      ...listed.map((lead) => ({
        label: `${lead.service_name} in ${lead.town} (${lead.outward})`,
        value: `${customer(lead)}: ${lead.job_title}. ${when(lead)}${photosOf(lead)}`,
        exactly: leadOf(lead),
      })),
      ...(more > 0 ? [{ label: 'More', value: `${more} others are in your inbox` }] : []),
    ],
    link: { label: 'See your leads', path: '/dashboard?tab=leads' },
  };
}
