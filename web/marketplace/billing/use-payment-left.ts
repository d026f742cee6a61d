import { useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isPaymentLeft, PAYMENT_LEFT } from './reference.ts';

/** For the part that says so: whether the provider's page was left without paying. It is said once. */
export function usePaymentLeft(): boolean {
  const queryClient = useQueryClient();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const [isLeft] = useState(() => isPaymentLeft(queryClient, search));
  useEffect(() => queryClient.removeQueries({ queryKey: PAYMENT_LEFT }), [queryClient]);
  return isLeft;
}
