import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiRefusal } from '../../api-refusal.ts';
import { changeSession, forgetUser } from '../accounts/session.ts';
import { signInAddress } from './sign-in-address.ts';

export const isSignedOut = (error: unknown): boolean => error instanceof ApiRefusal && error.status === 401;

/** The session is over: off to the log-in page, and back here afterwards. What was typed stays stored. */
export function useSignInAgain() {
  const queryClient = useQueryClient();
  const router = useRouter();
  return async (backTo = router.state.location.href) => {
    // First, or the log-in page would send back whom it still takes for signed in. Of several calls that hear it at
    // once one leads there, and none where somebody is logging out.
    if (!forgetUser(queryClient)) return;
    await router.navigate({ href: signInAddress(backTo) });
    changeSession(queryClient, null);
    await router.invalidate();
  };
}

/** The same for a list that could not be read. */
export function useSignInWhenRefused(error: unknown) {
  const signInAgain = useSignInAgain();
  const isOver = isSignedOut(error);
  useEffect(() => {
    if (isOver) void signInAgain();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [isOver]);
}
