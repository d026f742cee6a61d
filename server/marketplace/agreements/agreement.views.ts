import type * as z from 'zod/mini';
import type { Agreement } from '../../../contract/agreements.ts';
import type { JobAnswer } from '../../../contract/jobs.ts';
import { eachJobWord, type JobWord } from '../../../contract/job-words.ts';
import {
  CURRENCY,
  PROPERTY_WORDS,
  type PropertyCode,
  RATE_WORDS,
  type RateCode,
  URGENCY_WORDS,
  type UrgencyCode,
} from '../../../contract/words.ts';
import type { FreeText } from '../../platform/db/free-text.ts';
import { toPounds } from '../../platform/money.ts';
import { engagementLifecycle } from '../engagements/index.ts';
import { EVERYTHING, readable } from '../free-text.ts';
import { photosView, type StoredPhoto } from '../jobs/index.ts';
import { detailView, type StoredDetail } from '../quotes/index.ts';
import type { AgreementRow } from './agreement.queries.ts';
import { lastDayToCancel, rightToCancel } from './right-to-cancel.ts';

// As make-agreement.ts writes them.
type Terms = {
  jobNumber: string;
  service: string;
  property: PropertyCode;
  urgency: UrgencyCode;
  wantedAt: string | null;
  town: string;
  pence: number;
  rate: RateCode;
  startsAtOnce: boolean;
};
type CustomerWords = Record<JobWord, string> & {
  name: string;
  location: string;
  answers: z.output<typeof JobAnswer>[];
  photos: StoredPhoto[];
};
type BusinessWords = { name: string; comments: string | null; detail: StoredDetail | null };

/** Both sides read all of it: with an accepted quote the contact details are released, and so is the post code. */
export function agreementView(row: AgreementRow, now: Date): z.input<typeof Agreement> | null {
  const { terms: written, hash, made_at: madeAt, status, ended_at } = row;
  if (!written || !hash || !madeAt) return null;
  const terms = JSON.parse(written) as Terms;
  const finishedAt = status === engagementLifecycle.moves.finish.to ? ended_at : null;
  const { startsAtOnce } = terms;
  return {
    madeAt: madeAt.toISOString(),
    ...termsView(terms),
    customer: customerView(parsed<CustomerWords>(row.customer_words)),
    business: businessView(parsed<BusinessWords>(row.business_words), terms),
    cancelling: {
      until: lastDayToCancel(madeAt),
      startsAtOnce,
      right: rightToCancel({ madeAt, startsAtOnce, finishedAt }, now),
    },
    hash,
  };
}

const termsView = (terms: Terms) => ({
  jobNumber: terms.jobNumber,
  service: terms.service,
  job_type: PROPERTY_WORDS[terms.property],
  target_job_done: URGENCY_WORDS[terms.urgency],
  targetCompletionDatetime: terms.wantedAt,
  town: terms.town,
  cost: toPounds(terms.pence),
  rate_type: RATE_WORDS[terms.rate],
  currency: CURRENCY,
});

const customerView = (words: CustomerWords | null) =>
  words && {
    name: words.name,
    location: words.location,
    ...eachJobWord((word) => words[word]),
    answers: words.answers,
    photos: photosView(words.photos, EVERYTHING),
  };

const businessView = (words: BusinessWords | null, { pence }: Terms) =>
  words && { ...words, detail: detailView({ cost_pence: pence, detail: words.detail }, EVERYTHING) };

const parsed = <Words>(text: FreeText | null): Words | null =>
  text === null ? null : (JSON.parse(readable(text, EVERYTHING)) as Words);
