import { useHydrated, useRouter } from '@tanstack/react-router';
import type * as z from 'zod/mini';
import type { PasswordReset } from '../../contract/passwords.ts';
import { recoverCopy, securityCopy } from '../copy/accounts.copy.ts';
import { refusalSaid } from '../refusal-said.ts';
import { useRouterContext } from '../router-context.ts';
import { Button } from '../ui/actions/button.tsx';
import { NeedsScript, Refusal } from '../ui/feedback/notice.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { type FieldErrors, hasFieldErrors } from '../ui/forms/field-errors.ts';
import { FormErrors } from '../ui/forms/form-errors.tsx';
import { useCheckedForm } from '../ui/forms/use-checked-form.ts';
import { Card } from '../ui/layout/card.tsx';
import { Title } from '../ui/layout/heading.tsx';
import { NarrowPage } from '../ui/layout/page.tsx';
import { InnerLink } from '../ui/navigation/inner-link.tsx';
import { useCallOnce } from '../use-call-once.ts';

const copy = recoverCopy.reset;
const rules = () => import('../../contract/passwords.ts').then(({ PasswordReset }) => PasswordReset);

/** `email` is who asked for the code, as the page before knows it. */
export function ResetPasswordScreen({ email }: { email: string | undefined }) {
  return (
    <NarrowPage>
      <div className="grid gap-6">
        <Title>{copy.title}</Title>
        {email && <p role="status">{copy.sent}</p>}
        <Card>
          <ResetForm email={email} />
        </Card>
        <InnerLink
          href="/forgot-password"
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          {copy.again}
        </InnerLink>
      </div>
    </NarrowPage>
  );
}

function ResetForm({ email }: { email: string | undefined }) {
  const reset = useReset();
  const { fieldErrorsWith, summary, events } = useCheckedForm(rules, reset.mutate);
  const refused = refusalSaid(reset.error);
  const fieldErrors = fieldErrorsWith(refused.fieldErrors);
  const isHydrated = useHydrated();
  return (
    <form method="post" noValidate className="grid gap-5" {...events}>
      <FormErrors fieldErrors={fieldErrors} ref={summary} />
      <Fields email={email} fieldErrors={fieldErrors} />
      {refused.sentence && !hasFieldErrors(fieldErrors) && <Refusal>{refused.sentence}</Refusal>}
      <Button look="primary" type="submit" working={reset.isPending && copy.working} isReady={isHydrated}>
        {copy.submit}
      </Button>
      <NeedsScript>{recoverCopy.needsScript}</NeedsScript>
    </form>
  );
}

function Fields({ email, fieldErrors }: { email: string | undefined; fieldErrors: FieldErrors }) {
  return (
    <>
      <TextField
        id="email"
        name="email"
        type="email"
        label={recoverCopy.forgot.email}
        autoComplete="username"
        defaultValue={email}
        error={fieldErrors.email}
      />
      <TextField
        id="code"
        name="code"
        label={copy.code}
        hint={copy.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={fieldErrors.code}
      />
      <PasswordField
        id="new_password"
        name="new_password"
        label={securityCopy.password.next}
        autoComplete="new-password"
        error={fieldErrors.new_password}
      />
      <PasswordField
        id="passwordConfirmation"
        name="passwordConfirmation"
        label={securityCopy.password.confirm}
        autoComplete="new-password"
        error={fieldErrors.passwordConfirmation}
      />
    </>
  );
}

/** Nobody is signed in by it: who set the password knows it. */
function useReset() {
  const { api } = useRouterContext();
  const router = useRouter();
  return useCallOnce({
    mutationFn: (body: z.output<typeof PasswordReset>) => api.resetPassword({ body }),
    onSuccess: async () => {
      await router.navigate({ to: '/login', search: { redirect: undefined } });
      toast({ title: copy.done, description: copy.doneMore });
    },
  });
}
