import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiRefusal } from '../../api-refusal.ts';
import { useRouterContext } from '../../router-context.ts';
import { refreshSession } from '../accounts/session.ts';
import { isSignedOut, useSignInAgain } from '../dashboard/use-sign-in-again.ts';
import { forgetChosen } from './chosen.ts';
import { addressWith } from './payment-return.ts';
import { PAYMENT_RETURN, type Reference } from './reference.ts';
import { useCallOnce } from '../../use-call-once.ts';

export type Confirmation = 'none' | 'asking' | 'paid' | 'waiting' | 'unpaid' | 'others' | 'unknown';

/**
 * Has the server ask the provider how the payment ended, once; the address itself proves nothing. Without a reference
 * nothing is asked.
 */
export function useConfirmation(reference: Reference | undefined, onPaid: () => void = () => undefined) {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  // The last answer stands until there is another, and with it the button that asks again.
  const [answer, setAnswer] = useState<Confirmation>('asking');
  const signInAgain = useSignInAgain();
  const router = useRouter();
  const hear = (said: Confirmation) => {
    if (KNOWN.includes(said)) queryClient.removeQueries({ queryKey: PAYMENT_RETURN });
    setAnswer(said);
  };
  const asking = useCallOnce({
    mutationFn: (body: Reference) => api.bankConfirmation({ body }),
    onSuccess: async () => {
      forgetChosen();
      await refreshSession({ queryClient, api });
      await queryClient.invalidateQueries({ queryKey: ['billing'] });
      hear('paid');
      onPaid();
    },
    onError: (error, body) => {
      // The session is over: log in, and ask about the same payment afterwards.
      if (isSignedOut(error)) return void signInAgain(addressWith(router.state.location.href, body));
      return hear((error instanceof ApiRefusal && ANSWERS[error.code]) || 'unknown');
    },
  });
  const key = reference && JSON.stringify(reference);
  const { mutate } = asking;
  useEffect(() => {
    if (key) mutate(JSON.parse(key));
  }, [key, mutate]);
  return {
    state: reference ? answer : 'none',
    isAsking: asking.isPending,
    askAgain: () => reference && mutate(reference),
  };
}

const KNOWN: readonly Confirmation[] = ['paid', 'unpaid', 'others'];

/** The provider's answer, or whose it is to hear. Anything else is a connection that broke, or a provider that is away. */
const ANSWERS: Record<string, Confirmation> = {
  payment_not_completed: 'unpaid',
  not_found: 'unpaid',
  payment_pending: 'waiting',
  // The person who began it owns the business no longer, or acts for another one now.
  forbidden: 'others',
  business_gone: 'others',
};
