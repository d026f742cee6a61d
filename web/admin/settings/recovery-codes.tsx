import { authenticatorCopy as words } from '../../copy/authenticator.copy.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CardTitle } from '../../ui/card-title.tsx';

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
