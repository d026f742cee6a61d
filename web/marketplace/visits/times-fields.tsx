import { Plus, X } from 'lucide-react';
import { MOST_TIMES, type VisitKind } from '../../../contract/visit-words.ts';
import { visitsCopy } from '../../copy/visits.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { firstTime, isWhole, type TypedTime } from './typed-time.ts';

const { times: words } = visitsCopy;

type FieldsProps = {
  times: readonly TypedTime[];
  kind: VisitKind;
  /** It was sent, so what is missing is said. */
  isChecked: boolean;
  onChange: (times: readonly TypedTime[]) => void;
};

/** One, two or three times, each a day with its hours. */
export function TimesFields({ times, kind, isChecked, onChange }: FieldsProps) {
  const add = () => onChange([...times, { ...(times.at(-1) ?? firstTime(kind)), day: '' }]);
  return (
    <div className="grid gap-4">
      {times.map((time, place) => (
        <TimeFields
          key={place}
          place={place}
          time={time}
          error={isChecked && !isWhole(time) ? words.missing : undefined}
          onType={(typed) => onChange(times.with(place, { ...time, ...typed }))}
          onRemove={times.length > 1 ? () => onChange(times.toSpliced(place, 1)) : undefined}
        />
      ))}
      {times.length < MOST_TIMES && (
        <div>
          <Button onClick={add}>
            <Plus size={18} aria-hidden />
            {words.add}
          </Button>
        </div>
      )}
    </div>
  );
}

type OneProps = {
  place: number;
  time: TypedTime;
  error: string | undefined;
  onType: (typed: Partial<TypedTime>) => void;
  onRemove: (() => void) | undefined;
};

function TimeFields({ place, time, error, onType, onRemove }: OneProps) {
  const id = `time-${place + 1}`;
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-field border border-line p-3">
      <legend className="sr-only">{words.legend(place + 1)}</legend>
      <div className="flex items-end gap-3 *:first:min-w-0 *:first:grow">
        <DateField
          id={`${id}-day`}
          name={`${id}-day`}
          label={words.day}
          value={time.day}
          error={error}
          onChange={({ currentTarget }) => onType({ day: currentTarget.value })}
        />
        {onRemove && (
          <Button onClick={onRemove} aria-label={words.remove(place + 1)}>
            <X size={18} aria-hidden />
          </Button>
        )}
      </div>
      <div className="grid grid-cols-2 gap-3">
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            id={`${id}-${end}`}
            name={`${id}-${end}`}
            type="time"
            label={words[end]}
            value={time[end]}
            onChange={({ currentTarget }) => onType({ [end]: currentTarget.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
