import { type FormEvent, useEffect, useRef, useState } from 'react';
import { email, mobile } from '../../../../contract/fields.ts';
import { fieldSentences as say } from '../../../../contract/copy.ts';
import type { ApiClient } from '../../../api-client.ts';
import { useRouterContext } from '../../../router-context.ts';
import type { Faults } from '../../../ui/faults.ts';

/** Ledger R-15-033. */
const TYPING_PAUSE = 300;

type Check = {
  isGood: (typed: string) => boolean;
  ask: (api: ApiClient, typed: string) => Promise<boolean>;
  says: string;
};

const CHECKS: Record<string, Check> = {
  email: {
    isGood: (typed) => email.safeParse(typed).success,
    ask: async (api, typed) => (await api.isEmailRegistered({ params: { email: typed } })).registered,
    says: say.emailRegistered,
  },
  mobile_number: {
    isGood: (typed) => mobile.safeParse(typed).success,
    ask: async (api, typed) => (await api.isPhoneRegistered({ params: { phone: typed } })).registered,
    says: say.mobileRegistered,
  },
};

/**
 * Says at the field that an address or number is registered, before anything is sent (R-7-005). It only ever advises:
 * a question that fails says nothing, and the registration itself knows better.
 */
export function useLiveChecks() {
  const { api } = useRouterContext();
  const [faults, setFaults] = useState<Faults>({});
  const pauses = useRef<Record<string, ReturnType<typeof setTimeout>>>({});
  const asked = useRef<Record<string, string>>({});
  useEffect(() => () => Object.values(pauses.current).forEach(clearTimeout), []);

  const look = async (name: string, check: Check, input: HTMLInputElement) => {
    const typed = input.value.trim();
    if (!check.isGood(typed) || asked.current[name] === typed) return;
    asked.current[name] = typed;
    const isRegistered = await check.ask(api, typed).catch(() => false);
    // Meanwhile something else may stand there.
    if (isRegistered && input.value.trim() === typed)
      setFaults((known) => ({ ...known, [name]: check.says }));
  };
  const onInput = ({ target }: FormEvent) => {
    const check = target instanceof HTMLInputElement ? CHECKS[target.name] : undefined;
    if (!check || !(target instanceof HTMLInputElement)) return;
    const { name } = target;
    clearTimeout(pauses.current[name]);
    setFaults((known) => (known[name] ? { ...known, [name]: undefined } : known));
    asked.current[name] = '';
    pauses.current[name] = setTimeout(() => void look(name, check, target), TYPING_PAUSE);
  };
  return { faults, onInput };
}
