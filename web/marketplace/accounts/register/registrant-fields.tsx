import type { ReactNode } from 'react';
import { registerCopy } from '../../../copy/accounts.copy.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TickBox } from '../../../ui/fields/tick-box.tsx';
import type { FieldErrors } from '../../../ui/forms/field-errors.ts';
import { MobileField } from '../mobile-field.tsx';
import { EmailField } from './email-field.tsx';

const copy = registerCopy.fields;

type FieldsProps = { fieldErrors: FieldErrors };

/** Who somebody is and how they are reached. */
export const RegistrantFields = ({ fieldErrors }: FieldsProps) => (
  <WhoFields fieldErrors={fieldErrors}>
    <EmailField error={fieldErrors.email} />
  </WhoFields>
);

type InvitedFieldsProps = FieldsProps & { email: string; hint: string };

/** The same of somebody who was invited: the address is the one that the invitation was sent to. */
export const InvitedFields = ({ fieldErrors, email, hint }: InvitedFieldsProps) => (
  <WhoFields fieldErrors={fieldErrors}>
    <div className="grid gap-1.5">
      <p className="font-semibold">{copy.email}</p>
      <p className="text-sm text-ink-soft">{hint}</p>
      <p className="rounded-field bg-sunken px-3 py-2.5 wrap-anywhere">{email}</p>
      {/* For password managers, which keep a password under a name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden tabIndex={-1} />
    </div>
  </WhoFields>
);

const WhoFields = ({ fieldErrors, children }: FieldsProps & { children: ReactNode }) => (
  <>
    <TextField label={copy.fullNames} {...named('fullNames', 'name')} error={fieldErrors.fullNames} />
    {children}
    <MobileField error={fieldErrors.mobile_number} />
  </>
);

/** The password, twice: the second time is for the slip of a finger. */
export const NewPasswordFields = ({ fieldErrors }: FieldsProps) => (
  <>
    <PasswordField
      label={copy.password}
      hint={copy.passwordHint}
      {...named('password', 'new-password')}
      error={fieldErrors.password}
    />
    <PasswordField
      label={copy.confirm}
      {...named('passwordConfirmation', 'new-password')}
      error={fieldErrors.passwordConfirmation}
    />
  </>
);

/** The sentence that is agreed to goes on record, so it stands here as it is; what it names is beside it. */
export const TermsBox = ({ fieldErrors }: FieldsProps) => (
  <div>
    <TickBox id="terms" name="terms" error={fieldErrors.terms}>
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

/** A field's id is its name, so that a summary of errors can lead there. */
function named(name: string, autoComplete: string) {
  return { id: name, name, autoComplete };
}
