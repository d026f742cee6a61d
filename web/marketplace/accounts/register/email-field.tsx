import { useRef, useState } from 'react';
import { registerCopy } from '../../../copy/accounts.copy.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';

const copy = registerCopy.fields;

/** The address that mail goes to. A slip in the name of a large provider is asked about when the field is left. */
export function EmailField({ error }: { error: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const [meant, setMeant] = useState('');
  const look = async (typed: string) => {
    const spelling = await import('./email-spelling.ts').catch(() => null);
    if (input.current?.value === typed) setMeant(spelling?.likelyMeant(typed) ?? '');
  };
  const take = () => {
    if (!input.current) return;
    input.current.value = meant;
    setMeant('');
    // As if it had been typed, for whoever listens to the form.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
  };
  return (
    <TextField
      ref={input}
      id="email"
      name="email"
      type="email"
      label={copy.email}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      error={error}
      onInput={() => setMeant('')}
      onBlur={({ target }) => void look(target.value)}
      remark={<Meant address={meant} onTake={take} />}
    />
  );
}

/** Read out when it appears, so its place is there before. */
const Meant = ({ address, onTake }: { address: string; onTake: () => void }) => (
  <div role="status" className="text-sm empty:sr-only">
    {address && (
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="wrap-anywhere">{copy.meant(address)}</span>
        <button
          type="button"
          onClick={onTake}
          className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-2"
        >
          {copy.takeMeant}
        </button>
      </p>
    )}
  </div>
);
