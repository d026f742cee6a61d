import type { ReactNode } from 'react';
import { privacyCopy } from '../../copy/privacy.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Refusal } from '../../ui/feedback/notice.tsx';
import { PasswordAsked } from './password-asked.tsx';
import type { PasswordFirst } from './use-password-first.ts';

const FORM = 'password-first';

type PasswordStepProps = { password: PasswordFirst; children: ReactNode };

/** What the dialog holds; while the password is wanted, that comes first, and what was typed waits behind it. */
export const PasswordStep = ({ password, children }: PasswordStepProps) => (
  <>
    {password.isWanted && (
      <div className="grid gap-4">
        <PasswordAsked
          id={FORM}
          error={password.isWrong ? password.sentence : null}
          onPassword={password.prove}
        />
        {password.sentence && !password.isWrong && <Refusal>{password.sentence}</Refusal>}
      </div>
    )}
    <div hidden={password.isWanted}>{children}</div>
  </>
);

/** The button beside Cancel meanwhile. */
export const ProveButton = ({ password }: { password: PasswordFirst }) => (
  <Button look="primary" type="submit" form={FORM} isBusy={password.isWorking}>
    {privacyCopy.password.submit}
  </Button>
);
