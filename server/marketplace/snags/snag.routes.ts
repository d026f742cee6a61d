import type { snagRoutes } from '../../../contract/snags.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { type Market, perform } from '../action.ts';
import { keyedClaim } from '../claims.ts';
import { addSnags } from './actions/add-snags.ts';
import { removeSnag, tickSnag, untickSnag } from './actions/move-snag.ts';
import { listSnags } from './list-snags.ts';

export const snagHandlers = (market: Market): Handlers<typeof snagRoutes> => ({
  snags: ({ params }, { request }) => listSnags(market, signedIn(request), params.id),
  addSnags: ({ params, body }, { request }) =>
    perform(market, addSnags, {
      actor: signedIn(request),
      input: { jobId: params.id, ...body },
      claim: keyedClaim(request),
    }),
  tickSnag: ({ params }, { request }) =>
    perform(market, tickSnag, { actor: signedIn(request), input: { snagId: params.id } }),
  untickSnag: ({ params }, { request }) =>
    perform(market, untickSnag, { actor: signedIn(request), input: { snagId: params.id } }),
  removeSnag: ({ params }, { request }) =>
    perform(market, removeSnag, { actor: signedIn(request), input: { snagId: params.id } }),
});
