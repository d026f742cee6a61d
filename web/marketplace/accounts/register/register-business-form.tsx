import { type ReactNode, useState } from 'react';
import type { Api } from '../../../../contract/index.ts';
import type { Result } from '../../../../contract/kernel.ts';
import { registerCopy } from '../../../copy/accounts.copy.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import type { FieldErrors } from '../../../ui/field-errors.ts';
import { SectionTitle } from '../../../ui/heading.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Chosen } from '../../billing/chosen.ts';
import { asSent, readBusiness } from './registrant.ts';
import { RegisterForm } from './register-form.tsx';
import { NewPasswordFields, RegistrantFields, TermsBox } from './registrant-fields.tsx';
import { TradeFields } from './trade-fields.tsx';

const copy = registerCopy.fields;

/** They arrive when somebody begins to fill in the form. */
const rules = () => import('./registrant-rules.ts').then(({ BusinessForm }) => BusinessForm);

type BusinessFormProps = {
  /** What is bought with it. */
  purchase: Chosen;
  /** Stands above the details, and changes what is bought. */
  children: ReactNode;
  /** Called when the account exists and is signed in, with where it is paid. */
  onDone: (answer: Result<Api['registerBusiness']>) => unknown;
};

export const RegisterBusinessForm = ({ purchase, children, onDone }: BusinessFormProps) => (
  <RegisterForm
    name="register-business"
    rules={rules}
    read={readBusiness}
    call={(api, values) => api.registerBusiness({ body: { ...asSent(values), ...purchase } })}
    onDone={onDone}
    submit={registerCopy.business.submit}
  >
    {(fieldErrors) => (
      <>
        {children}
        <SectionTitle>{registerCopy.business.firm}</SectionTitle>
        <FirmFields fieldErrors={fieldErrors} />
        <SectionTitle>{registerCopy.business.you}</SectionTitle>
        <RegistrantFields fieldErrors={fieldErrors} />
        <NewPasswordFields fieldErrors={fieldErrors} />
        <TermsBox fieldErrors={fieldErrors} />
      </>
    )}
  </RegisterForm>
);

const FirmFields = ({ fieldErrors }: { fieldErrors: FieldErrors }) => (
  <>
    <TextField
      id="business_name"
      name="business_name"
      label={copy.businessName}
      autoComplete="organization"
      error={fieldErrors.business_name}
    />
    <TradeFields trade={fieldErrors.workCategories} services={fieldErrors.services} />
    <TextField
      id="location"
      name="location"
      label={copy.location}
      hint={copy.locationHint}
      autoComplete="postal-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={12}
      error={fieldErrors.location}
    />
    <More fieldErrors={fieldErrors} />
  </>
);

function More({ fieldErrors }: { fieldErrors: FieldErrors }) {
  const [wasWrong, setWrong] = useState(false);
  if (hasMore(fieldErrors) && !wasWrong) setWrong(true);
  return (
    // What is wrong must not stay folded away, nor fold up under the hands of who has just mended it.
    <Disclosure summary={registerCopy.business.more} isOpen={wasWrong || undefined}>
      <MoreFields fieldErrors={fieldErrors} />
    </Disclosure>
  );
}

const hasMore = ({ description, address, website, abn }: FieldErrors) =>
  Boolean(description ?? address ?? website ?? abn);

const MoreFields = ({ fieldErrors }: { fieldErrors: FieldErrors }) => (
  <div className="grid gap-5">
    <TextArea
      id="description"
      name="description"
      label={copy.description}
      maxLength={2000}
      error={fieldErrors.description}
    />
    <TextField
      id="address"
      name="address"
      label={copy.address}
      autoComplete="street-address"
      error={fieldErrors.address}
    />
    <TextField
      id="website"
      name="website"
      label={copy.website}
      type="url"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      error={fieldErrors.website}
    />
    <TextField id="abn" name="abn" label={copy.abn} autoComplete="off" error={fieldErrors.abn} />
  </div>
);
