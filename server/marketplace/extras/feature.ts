import { extraRoutes } from '../../../contract/extras.ts';
import { feature } from '../feature.ts';
import { approveExtra, refuseExtra, withdrawExtra } from './actions/answer-extra.ts';
import { proposeExtra } from './actions/propose-extra.ts';
import { extraLifecycle } from './extra.lifecycle.ts';
import { extraData } from './extra.personal-data.ts';
import { mayOnExtra } from './extra.policy.ts';
import { extraHandlers } from './extra.routes.ts';
import './extra.events.ts';

/** What the two agree on after the agreement: more work or less, for more money or less. */
export const extras = feature({
  name: 'extras',
  calls: { routes: extraRoutes, handlers: ({ market }) => extraHandlers(market) },
  actions: { proposeExtra, approveExtra, refuseExtra, withdrawExtra },
  lifecycles: { extra: extraLifecycle },
  movedBy: { extra: { approve: approveExtra, refuse: refuseExtra, withdraw: withdrawExtra } },
  policies: { extra: mayOnExtra.table },
  events: ['extra.proposed', 'extra.approved', 'extra.refused', 'extra.withdrawn'],
  personalData: extraData,
});
