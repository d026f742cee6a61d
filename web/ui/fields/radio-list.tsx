import { type ReactNode, useId } from 'react';
import { FieldError, FieldHint } from './field.tsx';

type RadioOption = { value: string; label: string; hint?: string | undefined };

type RadioListProps = {
  legend: string;
  hint?: string | undefined;
  error?: string | undefined;
  name: string;
  options: readonly RadioOption[];
  value: string | null | undefined;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Of the first choice, so that a summary of errors can lead there. */
  id?: string;
};

/** One of a few, each a line that a thumb can hit. */
export function RadioList({ legend, hint, error, options, ...rest }: RadioListProps) {
  const fallback = useId();
  const own = rest.id ?? `${fallback}-${rest.name}`;
  const described = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className="grid gap-1.5" aria-describedby={described || undefined}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      {hint && <FieldHint id={`${own}-hint`}>{hint}</FieldHint>}
      <div className="grid gap-2">
        {options.map((option, place) => (
          <Choice key={option.value} id={place === 0 ? own : undefined} option={option} list={rest} />
        ))}
      </div>
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

type List = Pick<RadioListProps, 'name' | 'value' | 'onChange' | 'onBlur'>;
type ChoiceProps = { id: string | undefined; option: RadioOption; list: List };

function Choice({ id, option, list }: ChoiceProps) {
  return (
    <ChoiceLine>
      <input
        id={id}
        type="radio"
        name={list.name}
        value={option.value}
        checked={list.value === option.value}
        onChange={() => list.onChange(option.value)}
        onBlur={list.onBlur}
        className="mt-0.5 size-5 shrink-0 cursor-pointer accent-brand outline-none"
      />
      <span>
        {option.label}
        {option.hint && <span className="block text-sm font-normal text-ink-soft">{option.hint}</span>}
      </span>
    </ChoiceLine>
  );
}

const ChoiceLine = ({ children }: { children: ReactNode }) => (
  <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-field border border-rim bg-surface px-3 py-2.5 transition-colors duration-150 ease-out hover:border-edge has-checked:border-link has-checked:bg-tint has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
    {children}
  </label>
);
