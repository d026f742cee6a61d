import { workingHoursRoutes } from '../../../contract/working-hours.ts';
import { feature } from '../feature.ts';
import { setWorkingHours } from './actions/set-working-hours.ts';
import { workingHoursData } from './working-hours.personal-data.ts';
import { workingHoursHandlers } from './working-hours.routes.ts';

/** When the people of a business come to customers. */
export const workingHours = feature({
  name: 'working-hours',
  calls: { routes: workingHoursRoutes, handlers: ({ market }) => workingHoursHandlers(market) },
  actions: { setWorkingHours },
  personalData: workingHoursData,
});
