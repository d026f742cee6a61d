import { useHydrated } from '@tanstack/react-router';
import type { User } from '../../../contract/accounts.ts';
import { joinCopy as copy } from '../../copy/join.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Refusal } from '../../ui/feedback/notice.tsx';
import { useLogOutHere } from '../accounts/use-log-out-here.ts';
import { JoinSaid } from './join-said.tsx';
import { useRouterContext } from '../../router-context.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useCallOnce } from '../../use-call-once.ts';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { isSignedOut, useSignInAgain } from '../dashboard/use-sign-in-again.ts';
import { useGoOn } from './use-go-on.ts';

type JoinAsProps = { user: User; token: string; invitation: { email: string; business: { name: string } } };

/** What somebody who is logged in can do with an invitation. */
export function JoinAs({ user, token, invitation: { email, business } }: JoinAsProps) {
  if (user.email.toLowerCase() !== email.toLowerCase())
    return <SomebodyElse own={user.email} invited={email} />;
  if (!user.emailVerifiedAt) return <JoinSaid>{copy.unverified}</JoinSaid>;
  return <Join token={token} business={business.name} own={user.email} />;
}

function SomebodyElse({ own, invited }: { own: string; invited: string }) {
  const { run, isPending } = useLogOutHere();
  const logOut = (
    <Button look="primary" onClick={() => void run()} isBusy={isPending} isReady={useHydrated()}>
      {copy.logOut}
    </Button>
  );
  return (
    <JoinSaid way={logOut}>
      <p className="font-semibold">{copy.signedInAs(own)}</p>
      <p>{copy.another(invited)}</p>
    </JoinSaid>
  );
}

function Join({ token, business, own }: { token: string; business: string; own: string }) {
  const join = useJoin({ token, business });
  const isHydrated = useHydrated();
  const button = (
    <Button
      look="primary"
      onClick={() => join.mutate()}
      working={join.isPending && copy.joining}
      isReady={isHydrated}
    >
      {copy.join}
    </Button>
  );
  return (
    <JoinSaid way={button}>
      <p>{copy.signedInAs(own)}</p>
      {join.sentence && <Refusal>{join.sentence}</Refusal>}
    </JoinSaid>
  );
}

type Joining = { token: string; business: string };

/** Joins with the account that is signed in, and goes on to the dashboard of the business. */
function useJoin({ token, business }: Joining) {
  const { api } = useRouterContext();
  const goOn = useGoOn();
  const signInAgain = useSignInAgain();
  const join = useCallOnce({
    mutationFn: () => api.acceptInvitation({ params: { token } }),
    onSuccess: async () => {
      await goOn();
      toast({ title: copy.done(business), tone: 'good' });
    },
    onError: (error) => (isSignedOut(error) ? signInAgain() : undefined),
  });
  return { ...join, sentence: join.error && failureSentence(join.error) };
}
