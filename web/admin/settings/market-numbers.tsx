import { type FormEvent, useState } from 'react';
import type { MarketChange, MarketSettings } from '../../../contract/admin-settings.ts';
import { type NumberSetting, outOfBounds, SETTING_BOUNDS } from '../../../contract/setting-bounds.ts';
import { adminSettingsCopy } from '../../copy/admin-settings.copy.ts';
import { FailureSaid } from '../../marketplace/dashboard/failure-said.tsx';
import { useAct } from '../../marketplace/dashboard/use-act.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useTypedOver } from '../use-typed-over.ts';

const words = adminSettingsCopy.market;

const NUMBERS = [
  'headStartHours',
  'unansweredDays',
  'freeMonths',
  'textsADay',
] as const satisfies NumberSetting[];
const UNTYPED = { headStartHours: null, unansweredDays: null, freeMonths: null, textsADay: null };
type Typed = Record<NumberSetting, string | null>;

/** The numbers that the operator decides, saved together. */
export function MarketNumbers({ settings }: { settings: MarketSettings }) {
  const [faulty, setFaulty] = useState<readonly NumberSetting[]>([]);
  const { typed, fieldOf, readAgain } = useTypedOver<NumberSetting>('market settings', UNTYPED);
  const save = useAct({
    name: 'changeMarketSettings',
    call: (api, body: MarketChange) => api.changeMarketSettings({ body }).then(readAgain),
    reloads: [],
    done: words.saved,
    isSaidInCard: true,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const changes = changed(typed, settings);
    const wrong = NUMBERS.filter((name) => !isWithin(name, changes[name]));
    setFaulty(wrong);
    if (wrong.length === 0) void save.run(changes);
  };
  return (
    <form noValidate onSubmit={submit} aria-label={words.numbers} className="grid justify-items-start gap-5">
      {NUMBERS.map((name) => (
        <div key={name} className="w-full max-w-sm">
          <TextField
            {...fieldWords(name, settings)}
            {...fieldOf(name, settings[name])}
            inputMode="numeric"
            autoComplete="off"
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
const changed = (typed: Typed, settings: MarketSettings): MarketChange =>
  Object.fromEntries(
    Object.entries(typed)
      .filter((pair): pair is [NumberSetting, string] => pair[1] !== null)
      .map(([name, text]) => [name, numberIn(text.trim())] as const)
      .filter(([name, value]) => value !== settings[name]),
  );

/** The limit of texts may be left to what the server was started with, which is said then. */
const fieldWords = (name: NumberSetting, { textsADayAtStart }: MarketSettings) =>
  name === 'textsADay' ? words.textsADay(textsADayAtStart) : words.fields[name];

/** What is no whole number is none at all. Null: nothing was typed. */
const numberIn = (typed: string): number | null =>
  typed === '' ? null : /^[0-9]+$/.test(typed) ? Number(typed) : Number.NaN;

function isWithin(name: NumberSetting, value: number | null | undefined): boolean {
  if (value === undefined) return true;
  if (value === null) return name === 'textsADay';
  const [least, most] = SETTING_BOUNDS[name];
  return value >= least && value <= most;
}
