import { useState } from 'react';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { Checkbox, Switch } from '../ui/fields/checkbox.tsx';
import { TickBox } from '../ui/fields/tick-box.tsx';
import { TickList } from '../ui/fields/tick-list.tsx';
import { Part, State } from './specimen.tsx';

const { tick, choice } = galleryCopy;

/** What is on or off, each line a target for a thumb. */
export const Ticks = () => (
  <>
    <Lines name="Checkbox" as={Checkbox} />
    <Lines name="Switch" as={Switch} />
    <Boxes />
    <Lists />
  </>
);

const Lines = ({ name, as }: { name: string; as: typeof Checkbox }) => (
  <Part name={name}>
    <State of="normal">
      <OnOrOff as={as} />
    </State>
    <State of="chosen">
      <OnOrOff as={as} isOn hint={tick.hint} />
    </State>
    <State of="disabled">
      <OnOrOff as={as} isOn disabled />
    </State>
  </Part>
);

const Boxes = () => (
  <Part name="TickBox">
    <State of="normal">
      <TickBox name="terms">{tick.agree}</TickBox>
    </State>
    <State of="chosen">
      <TickBox name="terms-chosen" defaultChecked>
        {tick.agree}
      </TickBox>
    </State>
    <State of="error">
      <TickBox name="terms-wrong" error={tick.error}>
        {tick.agree}
      </TickBox>
    </State>
  </Part>
);

const Lists = () => (
  <Part name="TickList">
    <State of="empty">
      <Several chosen={[]} hint={tick.listHint} />
    </State>
    <State of="chosen">
      <Several chosen={['flat', 'bungalow']} />
    </State>
    <State of="error">
      <Several chosen={[]} error={choice.error} />
    </State>
  </Part>
);

type OnOrOffProps = { as: typeof Checkbox; isOn?: boolean; hint?: string; disabled?: boolean };

function OnOrOff({ as: Line, isOn = false, ...rest }: OnOrOffProps) {
  const [checked, setChecked] = useState(isOn);
  return <Line label={tick.label} name="news" checked={checked} onChange={setChecked} {...rest} />;
}

type SeveralProps = { chosen: string[]; hint?: string; error?: string };

function Several({ chosen: given, ...words }: SeveralProps) {
  const [chosen, setChosen] = useState(given);
  return (
    <TickList
      legend={tick.list}
      options={choice.options}
      chosen={chosen}
      onChange={setChosen}
      none={tick.none}
      {...words}
    />
  );
}
