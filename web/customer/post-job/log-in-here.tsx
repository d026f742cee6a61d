import { LoginForm } from '../../marketplace/accounts/login-form.tsx';
import { SectionTitle } from '../../ui/layout/heading.tsx';
import { Card } from '../../ui/layout/card.tsx';

type LogInHereProps = { logInHeading: string; logIn: string };

/** Logging in without leaving the page: the draft and the page stay. */
export function LogInHere({ logInHeading, logIn }: LogInHereProps) {
  return (
    <Card>
      <div className="grid gap-4">
        <SectionTitle>{logInHeading}</SectionTitle>
        <p>{logIn}</p>
        <LoginForm />
      </div>
    </Card>
  );
}
