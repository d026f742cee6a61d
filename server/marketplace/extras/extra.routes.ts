import type { extraRoutes } from '../../../contract/extras.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { type Market, perform } from '../action.ts';
import { keyedClaim } from '../claims.ts';
import { approveExtra, refuseExtra, withdrawExtra } from './actions/answer-extra.ts';
import { proposeExtra } from './actions/propose-extra.ts';
import { listExtras } from './list-extras.ts';

export const extraHandlers = (market: Market): Handlers<typeof extraRoutes> => ({
  extras: ({ params }, { request }) => listExtras(market, signedIn(request), params.id),
  proposeExtra: ({ params, body }, { request }) =>
    perform(market, proposeExtra, {
      actor: signedIn(request),
      input: { jobId: params.id, ...body },
      claim: keyedClaim(request),
    }),
  approveExtra: ({ params }, { request }) =>
    perform(market, approveExtra, { actor: signedIn(request), input: { extraId: params.id } }),
  refuseExtra: ({ params, body }, { request }) =>
    perform(market, refuseExtra, { actor: signedIn(request), input: { extraId: params.id, ...body } }),
  withdrawExtra: ({ params }, { request }) =>
    perform(market, withdrawExtra, { actor: signedIn(request), input: { extraId: params.id } }),
});
