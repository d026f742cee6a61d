import type { Chance } from './chance.ts';
import type { JobStatus } from '../../../contract/words.ts';
import { HOUR_MS } from '../../../server/platform/clock.ts';
import type { Batch, Row } from './rows.ts';

export type NewJob = {
  /** Of the job itself and of what belongs to it: it has at most one lead, quote, engagement and release of a number. */
  id(kind: 'job' | 'lead' | 'quote' | 'release' | 'engagement'): string;
  fate: JobStatus;
  taker: string | null;
  customerId: string;
  createdAt: Date;
};

/** A business works on it, or has done so. */
export const isAtWork = (fate: JobStatus): boolean => fate === 'progress' || fate === 'finished';

/** What a business may have done with an open job: each a third. */
const TAKEN_UP = ['interested', 'dismissed', 'quoted'] as const;

/** What came of a job between its customer and the business that took it up. */
export function dealings(chance: Chance, job: NewJob): Batch {
  if (job.taker === null) return {};
  if (job.fate !== 'active') return quoted(job);
  const act = chance.pick(TAKEN_UP);
  if (act === 'quoted') return quoted(job);
  const isInterested = act === 'interested';
  return { leads: [lead(job, { status: isInterested ? 'open' : 'dismissed', isInterested })] };
}

const QUOTE_OF = {
  active: 'pending',
  progress: 'accepted',
  finished: 'accepted',
  cancelled: 'closed',
} as const;

function quoted(job: NewJob): Batch {
  const pair = { job_id: job.id('job'), business_id: job.taker };
  const status = QUOTE_OF[job.fate];
  const quote = {
    id: job.id('quote'),
    lead_id: job.id('lead'),
    ...pair,
    cost_pence: 12_500,
    rate_code: 'flat',
    status,
    decided_at: status === 'pending' ? null : after(job, 2),
    created_at: after(job, 1),
  };
  const release = { id: job.id('release'), ...pair, reason: 'accepted', created_at: after(job, 2) };
  return {
    leads: [lead(job, { status: 'quoted', isInterested: false })],
    quotes: [quote],
    ...(isAtWork(job.fate) && { engagements: [engagement(job)], phone_releases: [release] }),
  };
}

const engagement = (job: NewJob): Row => ({
  id: job.id('engagement'),
  job_id: job.id('job'),
  customer_id: job.customerId,
  business_id: job.taker,
  quote_id: job.id('quote'),
  job_created_at: job.createdAt,
  status: job.fate,
  started_at: after(job, 24),
  ended_at: job.fate === 'finished' ? after(job, 48) : null,
});

const lead = (job: NewJob, { status, isInterested }: { status: string; isInterested: boolean }): Row => ({
  id: job.id('lead'),
  job_id: job.id('job'),
  business_id: job.taker,
  status,
  interested_at: isInterested ? after(job, 1) : null,
  created_at: after(job, 1),
});

const after = (job: NewJob, hours: number): Date => new Date(job.createdAt.getTime() + hours * HOUR_MS);
