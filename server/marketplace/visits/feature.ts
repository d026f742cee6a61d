import { noShowRoutes } from '../../../contract/no-shows.ts';
import { visitRoutes } from '../../../contract/visits.ts';
import { feature } from '../feature.ts';
import { assignVisit } from './actions/assign-visit.ts';
import { cancelVisit } from './actions/cancel-visit.ts';
import { pickVisit } from './actions/pick-visit.ts';
import { proposeVisit } from './actions/propose-visit.ts';
import { rearrangeVisit } from './actions/rearrange-visit.ts';
import { seeVisits } from './actions/see-visits.ts';
import { setOut } from './actions/set-out.ts';
import { disputeNoShow } from './no-shows/dispute-no-show.ts';
import { noShowLifecycle } from './no-shows/no-show.lifecycle.ts';
import { noShowData } from './no-shows/no-show.personal-data.ts';
import { mayOnNoShow } from './no-shows/no-show.policy.ts';
import { noShowHandlers } from './no-shows/no-show.routes.ts';
import { sayNoShow } from './no-shows/say-no-show.ts';
import { settleNoShows } from './no-shows/settle-no-shows.ts';
import { remindOfVisits } from './remind.ts';
import { visitLifecycle } from './visit.lifecycle.ts';
import { visitData } from './visit.personal-data.ts';
import { mayOnVisit } from './visit.policy.ts';
import { visitHandlers } from './visit.routes.ts';
import './visit.events.ts';

/** When somebody of a business comes to a customer: to look at a job, or to do a part of its work. */
export const visits = feature({
  name: 'visits',
  calls: {
    routes: { ...visitRoutes, ...noShowRoutes },
    handlers: ({ market }) => ({ ...visitHandlers(market), ...noShowHandlers(market) }),
  },
  actions: {
    proposeVisit,
    pickVisit,
    rearrangeVisit,
    cancelVisit,
    assignVisit,
    setOut,
    seeVisits,
    sayNoShow,
    disputeNoShow,
  },
  lifecycles: { visit: visitLifecycle, noShow: noShowLifecycle },
  movedBy: {
    visit: { pick: pickVisit, rearrange: rearrangeVisit, withdraw: cancelVisit, cancel: cancelVisit },
    noShow: { dispute: disputeNoShow },
  },
  policies: { visit: mayOnVisit.table, noShow: mayOnNoShow.table },
  events: [
    'visit.proposed',
    'visit.agreed',
    'visit.moved',
    'visit.withdrawn',
    'visit.cancelled',
    'visit.ended',
    'visit.assigned',
    'visit.on_way',
    'visit.no_show_said',
    'visit.no_show_disputed',
    'visit.no_show_stands',
  ],
  duties: {
    'remind-of-visits': { each: 'minute', run: ({ market }) => remindOfVisits(market) },
    'settle-no-shows': { each: 'minute', run: ({ market }) => settleNoShows(market) },
  },
  liveLists: ['visits'],
  personalData: { ...visitData, ...noShowData },
});
