import { asDialledHere } from '../../../contract/dialled-here.ts';
import { registerCopy } from '../../copy/accounts.copy.ts';
import { MaskedField } from '../../ui/fields/masked-field.tsx';

const copy = registerCopy.fields;

type MobileFieldProps = {
  label?: string;
  hint?: string;
  defaultValue?: string;
  error?: string | undefined;
};

/** A mobile number: eleven digits, however it was pasted. */
export const MobileField = ({ label = copy.mobile, hint = copy.mobileHint, ...field }: MobileFieldProps) => (
  <MaskedField
    id="mobile_number"
    name="mobile_number"
    autoComplete="tel-national"
    label={label}
    hint={hint}
    type="tel"
    inputMode="numeric"
    mask="###########"
    read={asDialledHere}
    {...field}
  />
);
