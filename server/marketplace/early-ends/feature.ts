import { earlyEndRoutes } from '../../../contract/early-ends.ts';
import { feature } from '../feature.ts';
import { agreeToEarlyEnd, declineEarlyEnd, withdrawEarlyEnd } from './actions/answer-early-end.ts';
import { proposeEarlyEnd } from './actions/propose-early-end.ts';
import { earlyEndLifecycle } from './early-end.lifecycle.ts';
import { earlyEndData } from './early-end.personal-data.ts';
import { mayOnEarlyEnd, mayOnWorkToEnd } from './early-end.policy.ts';
import { earlyEndHandlers } from './early-end.routes.ts';
import { lapseEarlyEnds } from './lapse-early-ends.ts';
import './early-end.events.ts';

/** Ending work in progress before it is finished: one side proposes it, the other agrees or says no. */
export const earlyEnds = feature({
  name: 'early-ends',
  calls: { routes: earlyEndRoutes, handlers: ({ market }) => earlyEndHandlers(market) },
  actions: { proposeEarlyEnd, agreeToEarlyEnd, declineEarlyEnd, withdrawEarlyEnd },
  lifecycles: { earlyEnd: earlyEndLifecycle },
  movedBy: {
    earlyEnd: { agree: agreeToEarlyEnd, decline: declineEarlyEnd, withdraw: withdrawEarlyEnd },
  },
  policies: { 'work to end early': mayOnWorkToEnd.table, earlyEnd: mayOnEarlyEnd.table },
  events: ['end.proposed', 'end.agreed', 'end.declined', 'end.withdrawn', 'end.lapsed'],
  duties: { 'lapse-early-ends': { each: 'minute', run: ({ market }) => lapseEarlyEnds(market) } },
  personalData: earlyEndData,
});
