import { Refusal } from '../../../platform/refusal.ts';
import { holdOnEmail } from '../../accounts/index.ts';
import { action, type Context } from '../../action.ts';
import { admit, hasJoinedBy, takeUpInvitation } from '../team.queries.ts';
import { actFor } from './choose-business.ts';

type Input = { token: string; sessionToken: string };

/** Joins a business with an account one has, and acts for it from now on in this session. */
export const joinTeam = action({
  name: 'joinTeam',
  by: ['business'],
  isPersonal: true,
  async run(context: Context, { token, sessionToken }: Input): Promise<[]> {
    const { tx, actor, now, record } = context;
    if (await hasJoinedBy(tx, actor, token)) return [];
    const invitation = await takeUpInvitation(tx, { token, now });
    const hold = await holdOnEmail(tx, actor.userId, invitation.email_key);
    if (hold === 'another') throw new Refusal('invited_another');
    if (hold === 'unproved') throw new Refusal('verification_required');
    const { business_id: businessId, role } = invitation;
    await admit(tx, { businessId, accountId: actor.userId, role, now });
    await actFor(tx, { sessionToken, businessId });
    await record('member.joined', { businessId, accountId: actor.userId, role });
    return [];
  },
});
