import { useId } from 'react';
import { FieldError, FieldHint } from './field.tsx';

type TickListProps = {
  legend: string;
  hint?: string;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Said while nothing is chosen. */
  none: string;
  /** Of the group, so that a summary of errors can lead there. */
  id?: string;
};

/** As many as one likes, each a line that a thumb can hit. */
export function TickList({ legend, hint, error, options, chosen, onChange, none, id }: TickListProps) {
  const fallback = useId();
  const own = id ?? fallback;
  const described = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ');
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <fieldset
      id={own}
      tabIndex={-1}
      className="grid min-w-0 gap-1.5"
      aria-describedby={described || undefined}
    >
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {hint && <FieldHint id={`${own}-hint`}>{hint}</FieldHint>}
      <div className="grid gap-x-4 sm:grid-cols-2">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-2 py-1.5 hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
          >
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
              className="size-5 shrink-0 cursor-pointer accent-brand outline-none"
            />
            <span className="min-w-0">{label}</span>
          </label>
        ))}
      </div>
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {chosen.length === 0 && none}
      </p>
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
