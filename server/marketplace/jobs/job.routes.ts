import type { jobRoutes } from '../../../contract/jobs.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { type Market, perform } from '../action.ts';
import { doubleClickClaim } from '../claims.ts';
import { cancelJob } from './actions/cancel-job.ts';
import { finishJob } from './actions/finish-job.ts';
import { postJob } from './actions/post-job.ts';
import { listJobs } from './job-lists.ts';

/** `GET /job/{id}/responses` is answered by the quotes. */
export const jobHandlers = (market: Market): Omit<Handlers<typeof jobRoutes>, 'jobResponses'> => ({
  postJob: ({ body }, { request }) =>
    perform(market, postJob, { actor: signedIn(request), input: body, claim: doubleClickClaim(request) }),
  jobs: ({ query }, { request }) => listJobs(market, signedIn(request), query),
  updateJobStatus: ({ params, body }, { request }) =>
    perform(market, CHANGES[body.status], { actor: signedIn(request), input: { jobId: params.id } }),
});

const CHANGES = { cancelled: cancelJob, finished: finishJob };
