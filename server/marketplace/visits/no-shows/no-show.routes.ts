import type { noShowRoutes } from '../../../../contract/no-shows.ts';
import { signedIn } from '../../../platform/http/door.ts';
import type { Handlers } from '../../../platform/http/mount.ts';
import { type Market, perform } from '../../action.ts';
import { disputeNoShow } from './dispute-no-show.ts';
import { sayNoShow } from './say-no-show.ts';

export const noShowHandlers = (market: Market): Handlers<typeof noShowRoutes> => ({
  sayNoShow: ({ params }, { request }) =>
    perform(market, sayNoShow, { actor: signedIn(request), input: { visitId: params.id } }),
  disputeNoShow: ({ params }, { request }) =>
    perform(market, disputeNoShow, { actor: signedIn(request), input: { visitId: params.id } }),
});
