import { type FormEvent, useState } from 'react';
import type { MarketChange, MarketSettings } from '../../../contract/admin-settings.ts';
import { type NumberSetting, outOfBounds, SETTING_BOUNDS } from '../../../contract/setting-bounds.ts';
import { adminSettingsCopy } from '../../copy/admin-settings.ts';
import { FailureSaid } from '../../marketplace/dashboard/failure-said.tsx';
import { useAct } from '../../marketplace/dashboard/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { typedIn } from '../typed-in.ts';

const words = adminSettingsCopy.market;

const NUMBERS = ['headStartHours', 'freeMonths', 'textsADay'] as const satisfies NumberSetting[];
/** Null: nothing was typed. */
type Numbers = Record<NumberSetting, number | null>;

/** The numbers that the operator decides, saved together. */
export function MarketNumbers({ settings }: { settings: MarketSettings }) {
  const [faulty, setFaulty] = useState<readonly NumberSetting[]>([]);
  const save = useAct({
    name: 'changeMarketSettings',
    call: (api, body: MarketChange) => api.changeMarketSettings({ body }),
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
            {...fieldWords(name, settings)}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={settings[name] ?? ''}
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
const changed = (typed: Numbers, settings: MarketSettings): MarketChange =>
  Object.fromEntries(
    NUMBERS.flatMap((name) => (typed[name] === settings[name] ? [] : [[name, typed[name]]])),
  );

/** The limit of texts may be left to what the server was started with, which is said then. */
const fieldWords = (name: NumberSetting, { textsADayAtStart }: MarketSettings) =>
  name === 'textsADay' ? words.textsADay(textsADayAtStart) : words.fields[name];

const numbersIn = (form: HTMLFormElement) =>
  Object.fromEntries(NUMBERS.map((name) => [name, numberIn(typedIn(form, name))])) as Numbers;

/** What is no whole number is none at all. */
const numberIn = (typed: string): number | null =>
  typed === '' ? null : /^[0-9]+$/.test(typed) ? Number(typed) : Number.NaN;

function isWithin(name: NumberSetting, value: number | null): boolean {
  if (value === null) return name === 'textsADay';
  const [least, most] = SETTING_BOUNDS[name];
  return value >= least && value <= most;
}
