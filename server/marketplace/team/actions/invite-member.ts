import { INVITATION_DAYS, type InvitedRole, MOST_MEMBERS } from '../../../../contract/team.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { emailKey } from '../../accounts/index.ts';
import { action, type Context } from '../../action.ts';
import { businessOf } from '../../actors.ts';
import { putInOutbox } from '../../outbox/index.ts';
import { lockTeam, teamOf } from '../team.queries.ts';

/** Mails strangers as often in a day as somebody who builds a team needs, and no spammer wants. */
const MOST_A_DAY = 50;

/** Invites somebody by e-mail. An open invitation to the same address ends, and its link with it. */
export const inviteMember = action({
  name: 'inviteMember',
  by: ['business'],
  async run(context: Context, { email, role }: { email: string; role: InvitedRole }) {
    const { tx, actor, now, record } = context;
    const businessId = businessOf(actor);
    await lockTeam(tx, businessId);
    await mustBeWelcome(context, email);
    await tx
      .updateTable('invitations')
      .set({ revoked_at: now })
      .where('business_id', '=', businessId)
      .where('email_key', '=', emailKey(email))
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .execute();
    const id = newId();
    const expires_at = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
    const whom = { email, email_key: emailKey(email), role, invited_by: actor.userId };
    await tx
      .insertInto('invitations')
      .values({ id, business_id: businessId, ...whom, created_at: now, expires_at })
      .execute();
    await putInOutbox(context, [{ kind: 'invitation', key: `invitation:${id}`, subjectId: id }]);
    await record('member.invited', { businessId, invitationId: id });
    return teamOf(tx, actor, now);
  },
});

async function mustBeWelcome({ tx, actor, now }: Context, email: string): Promise<void> {
  const { members } = await teamOf(tx, actor, now);
  if (members.some((member) => emailKey(member.email) === emailKey(email)))
    throw new Refusal('already_member');
  if (members.length >= MOST_MEMBERS) throw new Refusal('team_full');
  const sent = await tx
    .selectFrom('invitations')
    .where('business_id', '=', businessOf(actor))
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .select('id')
    .limit(MOST_A_DAY)
    .execute();
  if (sent.length >= MOST_A_DAY) throw new Refusal('too_many_requests');
}
