import type * as z from 'zod/mini';
import type { BusinessDetails } from '../../../../contract/businesses.ts';
import { businessSettingsCopy } from '../../../copy/business-settings.copy.ts';
import { settingsCopy } from '../../../copy/settings.copy.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { FormErrors } from '../../../ui/forms/form-errors.tsx';
import { useCheckedForm } from '../../../ui/forms/use-checked-form.ts';
import { Logo } from './logo.tsx';
import type { OwnBusiness } from './own-business.ts';
import { ProfileFields } from './profile-fields.tsx';
import { TradeAndServices } from './trade-and-services.tsx';
import { useBusinessAct } from './use-business-act.ts';
import { useProfileDraft } from './use-profile-draft.ts';

const copy = businessSettingsCopy.profile;
const rules = async () => (await import('../../../../contract/businesses.ts')).TypedDetails;

type ProfileFormProps = { business: OwnBusiness; onDone: () => void };

/** The profile to be changed. What was typed outlives a refusal, a reload and an expired session. */
export function ProfileForm({ business, onDone }: ProfileFormProps) {
  const { draft, change, clear, choice } = useProfileDraft(business);
  const leave = () => {
    clear();
    onDone();
  };
  const save = useBusinessAct({
    call: (api, body: z.input<typeof BusinessDetails>) => api.saveBusiness({ body }),
    done: copy.saved,
    failed: copy.failed,
    onDone: leave,
  });
  const form = useCheckedForm(
    rules,
    (details) => save.run(details),
    () => ({ ...draft.typed, ...choice, logo: business.logo }),
  );
  const fieldErrors = form.fieldErrorsWith(save.fieldErrors);
  return (
    <div className="grid gap-6">
      <Logo business={business} />
      <form noValidate className="grid gap-6" {...form.events}>
        <FormErrors fieldErrors={fieldErrors} ref={form.summary} />
        <ProfileFields typed={draft.typed} fieldErrors={fieldErrors} onChange={change.typed} />
        <TradeAndServices business={business} choice={choice} change={change} fieldErrors={fieldErrors} />
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button look="primary" type="submit" working={save.isWorking && copy.saving}>
            {copy.save}
          </Button>
          <Button onClick={leave}>{settingsCopy.cancel}</Button>
        </div>
      </form>
    </div>
  );
}
