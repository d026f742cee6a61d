import type { dashboardRoutes } from '../../../contract/dashboard.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { type Market, perform } from '../action.ts';
import { lookAtTab } from './actions/look-at-tab.ts';
import { readDashboard } from './read-dashboard.ts';

export const dashboardHandlers = (market: Market): Handlers<typeof dashboardRoutes> => ({
  dashboard: (_given, { request }) => readDashboard(market, signedIn(request)),
  lookAtTab: ({ body }, { request }) =>
    perform(market, lookAtTab, {
      actor: signedIn(request),
      input: { tab: body.tab, upTo: body.upTo ? new Date(body.upTo) : null, opened: body.opened ?? [] },
    }),
});
