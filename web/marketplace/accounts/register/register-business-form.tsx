import { type ReactNode, useState } from 'react';
import type { Api } from '../../../../contract/index.ts';
import type { Result } from '../../../../contract/kernel.ts';
import { registerCopy } from '../../../copy/accounts.copy.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import type { Faults } from '../../../ui/faults.ts';
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
    {(faults) => (
      <>
        {children}
        <SectionTitle>{registerCopy.business.firm}</SectionTitle>
        <FirmFields faults={faults} />
        <SectionTitle>{registerCopy.business.you}</SectionTitle>
        <RegistrantFields faults={faults} />
        <NewPasswordFields faults={faults} />
        <TermsBox faults={faults} />
      </>
    )}
  </RegisterForm>
);

const FirmFields = ({ faults }: { faults: Faults }) => (
  <>
    <TextField
      id="business_name"
      name="business_name"
      label={copy.businessName}
      autoComplete="organization"
      error={faults.business_name}
    />
    <TradeFields trade={faults.workCategories} services={faults.services} />
    <TextField
      id="location"
      name="location"
      label={copy.location}
      hint={copy.locationHint}
      autoComplete="postal-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={12}
      error={faults.location}
    />
    <More faults={faults} />
  </>
);

function More({ faults }: { faults: Faults }) {
  const [wasWrong, setWrong] = useState(false);
  if (hasMore(faults) && !wasWrong) setWrong(true);
  return (
    // What is wrong must not stay folded away, nor fold up under the hands of who has just mended it.
    <Disclosure summary={registerCopy.business.more} isOpen={wasWrong || undefined}>
      <MoreFields faults={faults} />
    </Disclosure>
  );
}

const hasMore = ({ description, address, website, abn }: Faults) =>
  Boolean(description ?? address ?? website ?? abn);

const MoreFields = ({ faults }: { faults: Faults }) => (
  <div className="grid gap-5">
    <TextArea
      id="description"
      name="description"
      label={copy.description}
      maxLength={2000}
      error={faults.description}
    />
    <TextField
      id="address"
      name="address"
      label={copy.address}
      autoComplete="street-address"
      error={faults.address}
    />
    <TextField
      id="website"
      name="website"
      label={copy.website}
      type="url"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      error={faults.website}
    />
    <TextField id="abn" name="abn" label={copy.abn} autoComplete="off" error={faults.abn} />
  </div>
);
