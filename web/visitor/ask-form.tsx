import type { ComponentProps } from 'react';
import { homeCopy } from '../copy/home.copy.ts';
import { Button } from '../ui/button.tsx';
import { ServiceNames } from './service-names.tsx';

const LIST = 'services';
const INPUT =
  'min-h-12 w-full rounded-field border border-edge bg-surface px-3 py-2 text-lg text-ink sm:text-base';

/** A plain GET form: what is typed here arrives on the first page of the wizard, with or without script. */
export function AskForm() {
  return (
    <form
      action="/post-job"
      method="get"
      className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-[1fr_11rem] sm:p-6"
    >
      <Field name="what" label={homeCopy.ask.what} hint={homeCopy.ask.whatHint} list={LIST} maxLength={120} />
      <Field
        name="postcode"
        label={homeCopy.ask.postcode}
        hint={homeCopy.ask.postcodeHint}
        maxLength={12}
        autoComplete="postal-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:*:w-full sm:col-span-2">
        <Button look="primary" type="submit">
          {homeCopy.ask.submit}
        </Button>
        <p className="text-sm text-ink-soft max-sm:text-center">{homeCopy.ask.free}</p>
      </div>
      <ServiceNames id={LIST} />
    </form>
  );
}

type FieldProps = ComponentProps<'input'> & { name: string; label: string; hint: string };

function Field({ name, label, hint, ...input }: FieldProps) {
  return (
    <p className="grid content-start gap-1.5">
      <label htmlFor={name} className="font-display text-lg">
        {label}
      </label>
      <input id={name} name={name} aria-describedby={`${name}-hint`} className={INPUT} {...input} />
      <span id={`${name}-hint`} className="text-sm text-ink-soft">
        {hint}
      </span>
    </p>
  );
}
