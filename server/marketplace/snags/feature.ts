import { snagRoutes } from '../../../contract/snags.ts';
import { feature } from '../feature.ts';
import { addSnags } from './actions/add-snags.ts';
import { removeSnag, tickSnag, untickSnag } from './actions/move-snag.ts';
import { snagLifecycle } from './snag.lifecycle.ts';
import { snagData } from './snag.personal-data.ts';
import { mayOnSnag } from './snag.policy.ts';
import { snagHandlers } from './snag.routes.ts';
import './snag.events.ts';

/** What a customer finds still open after the end of the work, until its business ticks it off. */
export const snags = feature({
  name: 'snags',
  calls: { routes: snagRoutes, handlers: ({ market }) => snagHandlers(market) },
  actions: { addSnags, tickSnag, untickSnag, removeSnag },
  lifecycles: { snag: snagLifecycle },
  movedBy: { snag: { tick: tickSnag, untick: untickSnag, remove: removeSnag } },
  policies: { snag: mayOnSnag.table },
  events: ['snag.listed', 'snag.ticked', 'snag.unticked', 'snag.removed'],
  personalData: snagData,
});
