import { renewalRoutes } from '../../../contract/renewals.ts';
import { feature } from '../feature.ts';
import { renewJob } from './actions/renew-job.ts';
import { closeUnanswered } from './close-unanswered.ts';
import { closingData } from './closing.personal-data.ts';
import { closingHandlers } from './closing.routes.ts';
import { mountKeepOpen } from './keep-open-page.ts';
import './closing.events.ts';

/** In the morning: what is closed or about to be is mailed at once. */
const EACH_MORNING = '23 8 * * *';

export const closings = feature({
  name: 'closings',
  calls: { routes: renewalRoutes, handlers: closingHandlers },
  mount: mountKeepOpen,
  actions: { renewJob },
  events: ['job.warned', 'job.renewed', 'job.expired'],
  duties: { 'close-unanswered': { at: EACH_MORNING, run: ({ market }) => closeUnanswered(market) } },
  personalData: closingData,
});
