import type { JobPhoto } from '../../contract/job-photos.ts';
import type { Review } from '../../contract/reviews.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import type { JobResponse } from '../customer/lists.ts';
import type { JobSummary } from '../marketplace/jobs/job-rows.tsx';
import { ago, ahead, DAYS, HOURS } from './moved.ts';
import { response, review } from './samples.gen.ts';

const { sample } = galleryCopy;

/** Stands for a photograph. */
export const PICTURE = '/icon-512.png';

/** So many photos of what came of a job. */
export const resultPhotos = (count: number): JobPhoto[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `result-${at}`,
    url: PICTURE,
    text: '',
    width: 512,
    height: 512,
  }));

/** As much text as people can type. */
export const LONG_JOB = {
  title: sample.longJob,
  description: sample.longDescription,
  type: 'premium',
  service: { name: sample.longService },
  town: sample.longTown,
  target_job_done: 'specificDate',
  targetCompletionDatetime: ahead(12 * DAYS),
  photos: resultPhotos(2),
  answers: [{ question_id: 'water', label: sample.question, value: sample.answer }],
} satisfies Partial<JobSummary>;

export const LONG_BIDDER = {
  ...response.business,
  logo: null,
  userName: sample.longCustomer,
  name: sample.longFirm,
  rating: 3,
  reviewsCount: 1,
};

/** With what the business said to it an hour ago. */
export const answered: Review = {
  ...review,
  id: 'answered',
  answer: { text: sample.reviewAnswer, createdAt: ago(1 * HOURS), changesUntil: ahead(47 * HOURS) },
};

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
  earliest_start: '2026-01-31',
  valid_until: '2026-01-30',
  duration: { count: 3, unit: 'hours' },
  deposit_percent: 25,
  deposit_amount: 52.81,
};
export const DETAILED = { cost: 211.25, rate_type: 'Flat', detail } as const;

/** What a quote was before, an hour ago and yesterday. */
export const earlier: JobResponse['earlier'] = [
  {
    cost: 135,
    rate_type: 'Hourly',
    comments: sample.comments,
    because: sample.because,
    createdAt: ago(20 * HOURS),
    replacedAt: ago(1 * HOURS),
  },
  {
    cost: 480,
    rate_type: 'Flat',
    comments: null,
    because: null,
    createdAt: ago(2 * DAYS),
    replacedAt: ago(20 * HOURS),
  },
];
