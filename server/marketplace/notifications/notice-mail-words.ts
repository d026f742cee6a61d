import { brand } from '../../../contract/brand.ts';
import { type RateCode, URGENCY_WORDS } from '../../../contract/words.ts';
import { formatPounds } from '../../platform/money.ts';
import type { EngagementStatus } from '../engagements/index.ts';
import { publicWords } from '../free-text.ts';
import type { NoticeKind } from './kinds.ts';
import type { JobFacts as StoredFacts, JobNoticeKind } from './notice.queries.ts';

/** What a notice says: to whom it may concern, without greeting and foot. */
export type NoticeDraft = {
  subject: string;
  lines: string[];
  facts?: { label: string; value: string }[];
  /** Below the address of the product. */
  link: { label: string; path: string };
};

/**
 * What a notice about a job says. Mails name people and jobs, never a phone number, an e-mail address or a full
 * post code: a mailbox is read by others too.
 */
export const jobDraft = (kind: JobNoticeKind, facts: StoredFacts, role: string): NoticeDraft =>
  DRAFTS[kind](discreet(facts), role);

/** The file itself is for its owner, signed in; the mail only says where. */
export const exportDraft = (days: number): NoticeDraft => ({
  subject: 'Your data is ready',
  lines: [
    `You asked for a copy of what ${brand.name} holds about you. It is ready: one zip file with your data as JSON and the files you sent us.`,
    `You can download it for ${days} days while you are signed in. After that it is deleted.`,
    'If you did not ask for this, please change your password.',
  ],
  link: { label: 'Go to my data', path: '/dashboard?tab=settings&panel=privacy' },
});

type JobFacts = Omit<StoredFacts, 'job_title'> & { job_title: string };

/** The title is in the customer's own words, which may hold contact details. */
const discreet = (facts: StoredFacts): JobFacts => ({
  ...facts,
  job_title: publicWords(facts.job_title),
});

const FOR_EACH: Record<RateCode, string> = { hourly: ' an hour', daily: ' a day', flat: '' };
const price = ({ cost_pence, rate_code }: JobFacts): string =>
  `${formatPounds(cost_pence ?? 0)}${FOR_EACH[rate_code ?? 'flat']}`;
const business = ({ business_name }: JobFacts): string => business_name ?? 'A Local Pro';
const customer = ({ customer_is_gone, customer_name }: JobFacts): string =>
  customer_is_gone ? 'The customer' : customer_name;
const otherSide = (facts: JobFacts, role: string): string =>
  role === 'customer' ? business(facts) : customer(facts);
const job = ({ job_title, job_number }: JobFacts): string => `${job_title} (${job_number})`;
const when = ({ urgency_code, wanted_at }: JobFacts): string =>
  wanted_at
    ? `On ${wanted_at.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' })}`
    : URGENCY_WORDS[urgency_code];

const jobFact = (facts: JobFacts) => ({ label: 'Job', value: job(facts) });
const priceFact = (facts: JobFacts) => ({ label: 'Price', value: price(facts) });

const WORK_TABS: Record<EngagementStatus, string> = {
  progress: 'progress',
  finished: 'history',
  cancelled: 'history&history=cancelled',
};

/** Where the card of the job stands that the mail is about. */
const tabOf = ({ work_status }: JobFacts, role: string): string =>
  work_status ? WORK_TABS[work_status] : role === 'customer' ? 'jobs' : 'leads';

const OTHER_LEADS = { label: 'See your other leads', path: '/dashboard?tab=leads' };

function linkOfCancelled(facts: JobFacts, role: string): NoticeDraft['link'] {
  if (facts.work_status) return { label: 'See the job', path: `/dashboard?tab=${tabOf(facts, role)}` };
  return role === 'customer' ? { label: 'See your jobs', path: '/dashboard?tab=jobs' } : OTHER_LEADS;
}

const DRAFTS: Record<JobNoticeKind, (facts: JobFacts, role: string) => NoticeDraft> = {
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
    ],
    link: { label: 'See the lead', path: '/dashboard?tab=leads' },
  }),
  'message-received': (facts, role) => ({
    subject: `New message about ${facts.job_title}`,
    lines: [`${otherSide(facts, role)} wrote to you about this job.`],
    facts: [jobFact(facts)],
    link: { label: 'Read it', path: `/dashboard?tab=${tabOf(facts, role)}` },
  }),
  'quote-received': (facts) => ({
    subject: `${business(facts)} sent you a quote`,
    lines: [`${business(facts)} quotes ${price(facts)} for your job.`],
    facts: [jobFact(facts), priceFact(facts)],
    link: { label: 'Compare your quotes', path: '/dashboard?tab=quoted' },
  }),
  'quote-accepted': (facts) => ({
    subject: `Your quote was accepted: ${facts.job_title}`,
    lines: [
      `${customer(facts)} accepted your quote.`,
      'The phone number and the full post code are in your jobs in progress.',
    ],
    facts: [jobFact(facts), priceFact(facts)],
    link: { label: 'See the job', path: '/dashboard?tab=progress' },
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
    lines: [
      `${facts.cancelled_by_customer ? `${customer(facts)} cancelled this job.` : 'This job was cancelled by us.'}${role === 'customer' ? '' : ' Your quote is closed.'}`,
    ],
    facts: [jobFact(facts)],
    link: linkOfCancelled(facts, role),
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
    link: { label: role === 'customer' ? 'Leave a review' : 'See the job', path: '/dashboard?tab=history' },
  }),
  'review-received': (facts) => ({
    subject: `New review: ${facts.rating ?? ''} out of 5`,
    lines: [`${customer(facts)} reviewed your work.`],
    facts: [jobFact(facts), { label: 'Rating', value: `${facts.rating ?? ''} out of 5` }],
    link: { label: 'Read it', path: '/dashboard?tab=history' },
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
        value: `${customer(lead)}: ${lead.job_title}. ${when(lead)}`,
      })),
      ...(more > 0 ? [{ label: 'More', value: `${more} others are in your inbox` }] : []),
    ],
    link: { label: 'See your leads', path: '/dashboard?tab=leads' },
  };
}

const ABOUT_OWN_DEALINGS = {
  reason: 'You get this mail because it is about your own job or quote.',
  stop: 'Stop all mails about jobs and quotes',
};

/** Why a notice came, and what its link would stop. */
export const REASONS: Record<NoticeKind, { reason: string; stop: string }> = {
  'new-lead': {
    reason: 'You get this mail because New Job Leads is on in your settings.',
    stop: 'Stop mails about new leads',
  },
  'message-received': {
    reason: 'You get this mail because Messages is on in your settings.',
    stop: 'Stop mails about messages',
  },
  'quote-received': ABOUT_OWN_DEALINGS,
  'quote-accepted': ABOUT_OWN_DEALINGS,
  'quote-rejected': ABOUT_OWN_DEALINGS,
  'quote-withdrawn': ABOUT_OWN_DEALINGS,
  'job-cancelled': ABOUT_OWN_DEALINGS,
  'job-finished': ABOUT_OWN_DEALINGS,
  'review-received': ABOUT_OWN_DEALINGS,
  'export-ready': { reason: 'You get this mail because you asked for your data.', stop: '' },
};
