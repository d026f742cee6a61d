import type { ComponentProps, InputEvent } from 'react';
import { CONTROL, Field, type FieldWords, useFieldIds } from './field.tsx';

type MoneyFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type'> &
  FieldWords & {
    name: string;
    /** The sign before the amount. */
    currency?: string;
  };

/**
 * An amount with the currency's sign before it; a number pad on phones, and no wheel that changes it. A letter that is
 * typed does not go in. What was pasted stays as it is: leaving out the e of "1e3" would make another price of it behind
 * somebody's back. The form says that it is none.
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
          onBeforeInput={refuseLetter}
          {...says}
          {...input}
        />
      </span>
    </Field>
  );
}

/** One sign is a key; more than one are pasted, or come from a program that fills in forms. */
function refuseLetter(event: InputEvent<HTMLInputElement>) {
  if (/^\p{L}$/u.test(event.data)) event.preventDefault();
}
