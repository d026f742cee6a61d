import { registerCopy } from '../../copy/accounts.copy.ts';
import { WRITTEN_NUMBER } from '../../ui/fields/mask-tokens.ts';
import { MaskedField } from '../../ui/fields/masked-field.tsx';

const copy = registerCopy.fields;

type MobileFieldProps = {
  label?: string;
  hint?: string;
  defaultValue?: string;
  error?: string | undefined;
};

/**
 * A mobile number as people write it, with its blanks or with +44: letters do not go in, and nothing is cut or written anew.
 * How it is dialled here is read when it is judged.
 */
export const MobileField = ({ label = copy.mobile, hint = copy.mobileHint, ...field }: MobileFieldProps) => (
  <MaskedField
    id="mobile_number"
    name="mobile_number"
    autoComplete="tel"
    label={label}
    hint={hint}
    type="tel"
    inputMode="tel"
    mask={WRITTEN_NUMBER}
    {...field}
  />
);
