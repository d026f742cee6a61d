import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiRefusal } from '../../api-refusal.ts';
import { useRouterContext } from '../../router-context.ts';
import { refreshSession } from '../accounts/session.ts';
import { forgetChosen } from './chosen.ts';
import type { Reference } from './reference.ts';
import { useCallOnce } from '../../use-call-once.ts';

export type Confirmation = 'none' | 'asking' | 'paid' | 'waiting' | 'unpaid' | 'unknown';

/**
 * Has the server ask the provider how the payment ended, once; the address itself proves nothing. Without a reference
 * nothing is asked (R-7-021).
 */
export function useConfirmation(reference: Reference | undefined, onPaid: () => void = () => undefined) {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  // The last answer stands until there is another, and with it the button that asks again.
  const [answer, setAnswer] = useState<Confirmation>('asking');
  const asking = useCallOnce({
    mutationFn: (body: Reference) => api.bankConfirmation({ body }),
    onSuccess: async () => {
      forgetChosen();
      await refreshSession({ queryClient, api });
      await queryClient.invalidateQueries({ queryKey: ['billing'] });
      setAnswer('paid');
      onPaid();
    },
    onError: (error) => setAnswer((error instanceof ApiRefusal && ANSWERS[error.code]) || 'unknown'),
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

/** It is so. Anything else is a line that broke, a provider that is away, or a session that is over. */
const ANSWERS: Record<string, Confirmation> = {
  payment_not_completed: 'unpaid',
  not_found: 'unpaid',
  payment_pending: 'waiting',
};
