import type { OwnJob } from '../../contract/jobs.ts';
import type { ApiClient } from '../api-client.ts';
import { newsCopy } from '../copy/news.copy.ts';
import { quotesCopy } from '../copy/quotes.copy.ts';
import { ACTIVE, HISTORY, IN_PROGRESS, type JobsAsked } from '../marketplace/jobs/job-tabs.ts';
import { findJob } from '../marketplace/live/find-job.ts';
import type { LiveWords, Whereabouts } from '../marketplace/live/live-words.ts';
import { viewOfQuote } from '../marketplace/quotes/quote-view.ts';
import type { JobResponse, ReceivedQuote } from './lists.ts';

const [FINISHED, CANCELLED] = HISTORY;
const MOVED: readonly JobsAsked[] = [IN_PROGRESS, FINISHED, CANCELLED];

/** Of the customer's own jobs, in any of the tabs. */
export const ownJobWords: LiveWords<OwnJob> = {
  idsOf: ({ id }) => [id],
  waiting: newsCopy.waiting.jobs,
  arrived: ({ title }) => newsCopy.newJob(title),
  titleOf: ({ title }) => title,
  draftsOf: ({ id, leadId }) => ({ jobId: id, leadId }),
  whereIs: async (api, { id, jobNumber }) =>
    placed((await findJob(api, id, MOVED))?.status, jobNumber) ?? { sentence: newsCopy.gone(jobNumber) },
  hasLeft: ({ jobNumber }) => ({ sentence: newsCopy.unknown(jobNumber) }),
};

export const receivedQuoteWords: LiveWords<ReceivedQuote> = {
  idsOf: ({ id, jobId }) => [id, jobId],
  waiting: newsCopy.waiting.quotes,
  arrived: ({ business, job }) => quotesCopy.arrived(business.name, job.title),
  titleOf: ({ job }) => job.title,
  draftsOf: ({ leadId }) => ({ leadId }),
  whereIs: (api, { jobId, job, business }) => ofQuote(api, { id: jobId, jobNumber: job.jobNumber }, business),
  hasLeft: ({ job }) => ({ sentence: newsCopy.unknown(job.jobNumber) }),
};

/** Of the quotes under one job. */
export const responseWords = (job: Titled): LiveWords<JobResponse> => ({
  idsOf: ({ id }) => [id, job.id],
  waiting: newsCopy.waiting.quotes,
  arrived: ({ business }) => quotesCopy.arrived(business.name, job.title),
  titleOf: ({ business }) => business.name,
  draftsOf: ({ leadId }) => ({ leadId }),
  whereIs: (api, { business }) => ofQuote(api, job, business),
  hasLeft: () => ({ sentence: newsCopy.unknown(job.jobNumber) }),
});

type Titled = Pick<OwnJob, 'id' | 'title' | 'jobNumber'>;
type JobNamed = { id: string; jobNumber: string };
type Bidder = { id: string; name: string };

/** A quote that is not open any more: what its job has come to, or that it was taken back. */
async function ofQuote(api: ApiClient, { id, jobNumber }: JobNamed, business: Bidder): Promise<Whereabouts> {
  const found = await findJob(api, id, [ACTIVE, ...MOVED]);
  if (found?.status === ACTIVE)
    return (
      (await changedQuote(api, id, business)) ?? {
        sentence: newsCopy.withdrawn(business.name, jobNumber),
        tab: 'jobs',
      }
    );
  if (found?.status === IN_PROGRESS)
    return {
      sentence:
        found.job.business?.id === business.id
          ? newsCopy.accepted(jobNumber)
          : newsCopy.otherAccepted(jobNumber),
      tab: 'progress',
      about: id,
    };
  return placed(found?.status, jobNumber) ?? { sentence: newsCopy.gone(jobNumber) };
}

/** The quote that the same business has sent in its place. */
async function changedQuote(
  api: ApiClient,
  jobId: string,
  { id, name }: Bidder,
): Promise<Whereabouts | null> {
  const { quotes } = await api.quotes({ query: {} });
  const next = quotes
    .map(viewOfQuote)
    .find((quote) => quote.view === 'received' && quote.jobId === jobId && quote.business.id === id);
  if (!next) return null;
  const price = quotesCopy.price(next.cost, next.rate_type);
  return { sentence: newsCopy.changedQuote(name, price), instead: next.id };
}

function placed(status: JobsAsked | undefined, job: string): Whereabouts | null {
  if (status === IN_PROGRESS) return { sentence: newsCopy.accepted(job), tab: 'progress' };
  if (status === FINISHED) return { sentence: newsCopy.finished(job), tab: 'history' };
  if (status === CANCELLED) return { sentence: newsCopy.cancelled(job), tab: 'history', history: CANCELLED };
  return null;
}
