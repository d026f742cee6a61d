import { joinCopy } from '../../copy/join.ts';
import { useRouterContext } from '../../router-context.ts';
import { toast } from '../../ui/toast.ts';
import { useCallOnce } from '../../use-call-once.ts';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { isSignedOut, useSignInAgain } from '../dashboard/use-sign-in-again.ts';
import { useGoOn } from './use-go-on.ts';

type Joining = { token: string; business: string };

/** Joins with the account that is signed in, and goes on to the dashboard of the business. */
export function useJoin({ token, business }: Joining) {
  const { api } = useRouterContext();
  const goOn = useGoOn();
  const signInAgain = useSignInAgain();
  const join = useCallOnce({
    mutationFn: () => api.acceptInvitation({ params: { token } }),
    onSuccess: async () => {
      await goOn();
      toast({ title: joinCopy.done(business), tone: 'good' });
    },
    onError: (error) => (isSignedOut(error) ? signInAgain() : undefined),
  });
  return { ...join, sentence: join.error && failureSentence(join.error) };
}
