import { type ReactNode, useId } from 'react';

type CheckboxProps = {
  label: string;
  hint?: string | undefined;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** Yes or no to one thing; the whole line is the target. */
export function Checkbox({ label, hint, onChange, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <Line>
      <input
        id={id}
        type="checkbox"
        aria-describedby={hint && `${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
        className="relative z-1 mt-0.5 size-5 shrink-0 cursor-pointer accent-brand outline-none disabled:cursor-not-allowed"
        {...input}
      />
      <Words id={id} label={label} hint={hint} />
    </Line>
  );
}

/** The same for what is on or off as such: it acts at once, and looks like what it is called. */
export function Switch({ label, hint, onChange, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <Line>
      <span className="grid h-6 shrink-0 items-center">
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-checked={input.checked}
          aria-describedby={hint && `${id}-hint`}
          onChange={(event) => onChange(event.target.checked)}
          className={SWITCH}
          {...input}
        />
      </span>
      <Words id={id} label={label} hint={hint} />
    </Line>
  );
}

// Drawn by the box itself; in forced colours the system draws its own.
const SWITCH =
  'relative z-1 h-6 w-10 cursor-pointer appearance-none rounded-full border border-edge bg-sunken outline-none transition-colors duration-150 ease-out before:absolute before:top-[3px] before:left-[3px] before:size-4 before:rounded-full before:bg-edge before:transition-transform before:duration-150 before:ease-out checked:border-brand checked:bg-brand checked:before:translate-x-4 checked:before:bg-on-brand motion-reduce:before:transition-none disabled:cursor-not-allowed disabled:opacity-55 forced-colors:size-5 forced-colors:appearance-auto forced-colors:before:hidden';

const Line = ({ children }: { children: ReactNode }) => (
  <div className="relative flex min-h-11 items-start gap-3 rounded-field py-2.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring">
    {children}
  </div>
);

type WordsProps = { id: string; label: string; hint: string | undefined };

/** The label is stretched over the line; the hint describes, and is not part of the name. */
const Words = ({ id, label, hint }: WordsProps) => (
  <span className="grid gap-0.5">
    <label
      htmlFor={id}
      className="cursor-pointer font-semibold before:absolute before:inset-0 before:content-['']"
    >
      {label}
    </label>
    {hint && (
      <span id={`${id}-hint`} className="text-sm text-ink-soft">
        {hint}
      </span>
    )}
  </span>
);
