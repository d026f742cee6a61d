import { jobChangeRoutes } from '../../../contract/job-changes.ts';
import { feature } from '../feature.ts';
import { changeJob } from './actions/change-job.ts';
import { changePhotos } from './actions/change-photos.ts';
import { revisionData } from './revision.personal-data.ts';
import { revisionHandlers } from './revision.routes.ts';
import { tellChanges } from './tell-changes.ts';
import './revision.events.ts';

export const revisions = feature({
  name: 'revisions',
  calls: { routes: jobChangeRoutes, handlers: ({ market }) => revisionHandlers(market) },
  actions: { changeJob, changePhotos },
  events: ['job.changed'],
  duties: { 'tell-changes': { each: 'minute', run: ({ market }) => tellChanges(market) } },
  personalData: revisionData,
});
