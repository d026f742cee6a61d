import type { JobPhoto } from '../../contract/job-photos.ts';
import type { OwnJob, WorkJob } from '../../contract/jobs.ts';
import type { Lead } from '../../contract/leads.ts';
import type { Review } from '../../contract/reviews.ts';
import { PROPERTY_WORDS, URGENCY_WORDS } from '../../contract/words.ts';
import type { SentQuote } from '../business/lists.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import type { JobResponse, ReceivedQuote } from '../customer/lists.ts';
import type { JobSummary } from '../marketplace/jobs/job-rows.tsx';

const { sample } = galleryCopy;

/** A moment so many minutes before now. */
export type Before = (minutes: number) => string;
type Sample<T> = (before: Before, id: string, other?: Partial<T>) => T;

export const HOURS = 60;
export const DAYS = 24 * HOURS;

const FACE: JobSummary = {
  title: sample.job,
  description: sample.description,
  type: 'normal',
  service: { name: sample.service },
  location: sample.place,
  town: sample.town,
  job_type: PROPERTY_WORDS.detached_house,
  target_job_done: URGENCY_WORDS.asap,
  targetCompletionDatetime: null,
  trade: 'plumbing',
  answers: [{ question_id: 'water', label: sample.question, value: sample.reviewAnswer }],
  photos: [
    { id: 'tap', url: '/icon-512.png', text: sample.photo, width: 512, height: 512 },
    { id: 'pipe', url: '/icon-maskable-512.png', text: '', width: 512, height: 512 },
  ],
};

/** As much text as people can type. */
export const longSummary = (before: Before): JobSummary => ({
  ...FACE,
  title: sample.longJob,
  description: sample.longDescription,
  type: 'premium',
  service: { name: sample.longService },
  town: sample.longTown,
  target_job_done: 'specificDate',
  targetCompletionDatetime: before(-12 * DAYS),
});

export const lead: Sample<Lead> = (before, id, other) => ({
  id,
  is_interested: false,
  createdAt: before(2 * HOURS),
  firstSeenAt: before(HOURS),
  distance_miles: 3,
  job: FACE,
  changed: null,
  declined: null,
  expired: null,
  user: { name: sample.customer, mobile_number: null },
  messagesCount: 0,
  can: ['markInterested', 'dismiss', 'sendQuote', 'sendMessage'],
  ...other,
});

export const review: Sample<Review> = (before, id, other) => ({
  id,
  jobId: id,
  rating: 5,
  comment: sample.review,
  createdAt: before(3 * DAYS),
  user: { name: sample.customer },
  answer: null,
  ...other,
});

/** With what the business said to it an hour ago. */
export const answered: Sample<Review> = (before, id, other) =>
  review(before, id, {
    answer: { text: sample.answer, createdAt: before(1 * HOURS), changesUntil: before(-47 * HOURS) },
    ...other,
  });

/** So many photos of what came of a job. */
export const resultPhotos = (count: number): JobPhoto[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `result-${at}`,
    url: '/icon-512.png',
    text: '',
    width: 512,
    height: 512,
  }));

const job = (before: Before, id: string) => ({
  id,
  jobNumber: 'J000012',
  ...FACE,
  category_id: 'plumbing',
  createdAt: before(5 * HOURS),
  business: null,
  cost: null,
  rate_type: null,
  extras: null,
  earlyEnd: null,
  finish: null,
  is_active: 1 as const,
  reviews: [],
});

export const won = {
  business: { id: 'alan', userName: sample.owner, name: sample.firm, logo: null },
  cost: 120,
  rate_type: 'Hourly',
  location: sample.winnerPlace,
} as const;

export const ownJob: Sample<OwnJob> = (before, id, other) => ({
  ...job(before, id),
  status: 'active',
  user: { name: sample.customer, avatar: null },
  leadId: null,
  messagesCount: 0,
  leads: [],
  leadsCount: 4,
  expectedCount: 4,
  quotesCount: 0,
  closed_reason: null,
  business_phone: null,
  closesAt: null,
  can: ['cancel', 'change'],
  ...other,
});

export const workJob: Sample<WorkJob> = (before, id, other) => ({
  ...job(before, id),
  ...won,
  status: 'progress',
  leadId: id,
  messagesCount: 2,
  user: { name: sample.customer, avatar: null, mobile_number: sample.number },
  can: ['finish'],
  ...other,
});

const quote = (before: Before, id: string) => ({
  id,
  cost: 120,
  rate_type: 'Hourly' as const,
  currency: '£',
  comments: sample.comments,
  detail: null,
  createdAt: before(30),
  leadId: id,
  messagesCount: 1,
  sentBeforeChange: false,
  file: null,
  earlier: [],
});

/** All that a quote can say: its lines come to £211.25. */
export const detail: NonNullable<JobResponse['detail']> = {
  lines: [
    { kind: 'labour', text: sample.labour, quantity: 2.5, unit: 'hour', unit_price: 48.5, sum: 121.25 },
    { kind: 'materials', text: sample.materials, quantity: 1, unit: 'item', unit_price: 89.99, sum: 89.99 },
    { kind: 'other', text: sample.waste, quantity: 0.5, unit: 'cubic_metre', unit_price: 0.01, sum: 0.01 },
  ],
  vat: 'included_20',
  vat_amount: 35.21,
  included: sample.included,
  not_included: sample.notIncluded,
  earliest_start: '2027-03-31',
  valid_until: '2027-03-30',
  duration: { count: 3, unit: 'hours' },
  deposit_percent: 25,
  deposit_amount: 52.81,
};

const bidder = {
  id: 'alan',
  userName: sample.owner,
  name: sample.firm,
  logo: null,
  rating: 4.6,
  reviewsCount: 12,
};
const quotedJob = (before: Before): ReceivedQuote['job'] => ({
  ...FACE,
  jobNumber: 'J000012',
  status: 'active',
  is_active: 1,
  createdAt: before(5 * HOURS),
});

export const response: Sample<JobResponse> = (before, id, other) => ({
  ...quote(before, id),
  business: bidder,
  avatar: null,
  can: ['accept', 'decline', 'sendMessage'],
  ...other,
});

export const receivedQuote: Sample<ReceivedQuote> = (before, id, other) => ({
  ...quote(before, id),
  jobId: id,
  job: quotedJob(before),
  business: bidder,
  avatar: null,
  can: ['accept', 'decline', 'sendMessage'],
  ...other,
});

export const sentQuote: Sample<SentQuote> = (before, id, other) => ({
  ...quote(before, id),
  jobId: id,
  job: quotedJob(before),
  changed: null,
  user: { name: sample.customer, mobile_number: null },
  can: ['revise', 'withdraw', 'sendMessage'],
  ...other,
});

export const longBidder = {
  ...bidder,
  userName: sample.longCustomer,
  name: sample.longFirm,
  rating: 3,
  reviewsCount: 1,
};

export const contacts: OwnJob['leads'] = [
  { id: 'touch-1', business_name: sample.firm, is_interested: true, messagesCount: 0 },
  { id: 'touch-2', business_name: sample.longFirm, is_interested: false, messagesCount: 3 },
];
