import { useState } from 'react';
import type { InvitedRole } from '../../../contract/team.ts';
import { teamCopy } from '../../copy/team.copy.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { hasFieldErrors } from '../../ui/field-errors.ts';
import { FormErrors } from '../../ui/form-errors.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.ts';
import { RoleChoice } from './role-choice.tsx';
import { useTeamAct } from './use-team-act.ts';

const copy = teamCopy.invite;
const FORM = 'invite-somebody';
const rules = async () => (await import('../../../contract/team.ts')).teamRoutes.inviteMember.body;

/** Whom, and for what; the mail does the rest. What was typed stays when it is refused. */
export function InviteSomebody({ onClose }: { onClose: () => void }) {
  const [role, setRole] = useState<InvitedRole | null>(null);
  const act = useTeamAct<{ email: string; role: InvitedRole }>({
    name: 'inviteMember',
    call: (api, body) => api.inviteMember({ body }),
    done: ({ email }) => copy.done(email),
    onDone: onClose,
  });
  const { events, summary, fieldErrorsWith } = useCheckedForm(rules, act.run);
  const fieldErrors = fieldErrorsWith(act.fieldErrors);
  return (
    <Dialog
      title={copy.title}
      note={copy.note}
      isOpen
      onClose={onClose}
      isBusy={act.isWorking}
      actions={
        <Button look="primary" type="submit" form={FORM} isBusy={act.isWorking}>
          {copy.submit}
        </Button>
      }
    >
      <form id={FORM} method="post" noValidate className="grid gap-5" {...events}>
        <FormErrors fieldErrors={fieldErrors} ref={summary} />
        <TextField label={copy.email} {...EMAIL} error={fieldErrors.email} />
        <RoleChoice legend={copy.role} role={role} onChange={setRole} error={fieldErrors.role} />
        {act.sentence && !hasFieldErrors(fieldErrors) && <Refusal>{act.sentence}</Refusal>}
      </form>
    </Dialog>
  );
}

const EMAIL = {
  id: 'email',
  name: 'email',
  type: 'email',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
