import type { InvitedRole } from '../../../contract/team.ts';
import { teamCopy } from '../../copy/team.copy.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { hasFieldErrors } from '../../ui/forms/field-errors.ts';
import { FormErrors } from '../../ui/forms/form-errors.tsx';
import { Refusal } from '../../ui/feedback/notice.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useCheckedForm } from '../../ui/forms/use-checked-form.ts';
import { useDraft } from '../dashboard/use-draft.ts';
import { RoleChoice } from './role-choice.tsx';
import { useTeamAct } from './use-team-act.ts';

const copy = teamCopy.invite;
type Draft = { email: string; role: InvitedRole | '' };
const FORM = 'invite-somebody';
const EMPTY: Draft = { email: '', role: '' };
const rules = async () => (await import('../../../contract/team.ts')).teamRoutes.inviteMember.body;

/** Whom, and for what; the mail does the rest. What was typed stays when it is refused. */
export function InviteSomebody({ onClose }: { onClose: () => void }) {
  const { draft, change, clear } = useDraft('invite', EMPTY);
  const close = () => {
    clear();
    onClose();
  };
  const act = useInvite(close);
  return (
    <FormDialog
      title={copy.title}
      note={copy.note}
      isOpen
      onClose={close}
      isBusy={act.isWorking}
      form={FORM}
      submitLabel={copy.submit}
    >
      <Fields act={act} draft={draft} change={change} />
    </FormDialog>
  );
}

const useInvite = (onDone: () => void) =>
  useTeamAct<{ email: string; role: InvitedRole }>({
    name: 'inviteMember',
    call: (api, body) => api.inviteMember({ body }),
    done: ({ email }) => copy.done(email),
    onDone,
  });

type FieldsProps = {
  act: ReturnType<typeof useInvite>;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
};

function Fields({ act, draft, change }: FieldsProps) {
  const { events, summary, fieldErrorsWith } = useCheckedForm(rules, act.run);
  const fieldErrors = fieldErrorsWith(act.fieldErrors);
  return (
    <form id={FORM} method="post" noValidate className="grid gap-5" {...events}>
      <FormErrors fieldErrors={fieldErrors} ref={summary} />
      <TextField
        label={copy.email}
        {...EMAIL}
        defaultValue={draft.email}
        onInput={({ currentTarget }) => change({ email: currentTarget.value })}
        error={fieldErrors.email}
      />
      <RoleChoice
        legend={copy.role}
        role={draft.role || null}
        onChange={(role) => change({ role })}
        error={fieldErrors.role}
      />
      {act.sentence && !hasFieldErrors(fieldErrors) && <Refusal>{act.sentence}</Refusal>}
    </form>
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
