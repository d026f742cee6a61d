import { jobRoutes } from '../../../contract/jobs.ts';
import { feature } from '../feature.ts';
import { cancelJob } from './actions/cancel-job.ts';
import { finishJob } from './actions/finish-job.ts';
import { postJob } from './actions/post-job.ts';
import { jobLifecycle } from './job.lifecycle.ts';
import { jobData } from './job.personal-data.ts';
import { mayOnJob } from './job.policy.ts';
import { jobHandlers } from './job.routes.ts';
import './job.events.ts';

// The quotes of a job are answered by quotes.
const { jobResponses: _ofQuotes, ...ownRoutes } = jobRoutes;

export const jobs = feature({
  name: 'jobs',
  calls: { routes: ownRoutes, handlers: ({ market }) => jobHandlers(market) },
  actions: { postJob, cancelJob, finishJob },
  lifecycles: { job: jobLifecycle },
  movedBy: { job: { cancel: cancelJob }, engagement: { finish: finishJob } },
  policies: { job: mayOnJob.table },
  events: ['job.posted', 'job.offered', 'job.cancelled', 'job.finished'],
  liveLists: ['jobs'],
  personalData: jobData,
});
