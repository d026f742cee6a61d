import type { ReactNode } from 'react';
import { registerCopy } from '../../../copy/accounts.copy.ts';
import type { Faults } from '../../../ui/faults.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TickBox } from '../../../ui/tick-box.tsx';
import { MobileField } from '../mobile-field.tsx';

const copy = registerCopy.fields;

type FieldsProps = { faults: Faults };

/** Who somebody is and how they are reached. */
export const RegistrantFields = ({ faults }: FieldsProps) => (
  <WhoFields faults={faults}>
    <TextField
      label={copy.email}
      {...named('email', 'email')}
      type="email"
      autoCapitalize="none"
      spellCheck={false}
      error={faults.email}
    />
  </WhoFields>
);

type InvitedFieldsProps = FieldsProps & { email: string; hint: string };

/** The same of somebody who was invited: the address is the one that the invitation was sent to. */
export const InvitedFields = ({ faults, email, hint }: InvitedFieldsProps) => (
  <WhoFields faults={faults}>
    <div className="grid gap-1.5">
      <p className="font-semibold">{copy.email}</p>
      <p className="text-sm text-ink-soft">{hint}</p>
      <p className="rounded-field bg-sunken px-3 py-2.5 wrap-anywhere">{email}</p>
      {/* For password managers, which keep a password under a name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden tabIndex={-1} />
    </div>
  </WhoFields>
);

const WhoFields = ({ faults, children }: FieldsProps & { children: ReactNode }) => (
  <>
    <TextField label={copy.fullNames} {...named('fullNames', 'name')} error={faults.fullNames} />
    {children}
    <MobileField error={faults.mobile_number} />
  </>
);

/** The password, twice: the second time is for the slip of a finger. */
export const NewPasswordFields = ({ faults }: FieldsProps) => (
  <>
    <PasswordField
      label={copy.password}
      hint={copy.passwordHint}
      {...named('password', 'new-password')}
      error={faults.password}
    />
    <PasswordField
      label={copy.confirm}
      {...named('passwordConfirmation', 'new-password')}
      error={faults.passwordConfirmation}
    />
  </>
);

/** The sentence that is agreed to goes on record, so it stands here as it is; what it names is beside it. */
export const TermsBox = ({ faults }: FieldsProps) => (
  <div>
    <TickBox id="terms" name="terms" error={faults.terms}>
      {registerCopy.terms}
    </TickBox>
    <p className="flex flex-wrap gap-x-5 pl-8">
      <a href="/terms-of-use" target="_blank" rel="noopener" className={LINK}>
        {registerCopy.termsLinks.terms}
      </a>
      <a href="/privacy-policy" target="_blank" rel="noopener" className={LINK}>
        {registerCopy.termsLinks.privacy}
      </a>
    </p>
  </div>
);

const LINK = 'inline-flex min-h-11 items-center text-link underline underline-offset-4';

/** A field's id is its name, so that a summary of faults can lead there. */
function named(name: string, autoComplete: string) {
  return { id: name, name, autoComplete };
}
