import { WEEKDAYS } from '../../../../contract/working-hours-words.ts';
import { workingHoursCopy as copy } from '../../../copy/working-hours.copy.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { CONTROL, FieldError } from '../../../ui/fields/field.tsx';
import type { TypedDay } from './typed-hours.ts';

type WeekProps = {
  week: readonly TypedDay[];
  faults: Record<string, string>;
  onType: (week: readonly TypedDay[]) => void;
};

/** Each day of the week in a line: whether somebody comes, and from when to when. */
export const WeekFields = ({ week, faults, onType }: WeekProps) => (
  <fieldset className="grid min-w-0">
    <legend className="mb-1 font-display text-lg">{copy.week}</legend>
    <ul className="grid divide-y divide-line">
      {week.map((day, place) => (
        <li key={WEEKDAYS[place]} className="py-1">
          <DayFields
            {...{ day, place, faults }}
            onType={(typed) => onType(week.with(place, { ...day, ...typed }))}
          />
        </li>
      ))}
    </ul>
  </fieldset>
);

type DayProps = {
  day: TypedDay;
  place: number;
  faults: WeekProps['faults'];
  onType: (typed: Partial<TypedDay>) => void;
};

function DayFields({ day, place, faults, onType }: DayProps) {
  const fault = faults[`week.${place}.from`] ?? faults[`week.${place}.until`];
  return (
    <div className="flex min-h-13 min-w-0 flex-wrap items-center gap-x-4">
      <div className="w-36">
        <Checkbox
          label={WEEKDAYS[place] ?? ''}
          name={`week.${place}`}
          checked={day.isOpen !== ''}
          onChange={(isOpen) => onType({ isOpen: isOpen ? 'yes' : '' })}
        />
      </div>
      {day.isOpen ? (
        <ClockFields {...{ day, place, faults, onType }} />
      ) : (
        <p className="text-ink-soft">{copy.closed}</p>
      )}
      {fault && (
        <div className="w-full pb-2">
          <FieldError id={errorIdOf(place)}>{fault}</FieldError>
        </div>
      )}
    </div>
  );
}

const errorIdOf = (place: number) => `week-${place}-error`;

/** Two clocks whose day stands before them, so they are named without a label of their own. */
const ClockFields = ({ day, place, faults, onType }: DayProps) => (
  <div className="grid min-w-0 flex-[1_1_13rem] grid-cols-2 items-center gap-2 py-1 sm:flex">
    {(['from', 'until'] as const).map((end) => {
      const isWrong = faults[`week.${place}.${end}`] !== undefined;
      return (
        <span key={end} className="contents">
          {end === 'until' && (
            <span aria-hidden className="hidden text-ink-soft sm:inline">
              {copy.to}
            </span>
          )}
          <input
            type="time"
            name={`week.${place}.${end}`}
            aria-label={copy[end](WEEKDAYS[place] ?? '')}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? errorIdOf(place) : undefined}
            className={`${CONTROL} min-w-0 sm:max-w-36`}
            value={day[end]}
            onChange={({ currentTarget }) => onType({ [end]: currentTarget.value })}
          />
        </span>
      );
    })}
  </div>
);
