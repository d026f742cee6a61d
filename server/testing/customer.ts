import type { Result } from '../../contract/kernel.ts';
import type { api } from '../../contract/index.ts';
import type * as z from 'zod/mini';
import type { JobChange, JobToChange } from '../../contract/job-changes.ts';
import type { OwnJob } from '../../contract/jobs.ts';
import type { NewJob } from '../../contract/new-job.ts';
import type { Decline } from '../../contract/quote-life.ts';
import type { CancelReason } from '../../contract/words.ts';
import { categoryId, serviceId } from '../seed/catalogue.ts';
import { Correspondent } from './correspondent.ts';

export type JobRef = { id: string; jobNumber: string };
type Listed = 'active' | 'in_progress' | 'finished' | 'cancelled';
type Received = Result<(typeof api)['jobResponses']>['responses'][number];

/** What may be sent: a field with a default may be left out. */
type Sent = z.input<typeof NewJob>;
export type JobWish = Partial<Omit<Sent, 'service_id' | 'category_id'>> & {
  category?: string;
  service?: string;
};

/** A job as a customer might write it. */
export function jobWish({
  category = 'Plumbing',
  service = 'Fix a leak or burst pipe',
  ...wish
}: JobWish = {}): Sent {
  return {
    title: 'Kitchen tap will not stop dripping',
    description: 'It drips all night and the washer seems to be gone. Please come soon.',
    category_id: categoryId(category),
    service_id: serviceId(category, service),
    location: 'SE1 9SG',
    job_type: 'Terraced house',
    target_job_done: 'Within a week',
    ...wish,
  };
}

/** What is sent of a job when nothing in it is to be another. */
export const changeOf = (job: JobToChange): JobChange => ({
  revision: job.revision,
  title: job.title,
  description: job.description,
  category_id: job.category_id,
  service_id: job.service_id,
  location: job.location,
  job_type: job.job_type,
  target_job_done: job.target_job_done,
  targetCompletionDatetime: job.targetCompletionDatetime,
  answers: job.answers.map(({ question_id, value }) => ({ question_id, value })),
});

export class Customer extends Correspondent {
  async posts(wish: JobWish = {}): Promise<JobRef> {
    const { data } = await (await this.api()).postJob({ body: jobWish(wish) });
    return data;
  }

  async jobs(status: Listed = 'active'): Promise<OwnJob[]> {
    const { jobs } = await (await this.api()).jobs({ query: { status } });
    return jobs as OwnJob[];
  }

  /** One of the own jobs, wherever it is listed. */
  async job(job: { id: string }): Promise<OwnJob> {
    const lists = await Promise.all(
      (['active', 'in_progress', 'finished', 'cancelled'] as const).map((s) => this.jobs(s)),
    );
    const found = lists.flat().find((one) => one.id === job.id);
    if (!found) throw new Error('the job is in none of the lists');
    return found;
  }

  async responses(job: { id: string }): Promise<Received[]> {
    const { responses } = await (await this.api()).jobResponses({ params: { id: job.id } });
    return responses;
  }

  async compares(job: { id: string }) {
    return (await this.api()).compareQuotes({ params: { id: job.id } });
  }

  async quotes() {
    const { quotes } = await (await this.api()).quotes();
    return quotes;
  }

  /** An own job as it may be changed now. */
  async jobToChange(job: { id: string }): Promise<JobToChange> {
    const { data } = await (await this.api()).jobToChange({ params: { id: job.id } });
    return data;
  }

  /** Changes some of an own job, from what stands in it now unless it was read before. */
  async changes(job: { id: string }, part: Partial<JobChange>, read?: JobToChange) {
    const body = { ...changeOf(read ?? (await this.jobToChange(job))), ...part };
    return (await (await this.api()).changeJob({ params: { id: job.id }, body })).data;
  }

  async renews(job: { id: string }) {
    return (await this.api()).renewJob({ params: { id: job.id } });
  }

  async accepts(quote: { id: string }, wish?: { starts_at_once: boolean }) {
    return (await this.api()).acceptQuote({ params: { id: quote.id }, ...(wish && { body: wish }) });
  }

  async agreement(job: { id: string }) {
    return (await (await this.api()).agreement({ params: { id: job.id } })).agreement;
  }

  async declines(quote: { id: string }, said: Decline = {}) {
    return (await this.api()).declineQuote({ params: { id: quote.id }, body: said });
  }

  async cancels(job: { id: string }, reason?: CancelReason) {
    const body = { status: 'cancelled' as const, ...(reason && { reason }) };
    return (await this.api()).updateJobStatus({ params: { id: job.id }, body });
  }

  async reviews(job: { id: string }, review: { rating: number; comment?: string }) {
    const { data } = await (await this.api()).reviewJob({ params: { id: job.id }, body: review });
    return data;
  }
}
