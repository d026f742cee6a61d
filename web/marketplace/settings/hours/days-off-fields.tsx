import { Plus, X } from 'lucide-react';
import { MOST_DAYS_OFF } from '../../../../contract/working-hours-words.ts';
import { workingHoursCopy } from '../../../copy/working-hours.copy.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import type { TypedOff } from './typed-hours.ts';

const { off: words } = workingHoursCopy;

type OffProps = {
  off: readonly TypedOff[];
  faults: Record<string, string>;
  onType: (off: readonly TypedOff[]) => void;
};

/** Several days or one on which nobody comes; a last day that is left out is the first. */
export const DaysOffFields = ({ off, faults, onType }: OffProps) => (
  <fieldset className="grid min-w-0 gap-4">
    <legend className="mb-3 font-display text-lg">{words.title}</legend>
    {off.map((days, place) => (
      <fieldset
        key={place}
        aria-label={words.legend(place + 1)}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
      >
        <div className="grid min-w-0 items-end gap-3 sm:grid-cols-2">
          {(['from', 'until'] as const).map((end) => (
            <DateField
              key={end}
              name={`daysOff.${place}.${end}`}
              label={end === 'from' ? words.first : words.last}
              value={days[end]}
              error={faults[`daysOff.${place}.${end}`]}
              onChange={({ currentTarget }) =>
                onType(off.with(place, { ...days, [end]: currentTarget.value }))
              }
            />
          ))}
        </div>
        <Button onClick={() => onType(off.toSpliced(place, 1))} aria-label={words.remove(place + 1)}>
          <X size={18} aria-hidden />
        </Button>
      </fieldset>
    ))}
    {off.length < MOST_DAYS_OFF && (
      <div>
        <Button onClick={() => onType([...off, { from: '', until: '' }])}>
          <Plus size={18} aria-hidden />
          {words.add}
        </Button>
      </div>
    )}
  </fieldset>
);
