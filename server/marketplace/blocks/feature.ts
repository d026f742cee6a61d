import { blockRoutes } from '../../../contract/blocks.ts';
import { feature } from '../feature.ts';
import { blockOther } from './actions/block-other.ts';
import { unblockOther } from './actions/unblock-other.ts';
import { blockData } from './block.personal-data.ts';
import { blockHandlers } from './block.routes.ts';
import './block.events.ts';

/** Blocks between a customer and a business. Other features read them through blocked.ts. */
export const blocks = feature({
  name: 'blocks',
  calls: { routes: blockRoutes, handlers: ({ market }) => blockHandlers(market) },
  actions: { blockOther, unblockOther },
  events: ['block.made', 'block.lifted'],
  personalData: blockData,
});
