import { joinCopy } from '../../../copy/join.copy.ts';
import { asSent, readMember } from './registrant.ts';
import { RegisterForm } from './register-form.tsx';
import { InvitedFields, NewPasswordFields, TermsBox } from './registrant-fields.tsx';

/** They arrive when somebody begins to fill in the form. */
const rules = () => import('./registrant-rules.ts').then(({ MemberForm }) => MemberForm);

type RegisterMemberFormProps = {
  /** The secret of the invitation, and the address that it was sent to. */
  invitation: { token: string; email: string };
  /** Called when the account exists, is in the team and is signed in. */
  onDone: () => unknown;
};

export const RegisterMemberForm = ({ invitation: { token, email }, onDone }: RegisterMemberFormProps) => (
  <RegisterForm
    name="register-member"
    rules={rules}
    read={readMember}
    call={(api, values) => api.registerMember({ body: { ...asSent(values), token } })}
    onDone={onDone}
    submit={joinCopy.register}
  >
    {(fieldErrors) => (
      <>
        <InvitedFields fieldErrors={fieldErrors} email={email} hint={joinCopy.email} />
        <NewPasswordFields fieldErrors={fieldErrors} />
        <TermsBox fieldErrors={fieldErrors} />
      </>
    )}
  </RegisterForm>
);
