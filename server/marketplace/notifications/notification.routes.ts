import type { bellRoutes } from '../../../contract/bell.ts';
import type { notificationRoutes } from '../../../contract/notifications.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { answerChange, answerLink, answerSettings, type NotificationDeps } from './answers.ts';
import { perform } from '../action.ts';
import { markBellRead } from './actions/mark-bell-read.ts';
import { listBell } from './bell/list-bell.ts';
import { readLink } from './unsubscribe-links.ts';

export const notificationHandlers = (
  deps: NotificationDeps,
): Handlers<typeof notificationRoutes & typeof bellRoutes> => ({
  notificationSettings: (_given, { request }) => answerSettings(deps, signedIn(request)),
  changeNotificationSettings: ({ body }, { request }) => answerChange(deps, signedIn(request), body),
  bell: ({ query }, { request }) => listBell(deps.market, signedIn(request), query),
  markBellRead: ({ body }, { request }) =>
    perform(deps.market, markBellRead, {
      actor: signedIn(request),
      input: { ...body, upTo: new Date(body.upTo) },
    }),
  unsubscribeLink: ({ params }) => readLink(deps.market.db, params.token),
  unsubscribe: ({ params }) => answerLink(deps.market, params.token, 'off'),
  resubscribe: ({ params }) => answerLink(deps.market, params.token, 'on'),
});
