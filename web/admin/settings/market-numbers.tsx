import { type FormEvent, useState } from 'react';
import type { MarketSettings } from '../../../contract/admin-settings.ts';
import { type NumberSetting, outOfBounds, SETTING_BOUNDS } from '../../../contract/setting-bounds.ts';
import { adminSettingsCopy } from '../../copy/admin-settings.ts';
import { FailureSaid } from '../../marketplace/dashboard/failure-said.tsx';
import { useAct } from '../../marketplace/dashboard/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { typedIn } from '../typed-in.ts';

const words = adminSettingsCopy.market;

const NUMBERS = ['headStartHours', 'freeMonths', 'textsADay'] as const satisfies NumberSetting[];
type Numbers = Record<NumberSetting, number>;

/** The numbers that the operator decides, saved together. */
export function MarketNumbers({ settings }: { settings: MarketSettings }) {
  const [faulty, setFaulty] = useState<readonly NumberSetting[]>([]);
  const save = useAct({
    name: 'changeMarketSettings',
    call: (api, body: Partial<Numbers>) => api.changeMarketSettings({ body }),
    reloads: ['desk'],
    done: words.saved,
    isSaidInCard: true,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = numbersIn(event.currentTarget);
    const wrong = NUMBERS.filter((name) => !isWithin(name, typed[name]));
    setFaulty(wrong);
    if (wrong.length === 0) void save.run(changed(typed, settings));
  };
  return (
    <form noValidate onSubmit={submit} aria-label={words.numbers} className="grid justify-items-start gap-5">
      {NUMBERS.map((name) => (
        <div key={name} className="w-full max-w-sm">
          <TextField
            {...words.fields[name]}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={settings[name]}
            error={faulty.includes(name) ? outOfBounds(name) : undefined}
          />
        </div>
      ))}
      <Button type="submit" look="primary" isBusy={save.isWorking}>
        {words.save}
      </Button>
      <FailureSaid failure={save.failure} />
    </form>
  );
}

/** What nobody touched stays as it is: undecided, or as another admin has just decided it. */
const changed = (typed: Numbers, settings: MarketSettings): Partial<Numbers> =>
  Object.fromEntries(
    NUMBERS.flatMap((name) => (typed[name] === settings[name] ? [] : [[name, typed[name]]])),
  );

/** What is no whole number is none at all. */
const numbersIn = (form: HTMLFormElement) =>
  Object.fromEntries(
    NUMBERS.map((name) => [
      name,
      /^[0-9]+$/.test(typedIn(form, name)) ? Number(typedIn(form, name)) : Number.NaN,
    ]),
  ) as Numbers;

function isWithin(name: NumberSetting, value: number): boolean {
  const [least, most] = SETTING_BOUNDS[name];
  return value >= least && value <= most;
}
