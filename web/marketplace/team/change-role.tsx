import { useState } from 'react';
import type { InvitedRole, Member } from '../../../contract/team.ts';
import { teamCopy } from '../../copy/team.copy.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { RoleChoice } from './role-choice.tsx';
import { useTeamAct } from './use-team-act.ts';

const copy = teamCopy.change;

type ChangeRoleProps = { member: Member; onClose: () => void };

/** From the office to the field, or the other way; from the next click on they see what they may. */
export function ChangeRole({ member: { id, name, role: before }, onClose }: ChangeRoleProps) {
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
