import type { ReactNode } from 'react';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { DateField } from '../ui/fields/date-field.tsx';
import { MoneyField } from '../ui/fields/money-field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { FormErrors } from '../ui/forms/form-errors.tsx';
import { RarerFields } from './rarer-fields.tsx';
import { Part, State } from './specimen.tsx';

const { field, choice } = galleryCopy;

type Words = { label: string; name: string; hint?: string; error?: string; disabled?: boolean };
type Said = { label: string; hint: string; error: string };

export function Fields() {
  return (
    <>
      <InStates name="TextField" said={field} draw={(words) => <TextField {...words} />}>
        <State of="filled">
          <TextField label={field.label} name="name" defaultValue={field.value} />
        </State>
        <State of="long">
          <TextField label={field.long} name="name" defaultValue={field.longValue} />
        </State>
      </InStates>
      <InStates name="TextArea" said={AREA} draw={(words) => <TextArea {...words} />}>
        <State of="filled">
          <TextArea label={field.area} name="area" defaultValue={field.areaValue} />
        </State>
      </InStates>
      <InStates name="SelectField" said={SELECT} draw={(words) => <Select {...words} />} />
      <InStates name="DateField" said={DATE} draw={(words) => <DateField {...words} />} />
      <InStates name="MoneyField" said={MONEY} draw={(words) => <MoneyField {...words} />} />
      <RarerFields />
      <Part name="FormErrors">
        <State of="normal">
          <FormErrors fieldErrors={field.summary} ref={null} />
        </State>
      </Part>
    </>
  );
}

const AREA = { label: field.area, hint: field.areaHint, error: field.areaError };
const SELECT = { label: field.select, hint: field.hint, error: field.selectError };
const DATE = { label: field.date, hint: field.hint, error: field.dateError };
const MONEY = { label: field.money, hint: field.moneyHint, error: field.moneyError };

const Select = (words: Words) => (
  <SelectField {...words} options={choice.times} placeholder={field.placeholder} />
);

type InStatesProps = { name: string; said: Said; draw: (words: Words) => ReactNode; children?: ReactNode };

/** The states that every field has. */
function InStates({ name, said, draw, children }: InStatesProps) {
  const { label, hint, error } = said;
  return (
    <Part name={name}>
      <State of="normal">{draw({ label, name })}</State>
      <State of="hint">{draw({ label, name, hint })}</State>
      <State of="error">{draw({ label, name, hint, error })}</State>
      <State of="disabled">{draw({ label, name, disabled: true })}</State>
      {children}
    </Part>
  );
}
