import { useState } from 'react';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { FileButton } from '../ui/fields/file-button.tsx';
import { MaskedField } from '../ui/fields/masked-field.tsx';
import type { Modified, Modifier } from '../ui/fields/modifiers.ts';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Part, State } from './specimen.tsx';

const { field } = galleryCopy;

const ONE_TIME = { name: 'code', inputMode: 'numeric', autoComplete: 'one-time-code' } as const;
const UK_MOBILE = '+44 #### ######';
const ignore = () => undefined;

/** Passwords, codes, masks and files. */
export const RarerFields = () => (
  <>
    <Passwords />
    <Codes />
    <Told />
    <Files />
  </>
);

const Passwords = () => (
  <Part name="PasswordField">
    <State of="normal">
      <PasswordField label={field.password} name="password" />
    </State>
    <State of="filled">
      <PasswordField label={field.password} name="password-filled" defaultValue={field.passwordValue} />
    </State>
    <State of="hint">
      <PasswordField label={field.password} name="password-hint" hint={field.passwordHint} />
    </State>
    <State of="error">
      <PasswordField label={field.password} name="password-wrong" error={field.passwordError} />
    </State>
  </Part>
);

const Codes = () => (
  <Part name="TextField, MaskedField">
    <State of="code">
      <TextField label={field.code} hint={field.codeHint} {...ONE_TIME} />
    </State>
    <State of="error">
      <TextField label={field.code} error={field.codeError} {...ONE_TIME} />
    </State>
    <State of="mask">
      <MaskedField label={field.mobile} name="mobile" mask={UK_MOBILE} />
    </State>
  </Part>
);

/** What a field says of itself, and when. */
const Told = () => (
  <Part name="TextField, onValue">
    <State of="told">
      <ToldField label={field.told} name="told" modifiers={['trim', 'nullify']} />
    </State>
    <State of="toldLate">
      <ToldField label={field.toldLate} name="told-late" modifiers={['lazy', 'number']} />
    </State>
  </Part>
);

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

const Files = () => (
  <Part name="FileButton">
    <State of="normal">
      <FileButton accept="image/*" onPick={ignore}>
        {field.file}
      </FileButton>
    </State>
    <State of="busy">
      <FileButton accept="image/*" onPick={ignore} working={field.fileWorking}>
        {field.file}
      </FileButton>
    </State>
  </Part>
);
