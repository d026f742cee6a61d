import { useHydrated } from '@tanstack/react-router';
import { Fragment, type ReactNode, useRef } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type * as z from 'zod/mini';
import type { SignedIn } from '../../../../contract/accounts.ts';
import type { ApiClient } from '../../../api-client.ts';
import { registerCopy } from '../../../copy/accounts.copy.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { type FieldErrors, hasFieldErrors } from '../../../ui/forms/field-errors.ts';
import { FormErrors } from '../../../ui/forms/form-errors.tsx';
import { NeedsScript, Refusal } from '../../../ui/feedback/notice.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { type Rules, useCheckedForm } from '../../../ui/forms/use-checked-form.ts';
import { inFields } from './registrant.ts';
import { useKeptEntries } from '../use-kept-entries.ts';
import { useLiveChecks } from './use-live-checks.ts';
import { useRegister } from './use-register.ts';

type RegisterFormProps<S extends ZodMiniType, A extends z.output<typeof SignedIn>> = {
  name: string;
  rules: Rules<S>;
  read: (form: HTMLFormElement) => unknown;
  call: (api: ApiClient, values: z.output<S>) => Promise<A>;
  onDone: (answer: A) => unknown;
  /** Called with why it was refused. */
  onRefused?: (error: unknown) => void;
  submit: string;
  /** It is the last page of a task: on a phone its button stays in reach of the thumb. */
  isInTask?: boolean;
  children: (fieldErrors: FieldErrors) => ReactNode;
};

/** What both registrations share: checks while typing, what was typed is kept, what was refused is said. */
export function RegisterForm<S extends ZodMiniType, A extends z.output<typeof SignedIn>>(
  props: RegisterFormProps<S, A>,
) {
  const { form, events, fieldErrors, summary, sentence, isWorking } = useRegisterForm(props);
  const isHydrated = useHydrated();
  const Foot = props.isInTask ? StickyBar : Fragment;
  return (
    // POST, so that a click before the script has arrived does not put the password into the address.
    <form
      ref={form}
      method="post"
      noValidate
      data-in-task={props.isInTask}
      className="flex min-w-0 flex-col gap-5 max-sm:data-in-task:grow max-sm:data-in-task:[&_:is(a,input)]:scroll-mb-24"
      {...events}
    >
      <NeedsScript>{registerCopy.needsScript}</NeedsScript>
      <FormErrors fieldErrors={fieldErrors} ref={summary} />
      {props.children(fieldErrors)}
      {sentence && <Refusal>{sentence}</Refusal>}
      <Foot>
        <Button look="primary" type="submit" working={isWorking && registerCopy.working} isReady={isHydrated}>
          {props.submit}
        </Button>
      </Foot>
    </form>
  );
}

function useRegisterForm<S extends ZodMiniType, A extends z.output<typeof SignedIn>>(
  props: RegisterFormProps<S, A>,
) {
  const form = useRef<HTMLFormElement>(null);
  useKeptEntries(form, props.name);
  const live = useLiveChecks();
  const register = useRegister<z.output<S>, A>({
    call: props.call,
    onDone: (answer) => {
      // What was typed is not kept any longer.
      form.current?.dispatchEvent(new Event('reset'));
      return props.onDone(answer);
    },
    onRefused: (error) => {
      emptyPasswords(form.current);
      props.onRefused?.(error);
    },
  });
  const checked = useCheckedForm(props.rules, register.run, props.read);
  const fieldErrors = {
    ...checked.fieldErrorsWith(inFields(register.refused.fieldErrors)),
    ...known(live.fieldErrors),
  };
  const onInput: typeof checked.events.onInput = (event) => {
    checked.events.onInput(event);
    live.onInput(event);
  };
  return {
    form,
    fieldErrors,
    summary: checked.summary,
    sentence: hasFieldErrors(fieldErrors) ? null : register.refused.sentence,
    isWorking: register.isWorking,
    events: { ...checked.events, onInput },
  };
}

/** What is not known must not wipe out what is. */
const known = (fieldErrors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(fieldErrors).filter(([, sentence]) => sentence));

/** Everything else stays as it was typed. */
function emptyPasswords(form: HTMLFormElement | null) {
  for (const name of ['password', 'passwordConfirmation']) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = '';
  }
}
