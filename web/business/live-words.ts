import type { WorkJob } from '../../contract/jobs.ts';
import type { Lead } from '../../contract/leads.ts';
import type { ApiClient } from '../api-client.ts';
import { businessCopy } from '../copy/business.copy.ts';
import { leadsCopy } from '../copy/leads.copy.ts';
import { newsCopy } from '../copy/news.copy.ts';
import { HISTORY, IN_PROGRESS, type JobsAsked } from '../marketplace/jobs/job-tabs.ts';
import { findJob } from '../marketplace/live/find-job.ts';
import type { LiveWords, Whereabouts } from '../marketplace/live/live-words.ts';
import type { SentQuote } from './lists.ts';

const [FINISHED, CANCELLED] = HISTORY;

/** Why a lead is gone is nobody's to tell: it would tell of a rival's quote. */
const leadGone = ({ job }: Lead): Whereabouts => ({
  sentence: leadsCopy.gone.text(job.title),
  why: leadsCopy.gone.why,
});

export const leadWords: LiveWords<Lead> = {
  idsOf: ({ id }) => [id],
  waiting: newsCopy.waiting.leads,
  arrived: ({ job }) => leadsCopy.arrived(job.title),
  titleOf: ({ job }) => job.title,
  draftsOf: ({ id }) => ({ leadId: id }),
  whereIs: (_api, lead) => Promise.resolve(leadGone(lead)),
  hasLeft: leadGone,
};

export const sentQuoteWords: LiveWords<SentQuote> = {
  idsOf: ({ id }) => [id],
  waiting: newsCopy.waiting.quotes,
  arrived: ({ job }) => newsCopy.newJob(job.title),
  titleOf: ({ job }) => job.title,
  draftsOf: ({ leadId }) => ({ leadId }),
  whereIs: async (api, { jobId, leadId, job: { jobNumber } }) =>
    (await whereJobIs(api, jobId, jobNumber)) ??
    ((await isLead(api, leadId))
      ? { sentence: newsCopy.takenBack(jobNumber), tab: 'leads' }
      : { sentence: newsCopy.notChosen(jobNumber) }),
  hasLeft: ({ job }) => ({ sentence: newsCopy.unknown(job.jobNumber) }),
};

export const workJobWords: LiveWords<WorkJob> = {
  idsOf: ({ id }) => [id],
  waiting: newsCopy.waiting.jobs,
  arrived: ({ title }) => businessCopy.started(title),
  titleOf: ({ title }) => title,
  draftsOf: ({ leadId }) => ({ leadId }),
  whereIs: async (api, { id, jobNumber }) =>
    (await whereJobIs(api, id, jobNumber)) ?? { sentence: newsCopy.gone(jobNumber) },
  hasLeft: ({ jobNumber }) => ({ sentence: newsCopy.unknown(jobNumber) }),
};

async function whereJobIs(api: ApiClient, id: string, job: string): Promise<Whereabouts | null> {
  const status: JobsAsked | undefined = (await findJob(api, id, [IN_PROGRESS, FINISHED, CANCELLED]))?.status;
  if (status === IN_PROGRESS) return { sentence: newsCopy.accepted(job), tab: 'progress' };
  if (status === FINISHED) return { sentence: newsCopy.finished(job), tab: 'history' };
  if (status === CANCELLED) return { sentence: newsCopy.cancelled(job), tab: 'history', history: CANCELLED };
  return null;
}

const isLead = async (api: ApiClient, leadId: string): Promise<boolean> =>
  (await api.leads({ query: {} })).leads.some(({ id }) => id === leadId);
