import { useRef } from 'react';
import { sentences } from '../../../contract/copy.ts';
import type { Call } from '../../../contract/kernel.ts';
import type { Api } from '../../../contract/index.ts';
import { ApiRefusal } from '../../api-refusal.ts';
import { securityCopy } from '../../copy/accounts.copy.ts';
import { ownWords } from '../../own-words.ts';
import { useRouterContext } from '../../router-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { FormErrors } from '../../ui/forms/form-errors.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useCheckedForm } from '../../ui/forms/use-checked-form.ts';
import { isSignedOut, useSignInAgain } from '../dashboard/use-sign-in-again.ts';
import { useReloadSessions } from './session-list.ts';
import { useSession } from './session.ts';
import { useCallOnce } from '../../use-call-once.ts';

const copy = securityCopy.password;
const rules = () =>
  import('../../../contract/passwords.ts').then(({ PasswordChangeForm }) => PasswordChangeForm);

/** Changes the password; here one stays signed in, everywhere else one is out. */
export function ChangePassword() {
  const form = useRef<HTMLFormElement>(null);
  const change = useChangePassword(() => form.current?.reset());
  const { fieldErrors, summary, events } = useCheckedForm(rules, change.mutate);
  return (
    <Card>
      <form ref={form} method="post" noValidate className="grid max-w-md gap-5" {...events}>
        <h3 className="font-display text-xl tracking-tight">{copy.title}</h3>
        <FormErrors fieldErrors={fieldErrors} ref={summary} />
        <WhoseItIs />
        {FIELDS.map(({ name, label, autoComplete }) => (
          <PasswordField
            key={name}
            id={name}
            name={name}
            label={label}
            autoComplete={autoComplete}
            error={fieldErrors[name]}
          />
        ))}
        <Button type="submit" working={change.isPending && copy.working}>
          {copy.submit}
        </Button>
      </form>
    </Card>
  );
}

const FIELDS = [
  { name: 'currentPassword', label: copy.current, autoComplete: 'current-password' },
  { name: 'new_password', label: copy.next, autoComplete: 'new-password' },
  { name: 'passwordConfirmation', label: copy.confirm, autoComplete: 'new-password' },
];

/** For password managers, which keep a password under a name; it has no name of its own and is not sent. */
const WhoseItIs = () => (
  <input
    type="email"
    autoComplete="username"
    value={useSession()?.user.email ?? ''}
    readOnly
    hidden
    tabIndex={-1}
  />
);

function useChangePassword(onDone: () => void) {
  const { api } = useRouterContext();
  const signInAgain = useSignInAgain();
  const reloadSessions = useReloadSessions();
  return useCallOnce({
    mutationFn: (body: Call<Api['updatePassword']>['body']) => api.updatePassword({ body }),
    onSuccess: async () => {
      onDone();
      toast({ title: copy.done, description: copy.doneMore });
      await reloadSessions();
    },
    onError: (error) => (isSignedOut(error) ? signInAgain() : toast({ ...said(error), tone: 'bad' })),
  });
}

/** Status 400 is the server's own no to these passwords; everything else went wrong on the way. */
function said(error: Error) {
  if (error instanceof ApiRefusal && error.status === 400)
    return { title: copy.refused, description: ownWords(error) || copy.unknown };
  return {
    title: copy.failed,
    description: (error instanceof ApiRefusal && error.message) || sentences.broken,
  };
}
