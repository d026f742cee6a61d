import { brand } from '../../../contract/brand.ts';
import { INVITATION_DAYS } from '../../../contract/team.ts';
import type { Tx } from '../../platform/db/db.ts';
import { type ComposedMail, composeMail } from '../../platform/mail/compose.ts';
import { hashToken, newToken } from '../accounts/index.ts';
import { kind, type Kinds, type Sending, subjectOf } from '../outbox/index.ts';

/** What this feature mails: an invitation, whose secret is made when it goes out. */
export const invitationMails: Kinds = {
  invitation: kind<Invitation>({
    facts: ({ tx, now }, waiting) => openInvitation(tx, { id: subjectOf(waiting), now }),
    words: async (sending, invitation) => ({
      to: invitation.email,
      ...composeInvitation(invitation, await newLink(sending, invitation)),
    }),
  }),
};

type Invitation = NonNullable<Awaited<ReturnType<typeof openInvitation>>>;

type Asked = { id: string; now: Date };

/**
 * Locked, so that nobody takes it back while it goes out. It may have waited long: one that is over, taken up or taken back
 * is mailed to nobody, nor one of a business or by somebody who is no longer here.
 */
const openInvitation = (tx: Tx, { id, now }: Asked) =>
  tx
    .selectFrom('invitations as i')
    .innerJoin('businesses as b', 'b.id', 'i.business_id')
    .innerJoin('accounts as o', 'o.id', 'b.owner_id')
    .innerJoin('accounts as a', 'a.id', 'i.invited_by')
    .innerJoin('members as m', (join) =>
      join.onRef('m.business_id', '=', 'i.business_id').onRef('m.account_id', '=', 'i.invited_by'),
    )
    .where('i.id', '=', id)
    .where('i.mailed_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .where('i.accepted_at', 'is', null)
    .where('i.expires_at', '>', now)
    .where('o.is_active', '=', true)
    .where('a.is_active', '=', true)
    .select(['i.id', 'i.email', 'i.role', 'b.name', 'a.first_name', 'a.last_name'])
    .forUpdate('i')
    .executeTakeFirst();

async function newLink({ tx, now, appUrl }: Sending, { id }: Invitation): Promise<string> {
  const token = newToken();
  await tx
    .updateTable('invitations')
    .set({ token_hash: hashToken(token), mailed_at: now })
    .where('id', '=', id)
    .execute();
  return `${appUrl}/join/${token}`;
}

type Words = { name: string; role: string; first_name: string; last_name: string };

const MAY: Record<string, string> = {
  office: 'You will see its leads, send quotes and write to customers.',
  field: 'You will see its jobs in progress and write to their customers.',
};

const composeInvitation = ({ name, role, first_name, last_name }: Words, address: string): ComposedMail =>
  composeMail({
    subject: `Join ${name} on ${brand.name}`,
    greeting: 'Hello,',
    lines: [
      `${first_name} ${last_name} invites you to work with ${name} on ${brand.name}. ${MAY[role] ?? ''}`,
    ],
    button: { label: `Join ${name}`, address },
    notes: [`The link works for ${INVITATION_DAYS} days. If you do not know ${name}, ignore this mail.`],
    reason: 'You get this mail because somebody gave us this address to invite you.',
  });
