import { registerCopy } from '../../../copy/accounts.copy.ts';
import { asSent, readCustomer } from './registrant.ts';
import { RegisterForm } from './register-form.tsx';
import { NewPasswordFields, RegistrantFields, TermsBox } from './registrant-fields.tsx';

/** They arrive when somebody begins to fill in the form. */
const rules = () => import('./registrant-rules.ts').then(({ CustomerForm }) => CustomerForm);

/** What comes after it is the page's business: `onDone` is called when the account exists and is signed in. */
export const RegisterCustomerForm = ({ onDone }: { onDone: () => unknown }) => (
  <RegisterForm
    name="register-customer"
    rules={rules}
    read={readCustomer}
    call={(api, values) => api.registerCustomer({ body: asSent(values) })}
    onDone={onDone}
    submit={registerCopy.customer.submit}
  >
    {(fieldErrors) => (
      <>
        <RegistrantFields fieldErrors={fieldErrors} />
        <NewPasswordFields fieldErrors={fieldErrors} />
        <TermsBox fieldErrors={fieldErrors} />
      </>
    )}
  </RegisterForm>
);
