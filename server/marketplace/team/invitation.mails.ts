import { brand } from '../../../contract/brand.ts';
import { INVITATION_DAYS } from '../../../contract/team.ts';
import { type Tx, whileDelivering } from '../../platform/db/db.ts';
import { type Letter, letter } from '../../platform/mail/letter.ts';
import { type Messenger, Undeliverable } from '../../platform/mail/messenger.ts';
import type { Job } from '../../platform/queue/queue.ts';
import { hashToken, newToken } from '../accounts/index.ts';
import type { Market } from '../action.ts';

export const SEND_INVITATION = 'send-invitation';

type Deps = { market: Market; messenger: Messenger; appUrl: string };

/** The queue's work of this feature. */
export const teamJobs = (deps: Deps): Record<string, (job: Job) => Promise<void>> => ({
  [SEND_INVITATION]: (job) => mailInvitation(deps, job.invitationId ?? ''),
});

/** Mails an invitation, once. Its secret is made now; an address that takes no mail is nothing to try again. */
async function mailInvitation({ market, messenger, appUrl }: Deps, id: string): Promise<void> {
  await whileDelivering(market.db, async (tx) => {
    const invitation = await waiting(tx, id);
    if (!invitation || !messenger.channels.includes('email')) return;
    const token = newToken();
    const sentAt = market.clock.now();
    await tx
      .updateTable('invitations')
      .set({ token_hash: hashToken(token), mailed_at: sentAt })
      .where('id', '=', id)
      .execute();
    const words = invitationLetter(invitation, `${appUrl}/join/${token}`);
    await messenger
      .deliver(tx, { id, channel: 'email', to: invitation.email, sentAt, ...words })
      .catch((error: unknown) => {
        if (!(error instanceof Undeliverable)) throw error;
      });
  });
}

const waiting = (tx: Tx, id: string) =>
  tx
    .selectFrom('invitations as i')
    .innerJoin('businesses as b', 'b.id', 'i.business_id')
    .innerJoin('accounts as a', 'a.id', 'i.invited_by')
    .where('i.id', '=', id)
    .where('i.mailed_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .select(['i.email', 'i.role', 'b.name', 'a.first_name', 'a.last_name'])
    .forUpdate('i')
    .executeTakeFirst();

type Words = { name: string; role: string; first_name: string; last_name: string };

const MAY: Record<string, string> = {
  office: 'You will see its leads, send quotes and write to customers.',
  field: 'You will see its jobs in progress and write to their customers.',
};

const invitationLetter = ({ name, role, first_name, last_name }: Words, address: string): Letter =>
  letter({
    subject: `Join ${name} on ${brand.name}`,
    greeting: 'Hello,',
    lines: [
      `${first_name} ${last_name} invites you to work with ${name} on ${brand.name}. ${MAY[role] ?? ''}`,
    ],
    button: { label: `Join ${name}`, address },
    notes: [`The link works for ${INVITATION_DAYS} days. If you do not know ${name}, ignore this mail.`],
    reason: 'You get this mail because somebody gave us this address to invite you.',
  });
