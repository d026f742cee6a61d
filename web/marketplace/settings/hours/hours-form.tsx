import { type FormEvent, useState } from 'react';
import type { WorkingHours } from '../../../../contract/working-hours.ts';
import { GAP_MINUTES, AHEAD_HOURS } from '../../../../contract/working-hours-words.ts';
import { workingHoursCopy as copy } from '../../../copy/working-hours.copy.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useOneAtATime } from '../../../ui/actions/use-one-at-a-time.ts';
import { useDraft } from '../../dashboard/use-draft.ts';
import { useCurrentBusiness } from '../../team/own-businesses.ts';
import { useBusinessAct } from '../business/use-business-act.ts';
import { DaysOffFields } from './days-off-fields.tsx';
import { faultsIn, givenIn, type TypedHours, typedOf } from './typed-hours.ts';
import { WeekFields } from './week-fields.tsx';

type FormProps = { hours: WorkingHours; onDone: () => void };

/** Week, days off and the rules between visits, saved as one; what was typed outlives a failure and a reload. */
export function HoursForm({ hours, onDone }: FormProps) {
  const { draft, faults, type, submit, leave, isWorking } = useForm(hours, onDone);
  return (
    <form method="post" noValidate className="grid min-w-0 gap-8" onSubmit={submit}>
      <WeekFields week={draft.week} faults={faults} onType={(week) => type({ week })} />
      <DaysOffFields off={draft.off} faults={faults} onType={(off) => type({ off })} />
      <fieldset className="grid items-end gap-4 sm:grid-cols-2">
        <legend className="mb-3 font-display text-lg">{copy.rules}</legend>
        <SelectField
          name="gapMinutes"
          label={copy.gap.label}
          hint={copy.gap.hint}
          options={GAP_MINUTES.map((one) => ({ value: String(one), label: copy.gap.said(one) }))}
          value={draft.gap}
          onChange={({ currentTarget }) => type({ gap: currentTarget.value })}
        />
        <SelectField
          name="aheadHours"
          label={copy.ahead.label}
          hint={copy.ahead.hint}
          options={AHEAD_HOURS.map((one) => ({ value: String(one), label: copy.ahead.said(one) }))}
          value={draft.ahead}
          onChange={({ currentTarget }) => type({ ahead: currentTarget.value })}
        />
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" working={isWorking && copy.saving}>
          {copy.save}
        </Button>
        <Button onClick={leave}>{copy.cancel}</Button>
      </div>
    </form>
  );
}

function useForm(hours: WorkingHours, onDone: () => void) {
  const [before] = useState(() => typedOf(hours));
  const { draft, change, clear } = useDraft<TypedHours>(`working-hours:${useCurrentBusiness()?.id}`, before);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const leave = () => {
    clear();
    onDone();
  };
  const save = useBusinessAct({
    call: (api, given: WorkingHours) => api.setWorkingHours({ body: given }),
    done: copy.saved,
    failed: copy.failed,
    onDone: leave,
  });
  const send = useOneAtATime(async (form: HTMLFormElement) => {
    const given = givenIn(draft);
    const found = await faultsIn(given);
    setFaults(found);
    const wrong = [...form.querySelectorAll('input')].find(({ name }) => name in found);
    return wrong ? wrong.focus() : save.run(given);
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  const type = (typed: Partial<TypedHours>) => {
    setFaults({});
    change(typed);
  };
  return { draft, faults, type, submit, leave, isWorking: save.isWorking };
}
