import type { savedReplyRoutes } from '../../../contract/saved-replies.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { type Market, perform } from '../action.ts';
import { keyedClaim } from '../claims.ts';
import { addSavedReply } from './actions/add-saved-reply.ts';
import { changeSavedReply } from './actions/change-saved-reply.ts';
import { orderSavedReplies } from './actions/order-saved-replies.ts';
import { removeSavedReply } from './actions/remove-saved-reply.ts';
import { savedRepliesOf } from './saved-reply.queries.ts';

export const savedReplyHandlers = (market: Market): Handlers<typeof savedReplyRoutes> => ({
  savedReplies: (_given, { request }) => savedRepliesOf(market.db, signedIn(request)),
  addSavedReply: ({ body }, { request }) =>
    perform(market, addSavedReply, { actor: signedIn(request), input: body, claim: keyedClaim(request) }),
  changeSavedReply: ({ params, body }, { request }) =>
    perform(market, changeSavedReply, { actor: signedIn(request), input: { ...params, ...body } }),
  removeSavedReply: ({ params }, { request }) =>
    perform(market, removeSavedReply, { actor: signedIn(request), input: params }),
  orderSavedReplies: ({ body }, { request }) =>
    perform(market, orderSavedReplies, { actor: signedIn(request), input: body }),
});
