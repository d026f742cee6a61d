import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { calendarFeedRoutes } from '../../../contract/calendar-feed.ts';
import { visitFileRoute } from '../../../contract/files.ts';
import { signedIn } from '../../platform/http/door.ts';
import { type Handlers, mountFile } from '../../platform/http/mount.ts';
import { perform } from '../action.ts';
import type { WebGround } from '../feature.ts';
import { makeFeed } from './actions/make-feed.ts';
import { revokeFeed } from './actions/revoke-feed.ts';
import { readFeed } from './feed.views.ts';
import { readVisitFile } from './read-visit-file.ts';

type Handled = Handlers<typeof calendarFeedRoutes>;

export const calendarHandlers = ({ market, appUrl, secretKey }: WebGround): Handled => ({
  calendarFeed: (_given, { request }) => readFeed(market.db, signedIn(request)),
  makeCalendarFeed: ({ body }, { request }) =>
    perform(market, makeFeed, {
      actor: signedIn(request),
      input: { seen: body.edition, secretKey, appUrl },
    }),
  revokeCalendarFeed: (_given, { request }) =>
    perform(market, revokeFeed, { actor: signedIn(request), input: undefined }),
});

/** Mounts `GET /visit/{id}/calendar`. */
export function mountVisitFile(app: FastifyInstance, { market, appUrl }: WebGround): void {
  mountFile(app, {
    name: 'visitFile',
    route: visitFileRoute,
    handler: ({ params }, { request }) => {
      const { id } = z.parse(visitFileRoute.params, params);
      return readVisitFile(market.db, signedIn(request), { id, appUrl });
    },
  });
}
