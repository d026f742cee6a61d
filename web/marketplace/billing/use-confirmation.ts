import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiRefusal } from '../../api-refusal.ts';
import { useRouterContext } from '../../router-context.ts';
import { refreshSession } from '../accounts/session.ts';
import type { Reference } from './reference.ts';

export type Confirmation = 'none' | 'asking' | 'paid' | 'unpaid' | 'unknown';

/**
 * Has the server ask the provider how the payment ended, once; the address itself proves nothing. Without a reference
 * nothing is asked (R-7-021).
 */
export function useConfirmation(reference: Reference | undefined, onPaid: () => void = () => undefined) {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const asking = useMutation({
    mutationFn: (body: Reference) => api.bankConfirmation({ body }),
    onSuccess: async () => {
      await refreshSession({ queryClient, api });
      await queryClient.invalidateQueries({ queryKey: ['billing'] });
      onPaid();
    },
  });
  const key = reference && JSON.stringify(reference);
  const { mutate } = asking;
  useEffect(() => {
    if (key) mutate(JSON.parse(key));
  }, [key, mutate]);
  const state: Confirmation = !reference
    ? 'none'
    : asking.isSuccess
      ? 'paid'
      : asking.isError
        ? isAnswer(asking.error)
          ? 'unpaid'
          : 'unknown'
        : 'asking';
  return { state, askAgain: () => reference && mutate(reference) };
}

/** It is so. Anything else is a line that broke, a provider that is away, or a session that is over. */
const ANSWERS = ['payment_not_completed', 'not_found'];
const isAnswer = (error: unknown): boolean => error instanceof ApiRefusal && ANSWERS.includes(error.code);
