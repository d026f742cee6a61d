import type { WorkJob } from '../../contract/jobs.ts';
import type { Lead } from '../../contract/leads.ts';
import type { ApiClient } from '../api-client.ts';
import { businessCopy } from '../copy/business.copy.ts';
import { leadsCopy } from '../copy/leads.copy.ts';
import { newsCopy } from '../copy/news.copy.ts';
import { quoteLifeCopy } from '../copy/quote-life.copy.ts';
import { HISTORY, IN_PROGRESS, type JobsAsked } from '../marketplace/jobs/job-tabs.ts';
import { findJob } from '../marketplace/live/find-job.ts';
import type { LiveWords, Whereabouts } from '../marketplace/live/live-words.ts';
import { whereLeadIs } from './leads/where-lead-is.ts';
import type { SentQuote } from './lists.ts';

const [FINISHED, CANCELLED] = HISTORY;

/** All that is known where its conversation could not be asked. */
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
  whereIs: async (api, lead) => (await whereLeadIs(api, lead.id)) ?? leadGone(lead),
  hasLeft: leadGone,
};

export const sentQuoteWords: LiveWords<SentQuote> = {
  idsOf: ({ id }) => [id],
  waiting: newsCopy.waiting.quotes,
  arrived: ({ job }) => newsCopy.newJob(job.title),
  titleOf: ({ job }) => job.title,
  draftsOf: ({ leadId }) => ({ leadId }),
  whereIs: async (api, { jobId, leadId, createdAt, job: { jobNumber } }) =>
    (await whereJobIs(api, jobId, jobNumber)) ??
    (await whereLeadIsAgain(api, { leadId, createdAt, jobNumber })) ?? {
      sentence: newsCopy.notChosen(jobNumber),
    },
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

type Quoted = { leadId: string; createdAt: string; jobNumber: string };

/** Its quote was withdrawn on another page or has run out, or its customer has turned it down. */
async function whereLeadIsAgain(api: ApiClient, { leadId, createdAt, jobNumber }: Quoted) {
  const lead = (await api.leads({ query: {} })).leads.find(({ id }) => id === leadId);
  if (!lead) return null;
  const isSince = (end: { at: string } | null) => end !== null && end.at >= createdAt;
  const { gone, ranOut } = quoteLifeCopy;
  const sentence = isSince(lead.declined) ? gone : isSince(lead.expired) ? ranOut : newsCopy.takenBack;
  return { sentence: sentence(jobNumber), tab: 'leads' as const };
}
