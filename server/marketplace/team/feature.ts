import { teamRoutes } from '../../../contract/team.ts';
import { accountDeps } from '../accounts/index.ts';
import { feature } from '../feature.ts';
import { changeMember } from './actions/change-member.ts';
import { chooseBusiness } from './actions/choose-business.ts';
import { handOver } from './actions/hand-over.ts';
import { inviteMember } from './actions/invite-member.ts';
import { joinTeam } from './actions/join-team.ts';
import { leaveTeam } from './actions/leave-team.ts';
import { registerMember } from './actions/register-member.ts';
import { removeMember } from './actions/remove-member.ts';
import { revokeInvitation } from './actions/revoke-invitation.ts';
import { invitationMails } from './invitation.mails.ts';
import { teamData } from './team.personal-data.ts';
import { teamHandlers } from './team.routes.ts';
import './team.events.ts';

export const team = feature({
  name: 'team',
  calls: { routes: teamRoutes, handlers: (ground) => teamHandlers(accountDeps(ground)) },
  actions: {
    changeMember,
    chooseBusiness,
    handOver,
    inviteMember,
    joinTeam,
    leaveTeam,
    registerMember,
    removeMember,
    revokeInvitation,
  },
  events: ['member.invited', 'member.joined', 'member.changed', 'member.left', 'business.handed-over'],
  mails: invitationMails,
  personalData: teamData,
});
