import { useState } from 'react';
import type { User } from '../../../../contract/accounts.ts';
import { sentences } from '../../../../contract/copy.ts';
import type { ApiClient } from '../../../api-client.ts';
import { ApiRefusal } from '../../../api-refusal.ts';
import { settingsCopy } from '../../../copy/settings.copy.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useCheckedForm } from '../../../ui/forms/use-checked-form.ts';
import { MobileField } from '../../accounts/mobile-field.tsx';
import { useFormDraft } from '../../dashboard/use-form-draft.ts';
import { PasswordStep, ProveButton } from '../../privacy/password-step.tsx';
import { usePasswordFirst } from '../../privacy/use-password-first.ts';
import { detailsOf } from './details-of.ts';
import { useSaveUser } from './use-save-user.ts';

const copy = settingsCopy.phone;
const FORM = 'update-phone';
const EMPTY = { mobile_number: '' };
const rules = async () => (await import('./rules.ts')).Phone;

/** The button beside the phone, and the dialog that changes it. */
export function UpdatePhone({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button aria-label={copy.updateLabel} onClick={() => setOpen(true)}>
        {copy.update}
      </Button>
      {isOpen && <PhoneDialog user={user} onClose={close} />}
    </>
  );
}

type PhoneDialogProps = { user: User; onClose: () => void };

function PhoneDialog({ user, onClose }: PhoneDialogProps) {
  const draft = useFormDraft('phone', EMPTY);
  const close = draft.leaving(onClose);
  const password = usePasswordFirst();
  const save = useSaveUser((api, number: string) => saveNumber(api, user, number), close, password);
  const form = useCheckedForm(rules, ({ mobile_number }) => save.run(mobile_number));
  return (
    <Dialog
      title={copy.title}
      isOpen
      onClose={close}
      isBusy={save.isWorking || password.isWorking}
      actions={
        password.isWanted ? (
          <ProveButton password={password} />
        ) : (
          <Button look="primary" type="submit" form={FORM} working={save.isWorking && settingsCopy.working}>
            {copy.submit}
          </Button>
        )
      }
    >
      <PasswordStep password={password}>
        <form id={FORM} noValidate {...draft.keeping(form.events)}>
          <MobileField
            label={copy.field}
            hint={copy.hint}
            defaultValue={draft.typed.mobile_number || user.mobile_number}
            error={form.fieldErrors.mobile_number ?? save.fieldErrors.mobile_number}
          />
        </form>
      </PasswordStep>
    </Dialog>
  );
}

const TAKEN = new ApiRefusal({
  status_code: 422,
  code: 'mobile_taken',
  message: sentences.mobileTaken,
  errors: { mobile_number: [sentences.mobileTaken] },
  request_id: '',
});

/** Asked first, as the registration does; the saving itself says no too. */
async function saveNumber(api: ApiClient, user: User, mobile_number: string) {
  const { registered } = await api.isPhoneRegistered({ params: { phone: mobile_number } });
  if (registered && mobile_number !== user.mobile_number) throw TAKEN;
  return api.updateUser({ body: detailsOf({ ...user, mobile_number }) });
}
