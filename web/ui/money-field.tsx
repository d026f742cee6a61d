import type { ComponentProps } from 'react';
import { CONTROL, Field, type FieldWords, useFieldIds } from './field.tsx';

type MoneyFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type'> &
  FieldWords & {
    name: string;
    /** The sign before the amount. */
    currency?: string;
  };

/** An amount with the currency's sign before it; a number pad on phones, and no wheel that changes it. */
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
          onInput={(event) => {
            keepFigures(event.currentTarget);
            input.onInput?.(event);
          }}
        />
      </span>
    </Field>
  );
}

/** What has no place in an amount; its sign, blanks and separators are how people write and paste one. */
const STRANGE = /[^\d.,\s\p{Sc}-]/gu;

/** Whatever was typed, pasted or dropped, what cannot be of an amount is not taken; the caret stays where it was. */
function keepFigures(field: HTMLInputElement) {
  const typed = field.value;
  const kept = typed.replace(STRANGE, '');
  if (kept === typed) return;
  const caret = typed.slice(0, field.selectionEnd ?? typed.length).replace(STRANGE, '').length;
  field.value = kept;
  field.setSelectionRange(caret, caret);
}
