import { reportRoutes } from '../../../contract/reports.ts';
import { feature } from '../feature.ts';
import { closeReport } from './actions/close-report.ts';
import { reportMessage } from './actions/report-message.ts';
import { takeReport } from './actions/take-report.ts';
import { reportData } from './report.personal-data.ts';
import { reportHandlers } from './report.routes.ts';

/** What people report of their conversations, and how admins deal with it. */
export const reports = feature({
  name: 'reports',
  calls: { routes: reportRoutes, handlers: ({ market }) => reportHandlers(market) },
  actions: { reportMessage, takeReport, closeReport },
  personalData: reportData,
});
