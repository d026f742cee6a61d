import { savedReplyRoutes } from '../../../contract/saved-replies.ts';
import { feature } from '../feature.ts';
import { addSavedReply } from './actions/add-saved-reply.ts';
import { changeSavedReply } from './actions/change-saved-reply.ts';
import { orderSavedReplies } from './actions/order-saved-replies.ts';
import { removeSavedReply } from './actions/remove-saved-reply.ts';
import { savedReplyData } from './saved-reply.personal-data.ts';
import { savedReplyHandlers } from './saved-reply.routes.ts';

/** What a business writes again and again, kept to be inserted into a message. */
export const savedReplies = feature({
  name: 'saved-replies',
  calls: { routes: savedReplyRoutes, handlers: ({ market }) => savedReplyHandlers(market) },
  actions: { addSavedReply, changeSavedReply, removeSavedReply, orderSavedReplies },
  personalData: savedReplyData,
});
