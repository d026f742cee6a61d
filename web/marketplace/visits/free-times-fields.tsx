import { Plus, X } from 'lucide-react';
import { MOST_TIMES, type VisitLength } from '../../../contract/visit-words.ts';
import { dayPhrase, noonOf } from '../../copy/relative-phrase.ts';
import { visitsCopy } from '../../copy/visits.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { asProposed, type FreeDay, type FreeTime, isStillFree } from './free-times.ts';

const { times: words, free } = visitsCopy;

type FieldsProps = {
  times: readonly FreeTime[];
  days: readonly FreeDay[];
  minutes: VisitLength;
  /** It was sent, so what is missing is said. */
  isChecked: boolean;
  onChange: (times: readonly FreeTime[]) => void;
};

/** One, two or three times, each a day that has free starts with one of these. */
export const FreeTimesFields = ({ times, days, minutes, isChecked, onChange }: FieldsProps) => (
  <div className="grid gap-4">
    {times.map((time, place) => (
      <OneTime
        key={place}
        {...{ place, time, days, minutes }}
        error={isChecked && !isStillFree(time, days) ? free.missing : undefined}
        onChoose={(chosen) => onChange(times.with(place, { ...time, ...chosen }))}
        onRemove={times.length > 1 ? () => onChange(times.toSpliced(place, 1)) : undefined}
      />
    ))}
    {times.length < MOST_TIMES && (
      <div>
        <Button onClick={() => onChange([...times, { day: '', from: '' }])}>
          <Plus size={18} aria-hidden />
          {words.add}
        </Button>
      </div>
    )}
  </div>
);

type OneProps = Pick<FieldsProps, 'days' | 'minutes'> & {
  place: number;
  time: FreeTime;
  error: string | undefined;
  onChoose: (chosen: Partial<FreeTime>) => void;
  onRemove: (() => void) | undefined;
};

function OneTime({ place, time, days, minutes, error, onChoose, onRemove }: OneProps) {
  const now = Date.parse(useRouterContext().site.now);
  const id = `time-${place + 1}`;
  const isThere = days.some(({ day }) => day === time.day);
  return (
    <fieldset className="grid min-w-0 gap-3 rounded-field border border-line p-3">
      <legend className="sr-only">{words.legend(place + 1)}</legend>
      <div className="flex items-end gap-3 *:first:min-w-0 *:first:grow">
        <SelectField
          id={`${id}-day`}
          name={`${id}-day`}
          label={words.day}
          placeholder={free.chooseDay}
          options={days.map(({ day }) => ({ value: day, label: dayPhrase(noonOf(day).getTime(), now) }))}
          value={isThere ? time.day : ''}
          error={isThere ? undefined : error}
          onChange={({ currentTarget }) => onChoose({ day: currentTarget.value })}
        />
        {onRemove && (
          <Button onClick={onRemove} aria-label={words.remove(place + 1)}>
            <X size={18} aria-hidden />
          </Button>
        )}
      </div>
      <StartField
        id={`${id}-from`}
        error={isThere ? error : undefined}
        {...{ time, days, minutes, onChoose }}
      />
    </fieldset>
  );
}

type StartProps = Pick<OneProps, 'time' | 'days' | 'minutes' | 'error' | 'onChoose'> & { id: string };

/** The free starts of the day that is chosen. */
function StartField({ id, time: { day, from }, days, minutes, error, onChoose }: StartProps) {
  const starts = days.find((one) => one.day === day)?.starts ?? [];
  return (
    <SelectField
      id={id}
      name={id}
      label={free.time}
      placeholder={free.chooseTime}
      disabled={starts.length === 0}
      options={starts.map((start) => ({
        value: start,
        label: free.fromTo(start, asProposed({ day, from: start }, minutes).to.slice(11)),
      }))}
      value={starts.includes(from) ? from : ''}
      error={error}
      onChange={({ currentTarget }) => onChoose({ from: currentTarget.value })}
    />
  );
}
