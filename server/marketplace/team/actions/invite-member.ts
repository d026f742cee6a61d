import { INVITATION_DAYS, type InvitedRole, MOST_MEMBERS } from '../../../../contract/team.ts';
import { DAY_MS } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { emailKey } from '../../accounts/index.ts';
import { action, type Context } from '../../action.ts';
import { hasAccess } from '../../billing/index.ts';
import { businessViewer } from '../../businesses/index.ts';
import { businessOf } from '../../actors.ts';
import { putInOutbox } from '../../outbox/index.ts';
import { lockTeam, teamOf } from '../team.queries.ts';

/** Who has paid for a while mails strangers as often in a day as somebody who builds a team needs. */
const MOST_A_DAY = { unpaid: 3, new: 10, known: 50 };
const NEW_FOR_DAYS = 7;

/**
 * Invites somebody by e-mail. An open invitation to the same address ends, and its link with it. Whose own address is not
 * proved mails nobody.
 */
export const inviteMember = action({
  name: 'inviteMember',
  by: ['business'],
  async run(context: Context, { email, role }: { email: string; role: InvitedRole }) {
    const { tx, actor, now, record } = context;
    const businessId = businessOf(actor);
    const business = await lockTeam(tx, businessId);
    await mustBeWelcome(context, email);
    await mustBeFew(context, business);
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
}

/** @throws Refusal 'verification_required', or 'too_many_requests' once the day's are sent */
async function mustBeFew(
  { tx, actor, now }: Context,
  { created_at: since }: { created_at: Date },
): Promise<void> {
  const viewer = await businessViewer(tx, actor);
  if (!viewer.isVerified) throw new Refusal('verification_required');
  const most = MOST_A_DAY[hasAccess(viewer, now) ? ageOf(since, now) : 'unpaid'];
  const sent = await tx
    .selectFrom('invitations')
    .where('business_id', '=', viewer.id)
    .where('created_at', '>', new Date(now.getTime() - DAY_MS))
    .select('id')
    .limit(most)
    .execute();
  if (sent.length >= most) throw new Refusal('too_many_requests');
}

const ageOf = (since: Date, now: Date): 'known' | 'new' =>
  now.getTime() - since.getTime() < NEW_FOR_DAYS * DAY_MS ? 'new' : 'known';
