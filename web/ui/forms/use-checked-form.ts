import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type * as z from 'zod/mini';
import { released } from '../actions/released.ts';
import { useOneAtATime } from '../actions/use-one-at-a-time.ts';
import { useLatest } from '../hooks/use-latest.ts';
import { type FieldErrors, fieldErrorsOf } from './field-errors.ts';

/** In milliseconds after the last key: nobody is told off in the middle of a word. */
const TYPING_PAUSE = 300;

/** Fetches the schema: it arrives when somebody begins to fill in the form, not with the page. */
export type Rules<S extends ZodMiniType> = () => Promise<S>;

/**
 * A form whose inputs keep what was typed and whose schema judges it: on leaving a field, on submit, and
 * while a error is being mended. Nobody is told off for what they have not finished typing. Where the schema cannot be
 * fetched, the server judges alone. It is sent once however often it is submitted, and again when `submit` has ended.
 */
export function useCheckedForm<S extends ZodMiniType>(
  rules: Rules<S>,
  submit: (values: z.output<S>) => unknown,
  read: (form: HTMLFormElement) => unknown = valuesOf,
) {
  const { fieldErrors, judge, recheck } = useJudge(rules, read);
  const { summary, draw } = useSummaryFocus();
  const mended = useMended();
  const pause = useTypingPause();

  const send = useOneAtATime(async (form: HTMLFormElement) => {
    const judged = await judge(form);
    if (!judged.success) return draw(form);
    mended.forget();
    return submit(judged.data);
  });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    pause.end();
    void send(event.currentTarget);
  };

  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement, Element>) => {
    if (isTyped(target) && target.value && !isSubmit(relatedTarget)) void recheck(target);
  };

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    pause.end();
    if (!isTyped(target)) return;
    mended.note(target.name);
    if (fieldErrors[target.name]) pause.before(() => void recheck(target));
  };

  /** With what the server refused, until it is being changed; what the rules say comes first. */
  const fieldErrorsWith = (refused: FieldErrors): FieldErrors => ({
    ...mended.without(refused),
    ...said(fieldErrors),
  });

  return {
    fieldErrors,
    fieldErrorsWith,
    summary,
    events: { onSubmit, onFocus: fetching(rules), onBlur, onInput },
  };
}

/** What the rules say of the whole form, or of one field that was left or is being mended. */
function useJudge<S extends ZodMiniType>(rules: Rules<S>, read: (form: HTMLFormElement) => unknown) {
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  const latest = useLatest(read);
  const judge = async (form: HTMLFormElement) => {
    const judged = await judgedBy(rules, latest.current(form));
    setFieldErrors(fieldErrorsOf(judged));
    return judged;
  };
  const recheck = async ({ form, name }: Typed) => {
    if (!form) return;
    await released();
    const judged = await judgedBy(rules, latest.current(form));
    setFieldErrors((known) => ({ ...known, [name]: fieldErrorsOf(judged)[name] }));
  };
  return { fieldErrors, judge, recheck };
}

/** Work that waits until nothing has been typed for a moment. */
function useTypingPause() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(timer.current);
  useEffect(() => end, []);
  return { end, before: (work: () => void) => void (timer.current = setTimeout(work, TYPING_PAUSE)) };
}

/** The rules are there before they are asked for. */
const fetching =
  <S extends ZodMiniType>(rules: Rules<S>) =>
  () =>
    void rules().catch(() => undefined);

/** A error that appears under the pointer would move the button away before it is released. */
export const isSubmit = (pressed: EventTarget | null): boolean =>
  pressed instanceof HTMLButtonElement && pressed.type === 'submit';

/** What was changed since the server was asked. */
function useMended() {
  const [fields, setFields] = useState<readonly string[]>([]);
  return {
    forget: () => setFields([]),
    note: (name: string) => setFields((known) => (known.includes(name) ? known : [...known, name])),
    without: (refused: FieldErrors): FieldErrors =>
      Object.fromEntries(Object.entries(refused).filter(([name]) => !fields.includes(name))),
  };
}

/** A field that is right must not hide what the server said of it. */
const said = (fieldErrors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(fieldErrors).filter(([, sentence]) => sentence));

type Judged<S extends ZodMiniType> =
  | { success: true; data: z.output<S>; error?: undefined }
  | { success: false; error: z.core.$ZodError };

async function judgedBy<S extends ZodMiniType>(rules: Rules<S>, values: unknown): Promise<Judged<S>> {
  const schema = await rules().catch(() => null);
  return schema ? schema.safeParse(values) : { success: true, data: values as z.output<S> };
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isTyped = (target: EventTarget): target is Typed =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));

/** After a refused submit the summary takes the focus, once it is there; without one, the first field that is wrong. */
function useSummaryFocus() {
  const summary = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<{ form: HTMLFormElement } | null>(null);
  useEffect(() => {
    if (refused) (summary.current ?? refused.form.querySelector<HTMLElement>('[aria-invalid]'))?.focus();
  }, [refused]);
  return { summary, draw: (form: HTMLFormElement) => setRefused({ form }) };
}
