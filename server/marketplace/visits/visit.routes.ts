import type { visitRoutes } from '../../../contract/visits.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { type Market, perform } from '../action.ts';
import { keyedClaim } from '../claims.ts';
import { assignVisit } from './actions/assign-visit.ts';
import { cancelVisit } from './actions/cancel-visit.ts';
import { pickVisit } from './actions/pick-visit.ts';
import { proposeVisit } from './actions/propose-visit.ts';
import { rearrangeVisit } from './actions/rearrange-visit.ts';
import { seeVisits } from './actions/see-visits.ts';
import { setOut } from './actions/set-out.ts';
import { listFreeTimes } from './free-rules.ts';
import { listCalendar, listVisits, listVisitsToCome } from './visit-lists.ts';

export const visitHandlers = (market: Market): Handlers<typeof visitRoutes> => ({
  visits: ({ params }, { request }) => listVisits(market, signedIn(request), { leadId: params.id }),
  visitsToCome: (_given, { request }) => listVisitsToCome(market, signedIn(request)),
  calendar: ({ query }, { request }) => listCalendar(market, signedIn(request), query),
  freeTimes: ({ params, query }, { request }) =>
    listFreeTimes(market, signedIn(request), { leadId: params.id, ...query }),
  proposeVisit: ({ params, body }, { request }) =>
    perform(market, proposeVisit, {
      actor: signedIn(request),
      input: { leadId: params.id, ...body },
      claim: keyedClaim(request),
    }),
  pickVisit: ({ params, body }, { request }) =>
    perform(market, pickVisit, { actor: signedIn(request), input: { visitId: params.id, ...body } }),
  rearrangeVisit: ({ params, body }, { request }) =>
    perform(market, rearrangeVisit, {
      actor: signedIn(request),
      input: { visitId: params.id, ...body },
      claim: keyedClaim(request),
    }),
  cancelVisit: ({ params, body }, { request }) =>
    perform(market, cancelVisit, { actor: signedIn(request), input: { visitId: params.id, ...body } }),
  seeVisits: ({ params }, { request }) =>
    perform(market, seeVisits, { actor: signedIn(request), input: { leadId: params.id } }),
  setOut: ({ params }, { request }) =>
    perform(market, setOut, { actor: signedIn(request), input: { visitId: params.id } }),
  assignVisit: ({ params, body }, { request }) =>
    perform(market, assignVisit, {
      actor: signedIn(request),
      input: { visitId: params.id, member: body.member },
    }),
});
