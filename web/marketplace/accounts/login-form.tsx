import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { recoverCopy } from '../../copy/accounts.copy.ts';
import { loginCopy } from '../../copy/login.copy.ts';
import { Button } from '../../ui/button.tsx';
import { hasFieldErrors } from '../../ui/field-errors.ts';
import { FormErrors } from '../../ui/form-errors.tsx';
import { InnerLink } from '../../ui/inner-link.tsx';
import { NeedsScript, Refusal } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.ts';
import { useLogIn } from './use-log-in.ts';

/** Where somebody is to be sent afterwards is the page's business: it sees the session appear. */
export function LoginForm({ isForAdmins = false }) {
  const logIn = useLogIn({ isForAdmins });
  const form = useCheckedForm(rules, logIn.run);
  // It stays: the next try needs one too.
  const [hasAsked, setAsked] = useState(false);
  if (logIn.asksCode && !hasAsked) setAsked(true);
  const fieldErrors = form.fieldErrorsWith(logIn.refused.fieldErrors);
  const isSaid = logIn.refused.sentence && !hasFieldErrors(fieldErrors);
  return (
    // POST, so that a click before the script has arrived does not put the password into the address.
    <form method="post" noValidate className="grid gap-5" {...form.events}>
      <NeedsScript>{loginCopy.needsScript}</NeedsScript>
      <FormErrors fieldErrors={fieldErrors} ref={form.summary} />
      <TextField label={loginCopy.email} {...EMAIL} error={fieldErrors.email} />
      <PasswordField label={loginCopy.password} {...PASSWORD} error={fieldErrors.password} />
      {hasAsked && (
        <TextField label={loginCopy.code} hint={loginCopy.codeHint} {...CODE} error={fieldErrors.code} />
      )}
      <Submit isWorking={logIn.isWorking} />
      {isSaid && <Refusal>{logIn.refused.sentence}</Refusal>}
      <InnerLink href="/forgot-password" className={LINK}>
        {recoverCopy.forgot.link}
      </InnerLink>
    </form>
  );
}

const rules = () => import('../../../contract/accounts.ts').then(({ LogIn }) => LogIn);
const LINK = 'inline-flex min-h-11 items-center justify-self-start text-link underline underline-offset-4';

const EMAIL = {
  id: 'email',
  name: 'email',
  type: 'email',
  autoComplete: 'username',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

const PASSWORD = {
  id: 'password',
  name: 'password',
  autoComplete: 'current-password',
} as const;

const CODE = {
  id: 'code',
  name: 'code',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  isNext: true,
} as const;

function Submit({ isWorking }: { isWorking: boolean }) {
  const isHydrated = useHydrated();
  return (
    <Button look="primary" type="submit" working={isWorking && loginCopy.working} isReady={isHydrated}>
      {loginCopy.submit}
    </Button>
  );
}
