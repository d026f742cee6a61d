import type { ChangeEvent, ComponentProps, FocusEvent, KeyboardEvent } from 'react';
import { CONTROL, Field, type FieldWords, type Remark, useFieldIds } from './field.tsx';
import { type Modified, type Modifier, modified } from './modifiers.ts';
import { useLateFocus } from './use-late-focus.ts';

type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'autoFocus'> &
  FieldWords &
  Remark &
  ValueProps & { name: string };

type ValueProps = {
  /** What was typed, as the modifiers make it. */
  onValue?: ((value: Modified) => void) | undefined;
  modifiers?: readonly Modifier[] | undefined;
  /** It has come to be typed into next, and takes the focus. */
  isNext?: boolean;
};

/** What was typed stays whatever happens, because the input is its own memory. */
export function TextField({ label, hint, error, id: given, ...rest }: TextFieldProps) {
  const { isNext, onValue, modifiers, remark, ...input } = rest;
  const { id, says } = useFieldIds({ hint, error }, given);
  useLateFocus(id, isNext);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input id={id} className={CONTROL} {...says} {...input} {...(onValue && told(onValue, modifiers))} />
      {remark}
    </Field>
  );
}

/** Told while it is typed; a lazy field when it is left, or sent with Enter. */
function told(onValue: (value: Modified) => void, modifiers: readonly Modifier[] = []) {
  const tell = (input: HTMLInputElement) => onValue(modified(input.value, modifiers));
  if (!modifiers.includes('lazy'))
    return { onChange: ({ target }: ChangeEvent<HTMLInputElement>) => tell(target) };
  return {
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => tell(target),
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
      if (key === 'Enter') tell(currentTarget);
    },
  };
}
