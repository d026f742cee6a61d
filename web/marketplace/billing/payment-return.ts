import { useRouter } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { useRouterContext } from '../../router-context.ts';
import {
  isPaymentLeft,
  keptReference,
  PAYMENT_LEFT,
  PAYMENT_RETURN,
  type Reference,
  referenceIn,
} from './reference.ts';

/**
 * For the route of each page that a provider leads back to: what it came back with, which leaves the address. A layout
 * effect runs before all effects that ask the server for anything, those of the screens below included.
 */
export function usePaymentReturn(search: Record<string, unknown>): Reference | undefined {
  const router = useRouter();
  const { queryClient } = useRouterContext();
  const [arrived] = useState(() => referenceIn(search) ?? keptReference(queryClient));
  useLayoutEffect(() => {
    const rest = withoutTheirs(router.history.location.href);
    if (rest === null) return;
    if (arrived) queryClient.setQueryData(PAYMENT_RETURN, arrived);
    // Read by whatever says so, which may come later (use-payment-left.ts).
    if (isPaymentLeft(queryClient, search)) queryClient.setQueryData(PAYMENT_LEFT, true);
    void router.navigate({ href: rest, replace: true, resetScroll: false });
    router.history.flush();
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the address that somebody arrives by
  }, []);
  return arrived;
}

/** All that providers and we write into an address that they lead back to. */
const THEIRS = ['session_id', 'billing_request_id', 'redirect_flow_id', 'payment'];

/** An address without what was written into it for the way back; null when nothing was. */
function withoutTheirs(href: string): string | null {
  const url = new URL(href, HERE);
  if (!THEIRS.some((name) => url.searchParams.has(name))) return null;
  for (const name of THEIRS) url.searchParams.delete(name);
  return pathOf(url);
}

/** The address that asks about a payment once more. */
export function addressWith(href: string, reference: Reference): string {
  const url = new URL(href, HERE);
  for (const [name, value] of Object.entries(reference)) url.searchParams.set(name, value);
  return pathOf(url);
}

const HERE = 'http://here.invalid';
const pathOf = ({ pathname, search, hash }: URL): string => `${pathname}${search}${hash}`;
