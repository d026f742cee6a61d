import type { jobPhotoRoutes } from '../../../contract/job-photos.ts';
import type { jobRoutes, NewStatus } from '../../../contract/jobs.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import type { Limit } from '../../platform/limits.ts';
import { type Action, type Market, perform } from '../action.ts';
import { doubleClickClaim, keyedClaim } from '../claims.ts';
import { cancelJob } from './actions/cancel-job.ts';
import { finishJob } from './actions/finish-job.ts';
import { postJob } from './actions/post-job.ts';
import { listJobs } from './job-lists.ts';
import { readReach } from './reached.queries.ts';
import { putPhoto } from './photos/put-photo.ts';

/** `GET /job/{id}/responses` is answered by the quotes. */
export const jobHandlers = (
  market: Market,
  photos: Limit,
): Omit<Handlers<typeof jobRoutes>, 'jobResponses'> & Handlers<typeof jobPhotoRoutes> => ({
  bringPhoto: ({ form }, { request }) =>
    putPhoto({ market, photos }, signedIn(request), { file: form.file, claim: keyedClaim(request) }),
  postJob: ({ body }, { request }) =>
    perform(market, postJob, { actor: signedIn(request), input: body, claim: doubleClickClaim(request) }),
  jobs: ({ query }, { request }) => listJobs(market, signedIn(request), query),
  jobReach: ({ params }, { request }) => readReach(market, signedIn(request), params.id),
  updateJobStatus: ({ params, body }, { request }) =>
    perform(market, CHANGES[body.status], {
      actor: signedIn(request),
      input: { jobId: params.id, ...body },
    }),
});

type Changed = { jobId: string } & Omit<NewStatus, 'status'>;

const CHANGES: Record<NewStatus['status'], Action<Changed, []>> = {
  cancelled: cancelJob,
  finished: finishJob,
};
