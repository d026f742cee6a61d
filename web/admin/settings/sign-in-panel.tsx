import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { authenticatorCopy as words } from '../../copy/authenticator.copy.ts';
import { SessionsList } from '../../marketplace/accounts/sessions-list.tsx';
import { Answered } from '../../marketplace/dashboard/answered.tsx';
import { useRouterContext } from '../../router-context.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CardTitle } from '../../ui/layout/card-title.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Title } from '../../ui/layout/heading.tsx';
import { authenticatorQuery } from '../admin-lists.ts';
import { Enrolment } from './enrolment.tsx';

/** One-time codes: how the admin stands with them, and the way to an authenticator; and where else one is signed in. */
export function SignInPanel() {
  const { api } = useRouterContext();
  const query = useQuery(authenticatorQuery(api));
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <div className="grid max-w-3xl gap-6">
      <Title>{words.title}</Title>
      <p>{words.why}</p>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => void query.refetch().then(() => setCodes(null))} />
      ) : (
        <Answered query={query} loading={words.loading}>
          {(authenticator) => <AuthenticatorState {...authenticator} onCodes={setCodes} />}
        </Answered>
      )}
    </div>
  );
}

type AuthenticatorStateProps = {
  isEnrolled: boolean;
  isRequired: boolean;
  recoveryCodesLeft: number;
  onCodes: (codes: string[]) => void;
};

function AuthenticatorState({ isEnrolled, isRequired, recoveryCodesLeft, onCodes }: AuthenticatorStateProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Card>
        <div className="grid justify-items-start gap-4">
          {isRequired && !isEnrolled && <p className="font-semibold">{words.required}</p>}
          {isEnrolled && <p>{words.isOn(recoveryCodesLeft)}</p>}
          {isOpen ? (
            <Enrolment onCodes={onCodes} />
          ) : (
            <Button look="primary" onClick={() => setOpen(true)}>
              {isEnrolled ? words.renew : words.begin}
            </Button>
          )}
        </div>
      </Card>
      {/* Who must have codes is shown nothing else before. */}
      {(isEnrolled || !isRequired) && <SessionsList heading="h2" />}
    </>
  );
}

type RecoveryCodesProps = { codes: string[]; onKept: () => void };

/** Shown once; nobody can read them again. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => (
  <Card>
    <div className="grid justify-items-start gap-4">
      <CardTitle>{words.recovery}</CardTitle>
      <p>{words.recoveryNote}</p>
      <ul className="grid gap-x-8 gap-y-1 text-lg tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button look="primary" onClick={onKept}>
        {words.kept}
      </Button>
    </div>
  </Card>
);
