import type { Lead } from '../../contract/leads.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import type { JobResponse } from '../customer/lists.ts';
import { type Before, DAYS, HOURS } from './samples.ts';

const { sample } = galleryCopy;

/** What a quote was before, an hour ago and yesterday. */
export const earlier = (before: Before): JobResponse['earlier'] => [
  {
    cost: 135,
    rate_type: 'Hourly',
    comments: sample.comments,
    createdAt: before(20 * HOURS),
    replacedAt: before(1 * HOURS),
    because: sample.because,
  },
  {
    cost: 480,
    rate_type: 'Flat',
    comments: null,
    createdAt: before(2 * DAYS),
    replacedAt: before(20 * HOURS),
    because: null,
  },
];

/** A quote that its customer turned down an hour ago. */
export const declined = (before: Before): Lead['declined'] => ({
  cost: 480,
  rate_type: 'Flat',
  reason: 'too_late',
  words: sample.declineWords,
  at: before(1 * HOURS),
});

/** One that nobody had answered by its last day. */
export const expired = (before: Before): Lead['expired'] => ({
  cost: 480,
  rate_type: 'Flat',
  at: before(1 * HOURS),
});
