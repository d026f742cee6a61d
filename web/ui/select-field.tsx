import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { CONTROL, Field, type FieldWords, useFieldIds } from './field.tsx';

export type Option = { value: string; label: string };

type SelectFieldProps = Omit<ComponentProps<'select'>, 'className' | 'children'> &
  FieldWords & {
    name: string;
    options: readonly Option[];
    /** Stands first and counts as nothing chosen. */
    placeholder?: string | undefined;
  };

/** The browser's own list: the best one on a phone. */
export function SelectField({ label, hint, error, id: given, ...rest }: SelectFieldProps) {
  const { options, placeholder, ...select } = rest;
  const { id, says } = useFieldIds({ hint, error }, given);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <span className="relative">
        <select id={id} className={`${CONTROL} appearance-none pr-10`} {...says} {...select}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-soft"
          size={20}
          aria-hidden
        />
      </span>
    </Field>
  );
}
