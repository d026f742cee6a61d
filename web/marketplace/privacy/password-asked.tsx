import { type FormEvent, useId } from 'react';
import { privacyCopy } from '../../copy/privacy.copy.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { useLateFocus } from '../../ui/fields/use-late-focus.ts';

type PasswordAskedProps = { id: string; error: string | null; onPassword: (password: string) => void };

/** The password once more; what was typed stays when it was wrong. `id` is for the button that sends it. */
export function PasswordAsked({ id, error, onPassword }: PasswordAskedProps) {
  const field = useId();
  useLateFocus(field, true);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password');
    onPassword(typeof password === 'string' ? password : '');
  };
  return (
    <form id={id} method="post" noValidate onSubmit={submit}>
      <PasswordField
        id={field}
        name="password"
        autoComplete="current-password"
        required
        label={privacyCopy.password.label}
        hint={privacyCopy.password.note}
        error={error ?? undefined}
      />
    </form>
  );
}
