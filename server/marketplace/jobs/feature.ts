import { jobPhotoRoute } from '../../../contract/files.ts';
import { jobPhotoRoutes } from '../../../contract/job-photos.ts';
import { jobRoutes } from '../../../contract/jobs.ts';
import { feature } from '../feature.ts';
import { uploadLimits } from '../files/index.ts';
import { cancelJob } from './actions/cancel-job.ts';
import { finishJob } from './actions/finish-job.ts';
import { postJob } from './actions/post-job.ts';
import { jobLifecycle } from './job.lifecycle.ts';
import { jobData } from './job.personal-data.ts';
import { mayOnJob } from './job.policy.ts';
import { jobHandlers } from './job.routes.ts';
import { bringPhoto } from './photos/bring-photo.ts';
import { mayOnPhoto } from './photos/photo.policy.ts';
import { mountPhotos } from './photos/photo.routes.ts';
import './job.events.ts';

// The quotes of a job are answered by quotes.
const { jobResponses: _ofQuotes, ...ownRoutes } = jobRoutes;

export const jobs = feature({
  name: 'jobs',
  calls: {
    routes: { ...ownRoutes, ...jobPhotoRoutes },
    handlers: ({ market, pool }) => jobHandlers(market, uploadLimits(pool).photos),
  },
  files: { jobPhoto: jobPhotoRoute },
  mount: (app, { market }) => mountPhotos(app, market),
  actions: { postJob, cancelJob, finishJob, bringPhoto },
  lifecycles: { job: jobLifecycle },
  movedBy: { job: { cancel: cancelJob }, engagement: { finish: finishJob } },
  policies: { job: mayOnJob.table, 'photo of a job': mayOnPhoto.table },
  events: ['job.posted', 'job.offered', 'job.cancelled', 'job.finished'],
  liveLists: ['jobs'],
  personalData: jobData,
});
