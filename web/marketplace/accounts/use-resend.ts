import { useQueryClient } from '@tanstack/react-query';
import { verifyCopy } from '../../copy/verify.ts';
import { useRouterContext } from '../../router-context.ts';
import { toast } from '../../ui/toast.ts';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { isSignedOut, useSignInAgain } from '../dashboard/use-sign-in-again.ts';
import { refreshSession } from './session.ts';
import { useCallOnce } from '../../use-call-once.ts';

/** Has the verification link mailed once more. Whoever is verified meanwhile sees the banner go. */
export function useResend() {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const signInAgain = useSignInAgain();
  return useCallOnce({
    mutationFn: () => api.sendVerification(),
    onSuccess: async () => {
      toast({ title: verifyCopy.resent });
      await refreshSession({ queryClient, api });
    },
    onError: (error) =>
      isSignedOut(error) ? signInAgain() : toast({ title: failureSentence(error), tone: 'bad' }),
  });
}
