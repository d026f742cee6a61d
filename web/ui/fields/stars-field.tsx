import { useId } from 'react';
import { uiCopy } from '../../copy/ui.copy.ts';
import { FieldError } from './field.tsx';

const RATINGS = [1, 2, 3, 4, 5];

type StarsFieldProps = {
  legend: string;
  name?: string;
  value: number | null;
  onChange: (value: number) => void;
  error?: string | undefined;
  /** Of the first choice, so that a summary of errors can lead there. */
  id?: string;
};

/** A rating that is chosen: five choices in a row, the arrow keys move among them. */
export function StarsField({ legend, error, ...rest }: StarsFieldProps) {
  const fallback = useId();
  const id = rest.id ?? fallback;
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-2 flex">
          {RATINGS.map((rating) => (
            <RatingChoice
              key={rating}
              {...rest}
              name={rest.name ?? id}
              rating={rating}
              id={rating === 1 ? id : undefined}
            />
          ))}
        </div>
        <span aria-hidden className="text-ink-soft tabular-nums">
          {rest.value ? uiCopy.stars(rest.value) : null}
        </span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

type RatingChoiceProps = {
  id: string | undefined;
  name: string;
  rating: number;
  value: number | null;
  onChange: (value: number) => void;
};

function RatingChoice({ id, name, rating, value, onChange }: RatingChoiceProps) {
  return (
    <label className="relative grid size-11 cursor-pointer place-items-center rounded-field has-focus-visible:outline-2 has-focus-visible:outline-ring">
      <input
        id={id}
        type="radio"
        name={name}
        value={rating}
        checked={value === rating}
        onChange={() => onChange(rating)}
        className="absolute inset-0 cursor-pointer appearance-none outline-none"
      />
      <span className="sr-only">{uiCopy.stars(rating)}</span>
      <Star filled={value !== null && rating <= value ? 1 : 0} size={32} />
    </label>
  );
}

/** A star filled from the left by a part between 0 and 1. */
function Star({ filled, size }: { filled: number; size: number }) {
  const id = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <clipPath id={id}>
        <rect width={24 * Math.min(1, Math.max(0, filled))} height="24" />
      </clipPath>
      <path d={OUTLINE} className="fill-none stroke-star-edge stroke-[1.5]" />
      <path d={OUTLINE} clipPath={`url(#${id})`} className="fill-star stroke-star-edge stroke-[1.5]" />
    </svg>
  );
}

const OUTLINE = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.58 1.1 6.47L12 17.45 6.2 20.5l1.1-6.47L2.6 9.45l6.5-.95z';
