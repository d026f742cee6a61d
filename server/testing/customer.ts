import type { Result } from '../../contract/kernel.ts';
import type { api } from '../../contract/index.ts';
import type * as z from 'zod/mini';
import type { NewJob, OwnJob } from '../../contract/jobs.ts';
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

  async quotes() {
    const { quotes } = await (await this.api()).quotes();
    return quotes;
  }

  async accepts(quote: { id: string }) {
    return (await this.api()).acceptQuote({ params: { id: quote.id } });
  }

  async cancels(job: { id: string }) {
    return (await this.api()).updateJobStatus({ params: { id: job.id }, body: { status: 'cancelled' } });
  }

  async reviews(job: { id: string }, review: { rating: number; comment?: string }) {
    const { data } = await (await this.api()).reviewJob({ params: { id: job.id }, body: review });
    return data;
  }
}
