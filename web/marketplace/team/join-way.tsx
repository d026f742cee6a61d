import { useRouter } from '@tanstack/react-router';
import type { Api } from '../../../contract/index.ts';
import type { Result } from '../../../contract/kernel.ts';
import { joinCopy as copy } from '../../copy/join.copy.ts';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Card } from '../../ui/layout/card.tsx';
import { LaterQuietly } from '../../ui/lazy/later-quietly.tsx';
import { part } from '../../ui/lazy/part.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { RegisterMemberForm } from '../accounts/register/register-member-form.tsx';
import { useSession } from '../accounts/session.ts';
import { signInAddress } from '../dashboard/sign-in-address.ts';
import { JoinSaid } from './join-said.tsx';

export type InvitationFound = Result<Api['invitation']>;
type JoinWayProps = { token: string; invitation: InvitationFound };

/** How the reader of an invitation can join: it depends on who is signed in, and on the account with the invited address. */
export function JoinWay({ token, invitation }: JoinWayProps) {
  const user = useSession()?.user;
  const { email, account } = invitation;
  if (account === 'other') return <JoinSaid>{copy.customers(email)}</JoinSaid>;
  if (user)
    return (
      <LaterQuietly part={JOIN_AS}>
        {({ JoinAs }) => <JoinAs user={user} token={token} invitation={invitation} />}
      </LaterQuietly>
    );
  if (account === 'business') return <LogInFirst token={token} email={email} />;
  return <Register token={token} invitation={invitation} />;
}

// Most who open an invitation are nobody yet.
const JOIN_AS = part(() => import('./join-as.tsx'));

function LogInFirst({ token, email }: { token: string; email: string }) {
  const logIn = (
    <InnerLink href={signInAddress(`/join/${token}`)} className={buttonLook('primary')}>
      {copy.logIn}
    </InnerLink>
  );
  return <JoinSaid way={logIn}>{copy.has(email)}</JoinSaid>;
}

function Register({ token, invitation: { email, business } }: JoinWayProps) {
  const router = useRouter();
  const arrive = async () => {
    await router.navigate({ to: '/dashboard', replace: true });
    toast({ title: copy.done(business.name), tone: 'good' });
  };
  return (
    <Card>
      <RegisterMemberForm invitation={{ token, email }} onDone={arrive} />
    </Card>
  );
}
