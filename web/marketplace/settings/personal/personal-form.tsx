import type { User } from '../../../../contract/accounts.ts';
import { splitName } from '../../../../contract/names.ts';
import { settingsCopy } from '../../../copy/settings.copy.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useCheckedForm } from '../../../ui/forms/use-checked-form.ts';
import { useDraft } from '../../dashboard/use-draft.ts';
import { AvatarChoice } from './avatar-choice.tsx';
import { detailsOf } from './details-of.ts';
import { useChosenPicture } from './use-chosen-picture.ts';
import { useSaveUser } from './use-save-user.ts';

const copy = settingsCopy.personal;
const rules = async () => (await import('./rules.ts')).Names;

type PersonalFormProps = { user: User; onDone: () => void };

/** Picture and name, changed together. What was typed outlives a refusal and a reload. */
export function PersonalForm({ user, onDone }: PersonalFormProps) {
  const picture = useChosenPicture();
  const { draft, change, clear } = useDraft('personal', { fullNames: user.name });
  const leave = () => {
    clear();
    onDone();
  };
  const save = useSaveUser((api, { changed, file }: { changed: User; file: File | null }) => {
    const { avatar: _, ...fields } = detailsOf(changed);
    return file ? api.updateUser({ form: { fields, file } }) : api.updateUser({ body: detailsOf(changed) });
  }, leave);
  const form = useCheckedForm(rules, (names) => {
    const parts = splitName(names.fullNames);
    const changed = { ...user, ...parts, name: `${parts.first_name} ${parts.last_name}` };
    return save.run({ changed, file: picture.chosen?.file ?? null });
  });
  const fault = form.fieldErrors.fullNames ?? save.fieldErrors.first_name ?? save.fieldErrors.last_name;
  return (
    <form noValidate className="grid gap-6" {...form.events}>
      <AvatarChoice user={user} picture={picture} />
      <TextField
        id="fullNames"
        name="fullNames"
        label={copy.fullName}
        autoComplete="name"
        defaultValue={draft.fullNames}
        onChange={(event) => change({ fullNames: event.target.value })}
        error={fault}
      />
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button look="primary" type="submit" working={save.isWorking && copy.saving}>
          {copy.save}
        </Button>
        <Button onClick={leave}>{settingsCopy.cancel}</Button>
      </div>
    </form>
  );
}
