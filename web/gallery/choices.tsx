import { useState } from 'react';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { Checkbox, Switch } from '../ui/fields/checkbox.tsx';
import { Combobox } from '../ui/fields/combobox.tsx';
import { RadioList } from '../ui/fields/radio-list.tsx';
import { StarsField } from '../ui/fields/stars-field.tsx';
import { TickBox } from '../ui/fields/tick-box.tsx';
import { TickList } from '../ui/fields/tick-list.tsx';
import type { Cards, States } from './cards.tsx';

const { choice, tick } = galleryCopy;
const LONG = [...choice.options, { value: 'else', label: choice.longOption, hint: choice.longHint }];

/** What is on or off, each line a target for a thumb. */
const onOrOff = (as: typeof Checkbox): States => ({
  normal: <OnOrOff as={as} />,
  chosen: <OnOrOff as={as} isOn hint={tick.hint} />,
  disabled: <OnOrOff as={as} isOn disabled />,
});

export const choices: Cards = {
  RadioList: {
    normal: <Buildings name="plain" />,
    hint: <Buildings name="hinted" hint={choice.hint} />,
    error: <Buildings name="wrong" error={choice.error} />,
    long: <Buildings name="long" options={LONG} chosen="else" />,
  },
  StarsField: {
    empty: <Rating chosen={null} />,
    chosen: <Rating chosen={4} />,
    error: <Rating chosen={null} error={choice.rateError} />,
  },
  Combobox: {
    grouped: <Find chosen={null} hint={choice.findHint} />,
    chosen: <Find chosen="boiler" />,
    error: <Find chosen={null} error={choice.findError} />,
  },
  Checkbox: onOrOff(Checkbox),
  Switch: onOrOff(Switch),
  TickBox: {
    normal: <TickBox name="terms">{tick.agree}</TickBox>,
    chosen: (
      <TickBox name="terms-chosen" defaultChecked>
        {tick.agree}
      </TickBox>
    ),
    error: (
      <TickBox name="terms-wrong" error={tick.error}>
        {tick.agree}
      </TickBox>
    ),
  },
  TickList: {
    empty: <Several chosen={[]} hint={tick.listHint} />,
    chosen: <Several chosen={['flat', 'bungalow']} />,
    error: <Several chosen={[]} error={choice.error} />,
  },
};

type Words = { hint?: string; error?: string };
type BuildingsProps = Words & { name: string; options?: typeof LONG; chosen?: string };

function Buildings({ chosen, options = choice.options, ...rest }: BuildingsProps) {
  const [value, setValue] = useState(chosen ?? null);
  return <RadioList legend={choice.legend} options={options} value={value} onChange={setValue} {...rest} />;
}

function Rating({ chosen, error }: { chosen: number | null; error?: string }) {
  const [value, setValue] = useState(chosen);
  return <StarsField legend={choice.rate} value={value} onChange={setValue} error={error} />;
}

function Find({ chosen, ...words }: Words & { chosen: string | null }) {
  const [value, setValue] = useState(chosen);
  return <Combobox label={choice.find} items={choice.items} value={value} onChange={setValue} {...words} />;
}

type OnOrOffProps = { as: typeof Checkbox; isOn?: boolean; hint?: string; disabled?: boolean };

function OnOrOff({ as: Line, isOn = false, ...rest }: OnOrOffProps) {
  const [checked, setChecked] = useState(isOn);
  return <Line label={tick.label} name="news" checked={checked} onChange={setChecked} {...rest} />;
}

function Several({ chosen: given, ...words }: Words & { chosen: string[] }) {
  const [chosen, onChange] = useState(given);
  const asked = { legend: tick.list, options: choice.options, none: tick.none };
  return <TickList {...asked} chosen={chosen} onChange={onChange} {...words} />;
}
