import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { uiCopy } from '../../copy/ui.copy.ts';
import { CONTROL, Field, type FieldWords, useFieldIds } from './field.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & FieldWords & { name: string };

/** A password, which may be looked at. Pasting and password managers are as welcome as fingers. */
export function PasswordField({ label, hint, error, id: given, ...input }: PasswordFieldProps) {
  const { id, says } = useFieldIds({ hint, error }, given);
  const [isShown, setShown] = useState(false);
  const Sign = isShown ? EyeOff : Eye;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <span className="relative">
        <input
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className={`${CONTROL} pr-12`}
          {...says}
          {...input}
        />
        <button
          type="button"
          onClick={() => setShown(!isShown)}
          aria-pressed={isShown}
          aria-label={uiCopy.showTyped}
          aria-controls={id}
          title={isShown ? uiCopy.hide : uiCopy.show}
          className="absolute top-1/2 right-0.5 grid size-11 -translate-y-1/2 place-items-center rounded-field text-ink-soft hover:text-ink scriptless:hidden"
        >
          <Sign size={20} aria-hidden />
        </button>
      </span>
    </Field>
  );
}
