import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { FieldError } from './field.tsx';

type CardOption = { value: string; label: string; sign: ReactNode };

type RadioCardsProps = {
  legend: string;
  /** Of the first card, so that a summary of errors can lead there. */
  id: string;
  name: string;
  options: readonly CardOption[];
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  ref?: Ref<HTMLDivElement>;
};

/** One of many, each a card with its sign; the sign of the chosen one gives way to a tick. */
export function RadioCards({ legend, id, options, error, ref, ...list }: RadioCardsProps) {
  return (
    <fieldset className="grid min-w-0 gap-1.5" aria-describedby={error && `${id}-error`}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div ref={ref} className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-2">
        {options.map((option, place) => (
          <RadioCard key={option.value} id={place === 0 ? id : undefined} option={option} list={list} />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

type RadioCardProps = {
  id: string | undefined;
  option: CardOption;
  list: Pick<RadioCardsProps, 'name' | 'value' | 'onChange'>;
};

const RadioCard = ({ id, option: { value, label, sign }, list }: RadioCardProps) => (
  <label className="group relative flex min-h-14 items-center gap-2.5 rounded-field border border-rim bg-surface p-2 transition-colors duration-150 ease-out hover:border-edge has-checked:border-link has-checked:bg-tint has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
    {/* It covers its card, so that all of it takes the click. */}
    <input
      id={id}
      type="radio"
      name={list.name}
      value={value}
      checked={list.value === value}
      onChange={() => list.onChange(value)}
      className="absolute inset-0 size-full cursor-pointer appearance-none rounded-field outline-none"
    />
    <span className="grid size-10 shrink-0 place-items-center rounded-field bg-sign text-sign-ink group-has-checked:hidden">
      {sign}
    </span>
    <span
      aria-hidden
      className="hidden size-10 shrink-0 place-items-center rounded-field bg-brand text-on-brand group-has-checked:grid forced-colors:border"
    >
      <Check size={24} />
    </span>
    <span className="min-w-0 text-[0.9375rem] leading-snug wrap-break-word">{label}</span>
  </label>
);
