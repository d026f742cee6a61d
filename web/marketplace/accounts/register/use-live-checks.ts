import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useRouterContext } from '../../../router-context.ts';
import type { FieldErrors } from '../../../ui/forms/field-errors.ts';

/** In milliseconds after the last key: nobody is told off in the middle of a word. */
const TYPING_PAUSE = 300;

/** Fetches the rules of the fields too, which the page goes without until somebody types. */
const load = () => import('./live-checks.ts');

type Checked = keyof typeof import('./live-checks.ts').CHECKS;
const isChecked = (name: string): name is Checked => name === 'email' || name === 'mobile_number';

/**
 * Says at the field that an address or number is registered, before anything is sent. It only ever advises:
 * a question that fails says nothing, and the registration itself knows better.
 */
export function useLiveChecks() {
  const { api } = useRouterContext();
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const pauses = useRef<Record<string, ReturnType<typeof setTimeout>>>({});
  const asked = useRef<Record<string, string>>({});
  useEffect(() => () => Object.values(pauses.current).forEach(clearTimeout), []);

  const look = async (name: Checked, input: HTMLInputElement) => {
    const check = await load().then(
      ({ CHECKS }) => CHECKS[name],
      () => null,
    );
    const typed = input.value.trim();
    if (!check?.isGood(typed) || asked.current[name] === typed) return;
    asked.current[name] = typed;
    const isRegistered = await check.ask(api, typed).catch(() => false);
    // Meanwhile something else may stand there.
    if (isRegistered && input.value.trim() === typed)
      setFieldErrors((known) => ({ ...known, [name]: check.says }));
  };
  const onInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement) || !isChecked(target.name)) return;
    const { name } = target;
    clearTimeout(pauses.current[name]);
    setFieldErrors((known) => (known[name] ? { ...known, [name]: undefined } : known));
    asked.current[name] = '';
    pauses.current[name] = setTimeout(() => void look(name, target), TYPING_PAUSE);
  };
  return { fieldErrors, onInput };
}
