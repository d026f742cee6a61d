import type { ComponentProps } from 'react';
import { CONTROL, Field, type FieldWords, useFieldIds } from './field.tsx';

type MoneyFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type'> &
  FieldWords & {
    name: string;
    /** The sign before the amount. */
    currency?: string;
  };

/**
 * An amount with the currency's sign before it; a number pad on phones, and no wheel that changes it. What was typed stays
 * as it is, letters included: leaving out the e of "1e3" would make another price of it. The form says that it is none.
 */
export function MoneyField({ label, hint, error, id: given, currency = '£', ...input }: MoneyFieldProps) {
  const { id, says } = useFieldIds({ hint, error }, given);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <span className="relative">
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 left-0 grid w-10 place-items-center font-semibold text-ink-soft"
        >
          {currency}
        </span>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          className={`${CONTROL} pl-10 tabular-nums`}
          {...says}
          {...input}
        />
      </span>
    </Field>
  );
}
