import type { blockRoutes } from '../../../contract/blocks.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { type Market, perform } from '../action.ts';
import { blockOther } from './actions/block-other.ts';
import { unblockOther } from './actions/unblock-other.ts';
import { listBlocks } from './block-lists.ts';

export const blockHandlers = (market: Market): Handlers<typeof blockRoutes> => ({
  blockOther: ({ params }, { request }) =>
    perform(market, blockOther, { actor: signedIn(request), input: { leadId: params.id } }),
  blocks: ({ query }, { request }) => listBlocks(market, signedIn(request), query),
  unblockOther: ({ params }, { request }) =>
    perform(market, unblockOther, { actor: signedIn(request), input: { id: params.id } }),
});
