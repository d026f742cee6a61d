import { useHydrated, useRouter } from '@tanstack/react-router';
import type * as z from 'zod/mini';
import type { CodeAsked } from '../../contract/passwords.ts';
import { recoverCopy } from '../copy/accounts.copy.ts';
import { failureSentence } from '../marketplace/dashboard/failure-sentence.ts';
import { useRouterContext } from '../router-context.ts';
import { Button } from '../ui/actions/button.tsx';
import { NeedsScript, Refusal } from '../ui/feedback/notice.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { FormErrors } from '../ui/forms/form-errors.tsx';
import { useCheckedForm } from '../ui/forms/use-checked-form.ts';
import { Card } from '../ui/layout/card.tsx';
import { Title } from '../ui/layout/heading.tsx';
import { NarrowPage } from '../ui/layout/page.tsx';
import { InnerLink } from '../ui/navigation/inner-link.tsx';
import { useCallOnce } from '../use-call-once.ts';

const copy = recoverCopy.forgot;
const rules = () => import('../../contract/passwords.ts').then(({ CodeAsked }) => CodeAsked);

export function ForgotPasswordScreen() {
  return (
    <NarrowPage>
      <div className="grid gap-6">
        <Title>{copy.title}</Title>
        <p>{copy.lead}</p>
        <Card>
          <AskForm />
        </Card>
        <InnerLink
          href="/login"
          className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          {copy.back}
        </InnerLink>
      </div>
    </NarrowPage>
  );
}

function AskForm() {
  const send = useSendCode();
  const { fieldErrors, summary, events } = useCheckedForm(rules, send.mutate);
  const isHydrated = useHydrated();
  return (
    <form method="post" noValidate className="grid gap-5" {...events}>
      <FormErrors fieldErrors={fieldErrors} ref={summary} />
      <TextField
        id="email"
        name="email"
        type="email"
        label={copy.email}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldErrors.email}
      />
      {send.isError && <Refusal>{failureSentence(send.error)}</Refusal>}
      <Button look="primary" type="submit" working={send.isPending && copy.working} isReady={isHydrated}>
        {copy.submit}
      </Button>
      <NeedsScript>{recoverCopy.needsScript}</NeedsScript>
    </form>
  );
}

/** The next page says the same no matter who was asked for. */
function useSendCode() {
  const { api } = useRouterContext();
  const router = useRouter();
  return useCallOnce({
    mutationFn: (asked: z.output<typeof CodeAsked>) => api.sendSecurityCode({ params: asked }),
    onSuccess: (_nothing, asked) => router.navigate({ to: '/forgot-password/reset', search: asked }),
  });
}
