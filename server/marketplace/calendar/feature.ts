import { calendarFeedRoutes } from '../../../contract/calendar-feed.ts';
import { visitFileRoute } from '../../../contract/files.ts';
import { feature } from '../feature.ts';
import { makeFeed } from './actions/make-feed.ts';
import { revokeFeed } from './actions/revoke-feed.ts';
import { calendarHandlers, mountVisitFile } from './calendar.routes.ts';
import { feedData } from './feed.personal-data.ts';
import { mountFeed } from './mount-feed.ts';

/** The visits of a person as their own calendar shows them. */
export const calendar = feature({
  name: 'calendar',
  calls: { routes: calendarFeedRoutes, handlers: calendarHandlers },
  files: { visitFile: visitFileRoute },
  mount: (app, ground) => {
    mountFeed(app, ground);
    mountVisitFile(app, ground);
  },
  actions: { makeFeed, revokeFeed },
  personalData: feedData,
});
