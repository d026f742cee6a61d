import { registerCopy } from '../../copy/accounts.copy.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type FieldsProps, useText } from './business-fields.tsx';

const copy = registerCopy.fields;

/** What may be left out. */
export const AboutFields = ({ wizard }: FieldsProps) => (
  <>
    <TextArea label={copy.description} maxLength={2000} {...useText('description', wizard)} />
    <TextField label={copy.address} autoComplete="street-address" {...useText('address', wizard)} />
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
