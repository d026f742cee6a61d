import { asPostcode } from '../../../contract/postcode.ts';
import { registerCopy } from '../../copy/accounts.copy.ts';
import { useTown } from '../../marketplace/catalogue/use-town.ts';
import { useFault } from '../../marketplace/steps/errors-of-page.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { FirmDraft } from './firm-draft.ts';
import type { WizardParts } from './wizard-parts.ts';

const copy = registerCopy.fields;

export type FieldsProps = { wizard: Pick<WizardParts, 'draft' | 'change'> };

/** How it is called, and where it sets out from. */
export const BusinessFields = ({ wizard }: FieldsProps) => (
  <>
    <TextField label={copy.businessName} autoComplete="organization" {...useText('business_name', wizard)} />
    <div className="grid gap-2">
      <TextField
        label={copy.location}
        hint={copy.locationHint}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={12}
        {...useText('location', wizard)}
        onBlur={({ target }) => wizard.change({ location: asPostcode(target.value) })}
      />
      <TownSaid postcode={wizard.draft.location} />
    </div>
  </>
);

type TextName = Exclude<keyof FirmDraft, 'services' | 'workCategories' | 'at'>;

/** A field's id is its name, so that a summary of errors can lead there. */
export function useText(name: TextName, { draft, change }: FieldsProps['wizard']) {
  return {
    id: name,
    name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    error: useFault(name),
  };
}

/** Where a post code is, as it is being typed. */
function TownSaid({ postcode }: { postcode: string }) {
  const { town, isLooking } = useTown(postcode);
  return (
    <p role="status" aria-busy={isLooking || undefined} className="text-ink-soft empty:hidden">
      {town}
    </p>
  );
}
