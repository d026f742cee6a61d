import { useState } from 'react';
import { securityCopy } from '../../copy/accounts.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormErrors } from '../../ui/forms/form-errors.tsx';
import { useCheckedForm } from '../../ui/forms/use-checked-form.ts';
import { useFormDraft } from '../dashboard/use-form-draft.ts';
import { PasswordStep, ProveButton } from '../privacy/password-step.tsx';
import { type Addresses, type EmailChange, useEmailChange } from './use-email-change.ts';

const copy = securityCopy.email;
const addressRules = () => import('./email-change-rules.ts').then(({ AddressesForm }) => AddressesForm);
const codeRules = () => import('./email-change-rules.ts').then(({ CodeForm }) => CodeForm);
const FORM = 'update-email';
const EMPTY = { email: '', confirmedEmail: '' };

/** The button beside the e-mail, and the dialog that changes it: first the address, then the code sent to it. */
export function UpdateEmail() {
  const [isOpen, setOpen] = useState(false);
  // Each time it opens it begins again: half-way, nothing has changed.
  const [turn, setTurn] = useState(0);
  const open = () => {
    setTurn(turn + 1);
    setOpen(true);
  };
  return (
    <>
      <Button onClick={open}>{copy.open}</Button>
      <EmailDialog key={turn} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function EmailDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const draft = useFormDraft('email', EMPTY);
  const close = draft.leaving(onClose);
  const change = useEmailChange(close);
  const { asked } = change;
  return (
    <Dialog
      title={copy.title}
      note={asked && copy.codeLead(asked.email)}
      isOpen={isOpen}
      onClose={close}
      isBusy={change.isWorking}
      actions={<Actions change={change} />}
    >
      <PasswordStep password={change.password}>
        {asked ? <CodeStep change={change} asked={asked} /> : <AddressStep change={change} draft={draft} />}
      </PasswordStep>
    </Dialog>
  );
}

function Actions({ change: { asked, resend, isWorking, password } }: { change: EmailChange }) {
  if (password.isWanted) return <ProveButton password={password} />;
  return (
    <>
      {asked && (
        <Button onClick={() => resend(asked)} isBusy={isWorking}>
          {copy.resend}
        </Button>
      )}
      <Button look="primary" type="submit" form={FORM} isBusy={isWorking}>
        {asked ? copy.verify : copy.submit}
      </Button>
    </>
  );
}

type AddressStepProps = { change: EmailChange; draft: ReturnType<typeof useFormDraft<keyof typeof EMPTY>> };

function AddressStep({ change, draft }: AddressStepProps) {
  const { fieldErrors, summary, events } = useCheckedForm(addressRules, change.ask);
  const { typed, keeping } = draft;
  return (
    <form id={FORM} method="post" noValidate className="grid gap-5" {...keeping(events)}>
      <FormErrors fieldErrors={fieldErrors} ref={summary} />
      <TextField
        label={copy.email}
        {...address('email')}
        defaultValue={typed.email}
        error={fieldErrors.email}
      />
      <TextField
        label={copy.confirm}
        {...address('confirmedEmail')}
        defaultValue={typed.confirmedEmail}
        error={fieldErrors.confirmedEmail}
      />
    </form>
  );
}

const address = (name: string) =>
  ({
    id: name,
    name,
    type: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  }) as const;

function CodeStep({ change, asked }: { change: EmailChange; asked: Addresses }) {
  const { fieldErrors, summary, events } = useCheckedForm(codeRules, ({ verificationCode }) =>
    change.confirm({ ...asked, verificationCode }),
  );
  return (
    <form id={FORM} method="post" noValidate className="grid gap-5" {...events}>
      <FormErrors fieldErrors={fieldErrors} ref={summary} />
      <TextField
        id="verificationCode"
        name="verificationCode"
        label={copy.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        isNext
        error={fieldErrors.verificationCode}
      />
    </form>
  );
}
