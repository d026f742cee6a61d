import type { notificationRoutes } from '../../../contract/notifications.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { answerChange, answerLink, answerSettings, type NotificationDeps } from './answers.ts';
import { readLink } from './unsubscribe-links.ts';

export const notificationHandlers = (deps: NotificationDeps): Handlers<typeof notificationRoutes> => ({
  notificationSettings: (_given, { request }) => answerSettings(deps, signedIn(request)),
  changeNotificationSettings: ({ body }, { request }) => answerChange(deps, signedIn(request), body),
  unsubscribeLink: ({ params }) => readLink(deps.market.db, params.token),
  unsubscribe: ({ params }) => answerLink(deps.market, params.token, 'off'),
  resubscribe: ({ params }) => answerLink(deps.market, params.token, 'on'),
});
