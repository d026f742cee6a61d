import type { Invitation, Member } from '../../../contract/team.ts';
import { ChangeRole } from './change-role.tsx';
import { HandOver } from './hand-over.tsx';
import { InviteSomebody } from './invite-somebody.tsx';
import { InviteAgain, RemoveMember, RevokeInvitation } from './team-question.tsx';

/** What the owner is about to do, and to whom. */
export type Asked =
  | { what: 'invite' }
  | { what: 'change' | 'remove' | 'handOver'; member: Member }
  | { what: 'again' | 'revoke'; invitation: Invitation };

type TeamDialogProps = { asked: Asked; onClose: () => void };

/** One dialog at a time, in front of the list. */
export function TeamDialog({ asked, onClose }: TeamDialogProps) {
  switch (asked.what) {
    case 'invite':
      return <InviteSomebody onClose={onClose} />;
    case 'change':
      return <ChangeRole member={asked.member} onClose={onClose} />;
    case 'remove':
      return <RemoveMember member={asked.member} onClose={onClose} />;
    case 'handOver':
      return <HandOver member={asked.member} onClose={onClose} />;
    case 'again':
      return <InviteAgain invitation={asked.invitation} onClose={onClose} />;
    case 'revoke':
      return <RevokeInvitation invitation={asked.invitation} onClose={onClose} />;
  }
}
