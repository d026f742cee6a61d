import type { ChangeEvent, ComponentProps } from 'react';
import { asPostcode } from '../../../../contract/postcode.ts';
import { businessSettingsCopy } from '../../../copy/business-settings.copy.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { FieldErrors } from '../../../ui/forms/field-errors.ts';
import type { Typed } from './use-profile-draft.ts';

const copy = businessSettingsCopy.profile;

type ProfileFieldsProps = {
  typed: Typed;
  fieldErrors: FieldErrors;
  onChange: (field: keyof Typed, value: string) => void;
};

type Row = Omit<ComponentProps<typeof TextField>, 'name'> & { name: keyof Typed };

const CONTACTS: readonly Row[] = [
  { name: 'mobile_number', label: copy.mobile, type: 'tel', autoComplete: 'tel' },
  { name: 'landline', label: copy.landline, type: 'tel' },
  { name: 'website', label: copy.website, hint: copy.websiteHint, type: 'url', autoComplete: 'url' },
];

const PLACE: readonly Row[] = [
  { name: 'location', label: copy.location, hint: copy.locationHint, autoComplete: 'postal-code' },
  { name: 'abn', label: copy.abn, hint: copy.abnHint },
];

/** Everything that is typed; a field's id is its name, so that the summary of errors can lead there. */
export function ProfileFields({ typed, fieldErrors, onChange }: ProfileFieldsProps) {
  const bind = (name: keyof Typed) => ({
    id: name,
    name,
    value: typed[name],
    error: fieldErrors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(name, event.target.value),
  });
  const line = ({ name, ...row }: Row) => <TextField key={name} {...row} {...bind(name)} />;
  const writePlace = () => {
    const written = asPostcode(typed.location);
    if (written !== typed.location) onChange('location', written);
  };
  return (
    <>
      <TextField label={copy.name} autoComplete="organization" {...bind('name')} />
      <TextArea label={copy.description} maxLength={2000} {...bind('description')} />
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">{CONTACTS.map(line)}</div>
      <TextArea
        label={copy.address}
        hint={copy.addressHint}
        rows={2}
        autoComplete="street-address"
        {...bind('address')}
      />
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2" onBlur={writePlace}>
        {PLACE.map(line)}
      </div>
    </>
  );
}
