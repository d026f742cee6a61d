import { useState } from 'react';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { Combobox } from '../ui/fields/combobox.tsx';
import { RadioList } from '../ui/fields/radio-list.tsx';
import { StarsField } from '../ui/fields/stars-field.tsx';
import { Part, State } from './specimen.tsx';
import { Ticks } from './ticks.tsx';

const { choice } = galleryCopy;

export function Choices() {
  return (
    <>
      <Radios />
      <Ratings />
      <Finding />
      <Ticks />
    </>
  );
}

const LONG = [...choice.options, { value: 'else', label: choice.longOption, hint: choice.longHint }];

const Radios = () => (
  <Part name="RadioList">
    <State of="normal">
      <Buildings name="plain" />
    </State>
    <State of="hint">
      <Buildings name="hinted" hint={choice.hint} />
    </State>
    <State of="error">
      <Buildings name="wrong" error={choice.error} />
    </State>
    <State of="long">
      <Buildings name="long" options={LONG} chosen="else" />
    </State>
  </Part>
);

type BuildingsProps = {
  name: string;
  hint?: string;
  error?: string;
  options?: typeof LONG;
  chosen?: string;
};

function Buildings({ chosen, options = choice.options, ...rest }: BuildingsProps) {
  const [value, setValue] = useState(chosen ?? null);
  return <RadioList legend={choice.legend} options={options} value={value} onChange={setValue} {...rest} />;
}

const Ratings = () => (
  <Part name="StarsField">
    <State of="empty">
      <Rating chosen={null} />
    </State>
    <State of="chosen">
      <Rating chosen={4} />
    </State>
    <State of="error">
      <Rating chosen={null} error={choice.rateError} />
    </State>
  </Part>
);

function Rating({ chosen, error }: { chosen: number | null; error?: string }) {
  const [value, setValue] = useState(chosen);
  return <StarsField legend={choice.rate} value={value} onChange={setValue} error={error} />;
}

const Finding = () => (
  <Part name="Combobox">
    <State of="grouped">
      <Find chosen={null} hint={choice.findHint} />
    </State>
    <State of="chosen">
      <Find chosen="boiler" />
    </State>
    <State of="error">
      <Find chosen={null} error={choice.findError} />
    </State>
  </Part>
);

function Find({ chosen, ...words }: { chosen: string | null; hint?: string; error?: string }) {
  const [value, setValue] = useState(chosen);
  return <Combobox label={choice.find} items={choice.items} value={value} onChange={setValue} {...words} />;
}
