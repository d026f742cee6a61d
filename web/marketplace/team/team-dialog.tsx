import { useState } from 'react';
import type { Invitation, Member, InvitedRole } from '../../../contract/team.ts';
import { teamCopy } from '../../copy/team.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Refusal } from '../../ui/feedback/notice.tsx';
import { HandOver } from './hand-over.tsx';
import { InviteSomebody } from './invite-somebody.tsx';
import { RoleChoice } from './role-choice.tsx';
import { InviteAgain, RemoveMember, RevokeInvitation } from './team-question.tsx';
import { useTeamAct } from './use-team-act.ts';

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

const copy = teamCopy.change;

type ChangeRoleProps = { member: Member; onClose: () => void };

/** From the office to the field, or the other way; from the next click on they see what they may. */
function ChangeRole({ member: { id, name, role: before }, onClose }: ChangeRoleProps) {
  const [role, setRole] = useState<InvitedRole>(before === 'field' ? before : 'office');
  const act = useTeamAct<InvitedRole>({
    name: 'changeMember',
    call: (api, next) => api.changeMember({ params: { id }, body: { role: next } }),
    done: (next) => copy.done(name, next),
    gone: teamCopy.gone(name),
    onDone: onClose,
  });
  return (
    <Dialog
      title={copy.title(name)}
      isOpen
      onClose={onClose}
      isBusy={act.isWorking}
      actions={
        <Button look="primary" onClick={() => act.run(role)} isBusy={act.isWorking}>
          {copy.submit}
        </Button>
      }
    >
      <RoleChoice legend={teamCopy.role} role={role} onChange={setRole} error={undefined} />
      {act.sentence && <Refusal>{act.sentence}</Refusal>}
    </Dialog>
  );
}
