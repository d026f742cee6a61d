import { registerCopy } from '../../copy/accounts.copy.ts';
import { PackageChoice } from '../../marketplace/billing/package-choice.tsx';
import type { Offers } from '../../marketplace/billing/packages.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { type FieldsProps, useText } from './business-fields.tsx';
import { judgeOf } from './firm-rules.ts';
import type { Buying, WizardParts } from './wizard-parts.ts';
import { YouStep } from './you-step.tsx';

/** The rules of all pages come with the pages after the first ones. */
export const rules = judgeOf;

type LaterPageProps = {
  step: 'about' | 'package' | 'you';
  wizard: WizardParts;
  offers: Offers;
  buying: Buying;
};

/** The pages that come when the first one is being answered. */
export function LaterPage({ step, wizard, offers, buying }: LaterPageProps) {
  if (step === 'you') return <YouStep wizard={wizard} chosen={buying.chosen} />;
  if (step === 'about') return <AboutFields wizard={wizard} />;
  const choose: Buying['choose'] = (change) => {
    buying.choose(change);
    wizard.mend(Object.keys(change));
  };
  return <PackageChoice offers={offers} chosen={buying.chosen} onChange={choose} />;
}

const copy = registerCopy.fields;

/** What may be left out. */
export const AboutFields = ({ wizard }: FieldsProps) => (
  <>
    <TextArea label={copy.description} maxLength={2000} {...useText('description', wizard)} />
    <TextArea label={copy.address} rows={2} autoComplete="street-address" {...useText('address', wizard)} />
    <TextField
      label={copy.website}
      type="url"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      {...useText('website', wizard)}
    />
    <TextField label={copy.abn} autoComplete="off" {...useText('abn', wizard)} />
  </>
);
