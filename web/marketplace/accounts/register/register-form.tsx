import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type * as z from 'zod/mini';
import type { SignedIn } from '../../../../contract/accounts.ts';
import type { ApiClient } from '../../../api-client.ts';
import { registerCopy } from '../../../copy/accounts.copy.ts';
import { Button } from '../../../ui/button.tsx';
import { type Faults, hasFaults } from '../../../ui/faults.ts';
import { FormFaults } from '../../../ui/form-faults.tsx';
import { NeedsScript, Refusal } from '../../../ui/notice.tsx';
import { type Rules, useCheckedForm } from '../../../ui/use-checked-form.ts';
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
  submit: string;
  children: (faults: Faults) => ReactNode;
};

/** What both registrations share: checks while typing, what was typed is kept, what was refused is said. */
export function RegisterForm<S extends ZodMiniType, A extends z.output<typeof SignedIn>>(
  props: RegisterFormProps<S, A>,
) {
  const { form, events, faults, summary, sentence, isWorking } = useRegisterForm(props);
  const isHydrated = useHydrated();
  return (
    // POST, so that a click before the script has arrived does not put the password into the address.
    <form ref={form} method="post" noValidate className="grid gap-5" {...events}>
      <NeedsScript>{registerCopy.needsScript}</NeedsScript>
      <FormFaults faults={faults} ref={summary} />
      {props.children(faults)}
      {sentence && <Refusal>{sentence}</Refusal>}
      <Button look="primary" type="submit" working={isWorking && registerCopy.working} isReady={isHydrated}>
        {props.submit}
      </Button>
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
    onRefused: () => emptyPasswords(form.current),
  });
  const checked = useCheckedForm(props.rules, register.run, props.read);
  const faults = { ...checked.faultsWith(inFields(register.refused.faults)), ...known(live.faults) };
  const onInput: typeof checked.events.onInput = (event) => {
    checked.events.onInput(event);
    live.onInput(event);
  };
  return {
    form,
    faults,
    summary: checked.summary,
    sentence: hasFaults(faults) ? null : register.refused.sentence,
    isWorking: register.isWorking,
    events: { ...checked.events, onInput },
  };
}

/** What is not known must not wipe out what is. */
const known = (faults: Faults): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([, sentence]) => sentence));

/** Everything else stays as it was typed (R-7-008). */
function emptyPasswords(form: HTMLFormElement | null) {
  for (const name of ['password', 'passwordConfirmation']) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = '';
  }
}
