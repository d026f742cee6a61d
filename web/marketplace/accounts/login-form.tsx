import { useQueryClient } from '@tanstack/react-query';
import { useHydrated, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Api } from '../../../contract/index.ts';
import type { Call } from '../../../contract/kernel.ts';
import { ApiRefusal } from '../../api-refusal.ts';
import { recoverCopy } from '../../copy/accounts.copy.ts';
import { loginCopy } from '../../copy/login.copy.ts';
import { refusalSaid } from '../../refusal-said.ts';
import { useRouterContext } from '../../router-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { NeedsScript, Refusal } from '../../ui/feedback/notice.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { hasFieldErrors } from '../../ui/forms/field-errors.ts';
import { FormErrors } from '../../ui/forms/form-errors.tsx';
import { useCheckedForm } from '../../ui/forms/use-checked-form.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { useCallOnce } from '../../use-call-once.ts';
import { beginSession } from './begin-session.ts';

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

/** The password was right; a code is asked for, or another one. */
const CODES = ['one_time_code_required', 'one_time_code_invalid'];

type Credentials = Call<Api['logIn']>['body'];

/** The server sets the session's cookie; what comes back is who it is for. At the admins' door others stay outside. */
function useLogIn({ isForAdmins = false } = {}) {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const router = useRouter();
  const logIn = useCallOnce({
    mutationFn: async (body: Credentials) => {
      const { email, password } = body;
      if (isForAdmins) await api.checkAdminCredentials({ body: { email, password } });
      return api.logIn({ body });
    },
    onSuccess: async ({ data }) => {
      beginSession(queryClient, { user: data, isImpersonated: false });
      await router.invalidate();
    },
  });
  const asksCode = logIn.error instanceof ApiRefusal && CODES.includes(logIn.error.code);
  return { asksCode, run: logIn.mutate, isWorking: logIn.isPending, refused: refusalSaid(logIn.error) };
}
