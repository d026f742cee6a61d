import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** What every field says about itself. */
export type FieldWords = { label: string; hint?: string | undefined; error?: string | undefined };

/** What is said of what is being typed, right below the control. */
export type Remark = { remark?: ReactNode };

/** The look of everything one types into or chooses from. */
export const CONTROL = 'control';

/** The ids that tie a control to its label, hint and error, and the attributes that say so. */
export function useFieldIds({ hint, error }: Pick<FieldWords, 'hint' | 'error'>, given?: string) {
  const fallback = useId();
  const id = given ?? fallback;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    says: { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined } as const,
  };
}

type FieldProps = FieldWords & { id: string; children: ReactNode };

/** Label above, hint under it, then the control, its error below. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="justify-self-start font-semibold">
        {label}
      </label>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

type LineProps = { id: string; children: string };

export const FieldHint = ({ id, children }: LineProps) => (
  <p id={id} className="-mt-1 text-sm text-ink-soft">
    {children}
  </p>
);

export const FieldError = ({ id, children }: LineProps) => (
  <p id={id} className="flex items-start gap-1.5 text-sm text-refusal">
    <CircleAlert className="mt-0.5 shrink-0" size={16} aria-hidden />
    {children}
  </p>
);
