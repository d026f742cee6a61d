import { bellRoutes } from '../../../contract/bell.ts';
import { notificationRoutes } from '../../../contract/notifications.ts';
import { feature } from '../feature.ts';
import { changeSettings } from './actions/change-settings.ts';
import { markBellRead } from './actions/mark-bell-read.ts';
import { bellData } from './bell/bell.personal-data.ts';
import { mountLive } from './live.ts';
import { leadDigestMails } from './lead-digest.mails.ts';
import { makeLeadDigests } from './lead-digests.ts';
import { ANNOUNCE_JOB, noticeJobs } from './notice.jobs.ts';
import { noticeMails } from './notice.mails.ts';
import { noticeData } from './notice.personal-data.ts';
import { notificationHandlers } from './notification.routes.ts';
import { mountOneClick } from './one-click.ts';

export const notifications = feature({
  name: 'notifications',
  calls: { routes: { ...notificationRoutes, ...bellRoutes }, handlers: notificationHandlers },
  async mount(app, ground) {
    mountOneClick(app, ground.market);
    await mountLive(app, ground.market, ground);
  },
  actions: { changeSettings, markBellRead },
  queues: [ANNOUNCE_JOB],
  jobs: ({ market }) => noticeJobs(market),
  duties: { 'lead-mails': { each: 'minute', run: ({ market }) => makeLeadDigests(market) } },
  mails: { ...noticeMails, ...leadDigestMails },
  personalData: { ...noticeData, ...bellData },
});
