import type { earlyEndRoutes } from '../../../contract/early-ends.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { type Market, perform } from '../action.ts';
import { keyedClaim } from '../claims.ts';
import { agreeToEarlyEnd, declineEarlyEnd, withdrawEarlyEnd } from './actions/answer-early-end.ts';
import { proposeEarlyEnd } from './actions/propose-early-end.ts';
import { listEarlyEnds } from './list-early-ends.ts';

export const earlyEndHandlers = (market: Market): Handlers<typeof earlyEndRoutes> => ({
  earlyEnds: ({ params }, { request }) => listEarlyEnds(market, signedIn(request), params.id),
  proposeEarlyEnd: ({ params, body }, { request }) =>
    perform(market, proposeEarlyEnd, {
      actor: signedIn(request),
      input: { jobId: params.id, ...body },
      claim: keyedClaim(request),
    }),
  agreeToEarlyEnd: ({ params }, { request }) =>
    perform(market, agreeToEarlyEnd, { actor: signedIn(request), input: { endId: params.id } }),
  declineEarlyEnd: ({ params }, { request }) =>
    perform(market, declineEarlyEnd, { actor: signedIn(request), input: { endId: params.id } }),
  withdrawEarlyEnd: ({ params }, { request }) =>
    perform(market, withdrawEarlyEnd, { actor: signedIn(request), input: { endId: params.id } }),
});
