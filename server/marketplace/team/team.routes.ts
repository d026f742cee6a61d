import type { teamRoutes } from '../../../contract/team.ts';
import { signedIn } from '../../platform/http/door.ts';
import type { Exchange, Handlers } from '../../platform/http/mount.ts';
import type { BusinessId, UserId } from '../../platform/ids.ts';
import type { AccountDeps } from '../accounts/index.ts';
import { perform } from '../action.ts';
import { keyedClaim } from '../claims.ts';
import { changeMember } from './actions/change-member.ts';
import { chooseBusiness } from './actions/choose-business.ts';
import { handOver } from './actions/hand-over.ts';
import { inviteMember } from './actions/invite-member.ts';
import { joinTeam } from './actions/join-team.ts';
import { leaveTeam } from './actions/leave-team.ts';
import { removeMember } from './actions/remove-member.ts';
import { revokeInvitation } from './actions/revoke-invitation.ts';
import { listBusinesses, readInvitation, teamOf } from './team.queries.ts';
import { answerRegisterMember } from './team.registration.ts';

const sessionOf = ({ request }: Exchange) => ({
  actor: signedIn(request),
  sessionToken: request.sessionToken ?? '',
});

export const teamHandlers = (deps: AccountDeps): Handlers<typeof teamRoutes> => {
  const { market } = deps;
  const { db, clock } = market;
  return {
    team: (_given, { request }) => teamOf(db, signedIn(request), clock.now()),
    inviteMember: ({ body }, { request }) =>
      perform(market, inviteMember, { actor: signedIn(request), input: body, claim: keyedClaim(request) }),
    revokeInvitation: ({ params }, { request }) =>
      perform(market, revokeInvitation, { actor: signedIn(request), input: params }),
    changeMember: ({ params, body }, { request }) =>
      perform(market, changeMember, {
        actor: signedIn(request),
        input: { id: params.id as UserId, ...body },
      }),
    removeMember: ({ params }, { request }) =>
      perform(market, removeMember, { actor: signedIn(request), input: { id: params.id as UserId } }),
    handOver: ({ body }, exchange) => {
      const { actor, sessionToken } = sessionOf(exchange);
      const input = { member: body.member as UserId, sessionToken };
      return perform(market, handOver, { actor, input, claim: keyedClaim(exchange.request) });
    },
    leaveTeam: ({ params }, { request }) =>
      perform(market, leaveTeam, { actor: signedIn(request), input: { id: params.id as BusinessId } }),
    ownBusinesses: (_given, { request }) => listBusinesses(db, signedIn(request), clock.now()),
    chooseBusiness: ({ params }, exchange) => {
      const { actor, sessionToken } = sessionOf(exchange);
      return perform(market, chooseBusiness, {
        actor,
        input: { id: params.id as BusinessId, sessionToken },
      });
    },
    invitation: ({ params }) => readInvitation(db, { ...params, now: clock.now() }),
    acceptInvitation: ({ params }, exchange) => {
      const { actor, sessionToken } = sessionOf(exchange);
      return perform(market, joinTeam, { actor, input: { ...params, sessionToken } });
    },
    registerMember: ({ body }, exchange) => answerRegisterMember(deps, body, exchange),
  };
};
