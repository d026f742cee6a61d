import { type ReactElement, useState } from 'react';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { DateField } from '../ui/fields/date-field.tsx';
import { FileButton } from '../ui/fields/file-button.tsx';
import { MaskedField } from '../ui/fields/masked-field.tsx';
import type { Modified, Modifier } from '../ui/fields/modifiers.ts';
import { MoneyField } from '../ui/fields/money-field.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { FormErrors } from '../ui/forms/form-errors.tsx';
import type { Cards, States } from './cards.tsx';

const { field, choice } = galleryCopy;

type Words = { label: string; name: string; hint?: string; error?: string; disabled?: boolean };
type Said = { label: string; hint: string; error: string };

const AREA = { label: field.area, hint: field.areaHint, error: field.areaError };
const SELECT = { label: field.select, hint: field.hint, error: field.selectError };
const DATE = { label: field.date, hint: field.hint, error: field.dateError };
const MONEY = { label: field.money, hint: field.moneyHint, error: field.moneyError };

const ONE_TIME = { name: 'code', inputMode: 'numeric', autoComplete: 'one-time-code' } as const;
const PASSWORD = { label: field.password, name: 'password' };
const UK_MOBILE = '+44 #### ######';
const PICTURES = { accept: 'image/*', onPick: () => undefined, children: field.file };

/** The states that every field has. */
const inStates = (name: string, said: Said, draw: (words: Words) => ReactElement): States => {
  const { label, hint, error } = said;
  const words = { label, name };
  return {
    normal: draw(words),
    hint: draw({ ...words, hint }),
    error: draw({ ...words, hint, error }),
    disabled: draw({ ...words, disabled: true }),
  };
};

const select = (words: Words) => (
  <SelectField {...words} options={choice.times} placeholder={field.placeholder} />
);

export const fields: Cards = {
  TextField: {
    ...inStates('TextField', field, (words) => <TextField {...words} />),
    filled: <TextField label={field.label} name="name" defaultValue={field.value} />,
    long: <TextField label={field.long} name="name" defaultValue={field.longValue} />,
  },
  TextArea: {
    ...inStates('TextArea', AREA, (words) => <TextArea {...words} />),
    filled: <TextArea label={field.area} name="area" defaultValue={field.areaValue} />,
  },
  SelectField: inStates('SelectField', SELECT, select),
  DateField: inStates('DateField', DATE, (words) => <DateField {...words} />),
  MoneyField: inStates('MoneyField', MONEY, (words) => <MoneyField {...words} />),
  PasswordField: {
    normal: <PasswordField {...PASSWORD} />,
    filled: <PasswordField {...PASSWORD} name="password-filled" defaultValue={field.passwordValue} />,
    hint: <PasswordField {...PASSWORD} name="password-hint" hint={field.passwordHint} />,
    error: <PasswordField {...PASSWORD} name="password-wrong" error={field.passwordError} />,
  },
  'TextField, MaskedField': {
    code: <TextField label={field.code} hint={field.codeHint} {...ONE_TIME} />,
    error: <TextField label={field.code} error={field.codeError} {...ONE_TIME} />,
    mask: <MaskedField label={field.mobile} name="mobile" mask={UK_MOBILE} />,
  },
  'TextField, onValue': {
    told: <ToldField label={field.told} name="told" modifiers={['trim', 'nullify']} />,
    toldLate: <ToldField label={field.toldLate} name="told-late" modifiers={['lazy', 'number']} />,
  },
  FileButton: {
    normal: <FileButton {...PICTURES} />,
    busy: <FileButton {...PICTURES} working={field.fileWorking} />,
  },
  FormErrors: { normal: <FormErrors fieldErrors={field.summary} ref={null} /> },
};

/** It shows what it tells, and when. */
function ToldField({ label, ...rest }: { label: string; name: string; modifiers: readonly Modifier[] }) {
  const [value, tell] = useState<Modified>('');
  return (
    <div className="grid gap-1.5">
      <TextField label={label} onValue={tell} {...rest} />
      <output aria-label={field.heard(label)} className="text-sm text-ink-soft">
        {JSON.stringify(value)}
      </output>
    </div>
  );
}
