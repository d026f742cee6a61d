import type { QueryClient } from '@tanstack/react-query';

/** What the provider's page came back with, out of the address. */
export type Reference = { session_id: string } | { billing_request_id: string };

/** The same, where it may be missing. */
export type AnyReference = { session_id?: string; billing_request_id?: string };

export function referenceIn(search: Record<string, unknown>): Reference | undefined {
  const { session_id, billing_request_id } = search;
  if (typeof session_id === 'string') return { session_id };
  return typeof billing_request_id === 'string' ? { billing_request_id } : undefined;
}

/** In the cache of queries, which is emptied when somebody else signs in. */
export const PAYMENT_RETURN = ['payment return'];

/** What was taken out of the address, until it is known how that ended. */
export const keptReference = (queryClient: QueryClient): Reference | undefined =>
  queryClient.getQueryData<Reference>(PAYMENT_RETURN);

/** That the provider's page was left without paying, until somebody has read it. */
export const PAYMENT_LEFT = ['payment left'];

/** The same, out of the address that is arrived by or as it was taken out of it. */
export const isPaymentLeft = (queryClient: QueryClient, search: Record<string, unknown>): boolean =>
  readCancelled(search).payment !== undefined || queryClient.getQueryData(PAYMENT_LEFT) === true;

/** Whether the provider's page was left without paying. */
export const readCancelled = ({ payment }: Record<string, unknown>): { payment?: 'cancelled' } =>
  payment === 'cancelled' ? { payment } : {};
