import type { jobChangeRoutes } from '../../../contract/job-changes.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { type Market, perform } from '../action.ts';
import { keyedClaim } from '../claims.ts';
import { changeJob } from './actions/change-job.ts';
import { addPhotos, changePhotos, removePhoto } from './actions/change-photos.ts';
import { readJob } from './read-job.ts';

export const revisionHandlers = (market: Market): Handlers<typeof jobChangeRoutes> => ({
  jobToChange: ({ params }, { request }) => readJob(market, signedIn(request), params.id),
  changeJob: ({ params, body }, { request }) =>
    perform(market, changeJob, {
      actor: signedIn(request),
      input: { jobId: params.id, change: body },
      claim: keyedClaim(request),
    }),
  setJobPhotos: ({ params, body }, { request }) =>
    perform(market, changePhotos, { actor: signedIn(request), input: { jobId: params.id, ...body } }),
  addJobPhotos: ({ params, body }, { request }) =>
    perform(market, addPhotos, { actor: signedIn(request), input: { jobId: params.id, ...body } }),
  removeJobPhoto: ({ params }, { request }) =>
    perform(market, removePhoto, {
      actor: signedIn(request),
      input: { jobId: params.id, photoId: params.photoId },
    }),
});
