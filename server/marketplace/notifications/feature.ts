import { notificationRoutes } from '../../../contract/notifications.ts';
import { feature } from '../feature.ts';
import { changeSettings } from './actions/change-settings.ts';
import { NOTICE_KINDS } from './kinds.ts';
import { mountLive } from './live.ts';
import { ANNOUNCE_JOB, noticeJobs } from './notice.jobs.ts';
import { noticeData } from './notice.personal-data.ts';
import { notificationHandlers } from './notification.routes.ts';
import { mountOneClick } from './one-click.ts';
import { SEND_NOTICE } from './queue-notices.ts';

export const notifications = feature({
  name: 'notifications',
  calls: { routes: notificationRoutes, handlers: notificationHandlers },
  async mount(app, ground) {
    mountOneClick(app, ground.market);
    await mountLive(app, ground.market, ground);
  },
  actions: { changeSettings },
  queues: [ANNOUNCE_JOB, SEND_NOTICE],
  jobs: noticeJobs,
  mails: Object.keys(NOTICE_KINDS),
  personalData: noticeData,
});
