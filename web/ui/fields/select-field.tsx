import type { ComponentProps } from 'react';
import { Field, type FieldWords, useFieldIds } from './field.tsx';
import { type Option, Select } from './select.tsx';

export type { Option };

type SelectFieldProps = Omit<ComponentProps<typeof Select>, 'className'> & FieldWords & { name: string };

/** A list to choose from, with its label. */
export function SelectField({ label, hint, error, id: given, ...select }: SelectFieldProps) {
  const { id, says } = useFieldIds({ hint, error }, given);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <Select id={id} {...says} {...select} />
    </Field>
  );
}
