import { dashboardRoutes } from '../../../contract/dashboard.ts';
import { feature } from '../feature.ts';
import { lookAtTab } from './actions/look-at-tab.ts';
import { dashboardHandlers } from './dashboard.routes.ts';
import { lookData } from './look.personal-data.ts';

export const dashboard = feature({
  name: 'dashboard',
  calls: { routes: dashboardRoutes, handlers: ({ market }) => dashboardHandlers(market) },
  actions: { lookAtTab },
  liveLists: ['dashboard'],
  personalData: lookData,
});
