import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldErrors, fieldErrorsOf } from '../../ui/field-errors.ts';
import { released } from '../../ui/released.ts';
import { isSubmit } from '../../ui/use-checked-form.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import type { JobDraft } from './draft.ts';
import type { Question } from './steps.ts';
import type { WizardState } from './use-wizard.ts';

const TYPING_PAUSE = 300;

/**
 * The form of one page. Its rules judge a field when it is left, everything on Continue, and while a error is
 * being mended; nobody is told off for what they have not finished typing.
 */
export function useStepForm(step: Question, { draft, rules, goOn }: WizardState) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [tries, setTries] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  const latest = useLatest(draft);
  const [settled, settle] = useSettled(draft);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) summary.current?.focus();
  }, [tries]);

  const all = rules.known ? fieldErrorsOf(rules.known[step].rules.safeParse(settled)) : {};
  const fieldErrors: FieldErrors = tries > 0 ? all : only(all, left);

  const submit = useOneAtATime(async () => {
    setWaiting(true);
    const judges = rules.known ?? (await rules.fetch(step));
    // One may have gone on typing meanwhile.
    const typed = latest.current;
    settle(typed);
    if (judges?.[step].rules.safeParse(typed).success) await goOn(step);
    else if (judges) setTries(tries + 1);
    setWaiting(false);
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const onFocus = () => rules.known ?? rules.fetchAhead();
  const judgeLeft = async (name: string) => {
    await released();
    settle(latest.current);
    setLeft((names) => [...names, name]);
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (isText && target.value && !isSubmit(relatedTarget)) void judgeLeft(target.name);
  };
  return { fieldErrors, summary, hasTried: tries > 0, isWaiting, events: { onSubmit, onFocus, onBlur } };
}

const only = (fieldErrors: FieldErrors, names: readonly string[]): FieldErrors =>
  Object.fromEntries(Object.entries(fieldErrors).filter(([name]) => names.includes(name)));

/** What was typed, once the typing pauses. */
function useSettled(draft: JobDraft) {
  const [settled, settle] = useState(draft);
  useEffect(() => {
    const pause = setTimeout(() => settle(draft), TYPING_PAUSE);
    return () => clearTimeout(pause);
  }, [draft]);
  return [settled, settle] as const;
}
