import { useState } from 'react';
import { ApiRefusal } from '../../api-refusal.ts';
import { useRouterContext } from '../../router-context.ts';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { logUnlessSaid } from '../dashboard/log-failure.ts';
import { isSignedOut, useSignInAgain } from '../dashboard/use-sign-in-again.ts';
import { isOfPassword } from './is-of-password.ts';
import { useCallOnce } from '../../use-call-once.ts';

export type PasswordFirst = ReturnType<typeof usePasswordFirst>;

/**
 * For a form in a dialog: where the server wants the password first, the dialog asks for it, and then does what was
 * meant. `heeds` says whether a refusal was this one.
 */
export function usePasswordFirst() {
  const { api } = useRouterContext();
  const signInAgain = useSignInAgain();
  const [meant, setMeant] = useState<{ run: () => void } | null>(null);
  const proof = useCallOnce({
    mutationFn: (password: string) => api.provePassword({ body: { password } }),
    onSuccess: () => {
      setMeant(null);
      meant?.run();
    },
    onError: (error) => {
      logUnlessSaid('provePassword', error);
      return isSignedOut(error) ? signInAgain() : undefined;
    },
  });
  const heeds = (error: unknown, run: () => void): boolean => {
    const isWanted = error instanceof ApiRefusal && error.code === 'password_required';
    if (isWanted) setMeant({ run });
    return isWanted;
  };
  return {
    heeds,
    isWanted: meant !== null,
    prove: (password: string) => proof.mutate(password),
    isWorking: proof.isPending,
    sentence: proof.error && failureSentence(proof.error),
    isWrong: isOfPassword(proof.error),
  };
}
