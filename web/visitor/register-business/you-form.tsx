import type { ReactNode } from 'react';
import type { Api } from '../../../contract/index.ts';
import type { Result } from '../../../contract/kernel.ts';
import { ApiRefusal } from '../../api-refusal.ts';
import { registerCopy } from '../../copy/accounts.copy.ts';
import { asSent, readCustomer } from '../../marketplace/accounts/register/registrant.ts';
import { RegisterForm } from '../../marketplace/accounts/register/register-form.tsx';
import {
  NewPasswordFields,
  RegistrantFields,
  TermsBox,
} from '../../marketplace/accounts/register/registrant-fields.tsx';
import type { Chosen } from '../../marketplace/billing/chosen.ts';
import { refusalSaid } from '../../refusal-said.ts';
import type { FieldErrors } from '../../ui/forms/field-errors.ts';
import { firmBody, forgetFirm, readFirmDraft } from './firm-draft.ts';

/** They arrive when somebody begins to fill in the form. */
const rules = () =>
  import('../../marketplace/accounts/register/registrant-rules.ts').then(({ CustomerForm }) => CustomerForm);

type YouFormProps = {
  /** What is bought with it. */
  purchase: Chosen;
  /** Called when the account exists and is signed in, with where it is paid. */
  onDone: (answer: Result<Api['registerBusiness']>) => unknown;
  /** Called with what the server refused, field by field. */
  onRefused: (fieldErrors: FieldErrors) => void;
  children?: ReactNode;
};

/** Who registers, and how they log in. Passwords live as long as this page; sent is all that was said on the way here. */
export const YouForm = ({ purchase, onDone, onRefused, children }: YouFormProps) => (
  <RegisterForm
    name="register-business"
    isInTask
    rules={rules}
    read={readCustomer}
    call={(api, values) =>
      api.registerBusiness({ body: { ...asSent(values), ...firmBody(readFirmDraft()), ...purchase } })
    }
    onDone={(answer) => {
      forgetFirm();
      return onDone(answer);
    }}
    onRefused={(error) => onRefused(fieldsOf(error))}
    submit={registerCopy.business.submit}
  >
    {(fieldErrors) => (
      <>
        <RegistrantFields fieldErrors={fieldErrors} />
        <NewPasswordFields fieldErrors={fieldErrors} />
        <TermsBox fieldErrors={fieldErrors} />
        {children}
      </>
    )}
  </RegisterForm>
);

/** Two refusals are of a field, though the wire says them of the whole. */
function fieldsOf(error: unknown): FieldErrors {
  const { sentence, fieldErrors } = refusalSaid(error);
  const field = error instanceof ApiRefusal && FIELD_OF[error.code];
  return field && sentence ? { [field]: sentence } : fieldErrors;
}

const FIELD_OF: Record<string, string | undefined> = {
  promo_code_invalid: 'promo_code',
  payment_method_unavailable: 'payment_method',
};
