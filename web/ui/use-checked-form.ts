import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import type * as z from 'zod/mini';
import { type Faults, faultsOf } from './faults.ts';

/** Ledger R-15-033. */
const TYPING_PAUSE = 300;

/** Fetches the schema: it arrives when somebody begins to fill in the form, not with the page. */
export type Rules<S extends ZodMiniType> = () => Promise<S>;

/**
 * A form whose inputs keep what was typed and whose schema judges it: on leaving a field, on submit, and
 * while a fault is being mended. Nobody is told off for what they have not finished typing. Where the schema cannot be
 * fetched, the server judges alone.
 */
export function useCheckedForm<S extends ZodMiniType>(
  rules: Rules<S>,
  submit: (values: z.output<S>) => void,
  read: (form: HTMLFormElement) => unknown = valuesOf,
) {
  const [faults, setFaults] = useState<Faults>({});
  const { summary, draw } = useSummaryFocus();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const recheck = async ({ form, name }: Typed) => {
    if (!form) return;
    const judged = await judgedBy(rules, read(form));
    setFaults((known) => ({ ...known, [name]: faultsOf(judged)[name] }));
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    clearTimeout(pause.current);
    const judged = await judgedBy(rules, read(event.currentTarget));
    setFaults(faultsOf(judged));
    if (judged.success) submit(judged.data);
    else draw();
  };

  const onFocus = () => void rules().catch(() => undefined);

  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement, Element>) => {
    // A fault that appears under the pointer would move the button away before it is released.
    const isSubmitting = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';
    if (isTyped(target) && target.value && !isSubmitting) void recheck(target);
  };

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    clearTimeout(pause.current);
    if (isTyped(target) && faults[target.name])
      pause.current = setTimeout(() => void recheck(target), TYPING_PAUSE);
  };

  return { faults, summary, events: { onSubmit, onFocus, onBlur, onInput } };
}

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

/** After a refused submit the summary takes the focus, once it is there. */
function useSummaryFocus() {
  const summary = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);
  return { summary, draw: () => setRefusals((count) => count + 1) };
}
