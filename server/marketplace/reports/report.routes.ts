import type { reportRoutes } from '../../../contract/reports.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { type Market, perform } from '../action.ts';
import { closeReport } from './actions/close-report.ts';
import { reportMessage } from './actions/report-message.ts';
import { takeReport } from './actions/take-report.ts';
import { reportsPage } from './report.queries.ts';

export const reportHandlers = (market: Market): Handlers<typeof reportRoutes> => ({
  reportMessage: ({ params, body }, { request }) =>
    perform(market, reportMessage, {
      actor: signedIn(request),
      input: {
        messageId: params.id,
        reason: body.reason,
        note: body.note ?? null,
        attachmentId: body.attachment ?? null,
      },
    }),
  adminReports: ({ query }) => reportsPage(market.db, query),
  takeReport: ({ params, body }, { request }) =>
    perform(market, takeReport, { actor: signedIn(request), input: { id: params.id, from: body.from } }),
  closeReport: ({ params, body }, { request }) =>
    perform(market, closeReport, {
      actor: signedIn(request),
      input: { id: params.id, outcome: body.outcome },
    }),
});
