import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { homeCopy } from '../../copy/home.copy.ts';
import { LaterQuietly } from '../../ui/lazy/later-quietly.tsx';
import { part } from '../../ui/lazy/part.ts';

const copy = homeCopy.ask;

const SUGGESTIONS = part(() => import('./suggestions.tsx'));

/**
 * A plain GET form: what is typed here arrives on the first page of the wizard, with or without script. What can be
 * suggested comes when the form is first touched, and changes nothing of the fields but what they say of themselves.
 */
export function AskForm() {
  const form = useRef<HTMLFormElement>(null);
  const what = useRef<HTMLInputElement>(null);
  const isTouched = useIsTouched(form);
  return (
    <div className="grid gap-2 sm:gap-3.5">
      <form ref={form} action="/post-job" method="get" className="ask-bar">
        <Field name="what" label={copy.what} placeholder={copy.whatHint} maxLength={120} fieldRef={what}>
          {isTouched && (
            <LaterQuietly part={SUGGESTIONS}>
              {({ Suggestions }) => <Suggestions field={what} label={copy.what} />}
            </LaterQuietly>
          )}
        </Field>
        <Field
          name="postcode"
          label={copy.postcode}
          placeholder={copy.postcodeHint}
          maxLength={12}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <button type="submit" className="button-primary">
          {copy.submit}
        </button>
      </form>
      <p className="flex items-center gap-1.5 text-sm text-on-oak">
        <Check size={18} aria-hidden className="shrink-0" />
        {copy.note}
      </p>
    </div>
  );
}

/** By a pointer or the focus. A touch before React has taken the page over counts as well. */
function useIsTouched(form: RefObject<HTMLFormElement | null>): boolean {
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const touch = () => setIsTouched(true);
    for (const type of ['focusin', 'pointerenter'])
      form.current?.addEventListener(type, touch, { signal: end.signal, once: true });
    if (form.current?.contains(document.activeElement)) queueMicrotask(touch);
    return () => end.abort();
  }, [form]);
  return isTouched;
}

type FieldProps = ComponentProps<'input'> & {
  name: string;
  label: string;
  fieldRef?: RefObject<HTMLInputElement | null>;
  children?: ReactNode;
};

const Field = ({ name, label, fieldRef, children, ...input }: FieldProps) => (
  <div>
    <label htmlFor={name}>{label}</label>
    <input id={name} name={name} ref={fieldRef} {...input} />
    {children}
  </div>
);
