import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PackageName } from '../../../contract/words.ts';
import { billingCopy } from '../../copy/billing.ts';
import { refusalSaid } from '../../refusal-said.ts';
import { useRouterContext } from '../../router-context.ts';
import { isSignedOut, useSignInAgain } from '../dashboard/use-sign-in-again.ts';
import type { Chosen } from './chosen.ts';
import { goToProvider } from './go-to-provider.ts';

/**
 * What a code takes off a package, asked of the server: it alone computes money. One that was given on a page before is
 * asked about by itself, one that is typed here when it is applied; another package is asked about at once.
 */
export function usePromoCode(name: PackageName, code: string | null) {
  const { api } = useRouterContext();
  const [isTyping, setTyping] = useState(false);
  const isAsked = code !== null && !isTyping;
  const check = useQuery({
    queryKey: ['promo code', name, code],
    queryFn: () => api.checkPromoCode({ body: { promo_code: code ?? '', package: name } }),
    enabled: isAsked,
    staleTime: 60_000,
    retry: false,
  });
  const { sentence, faults } = refusalSaid(isAsked ? check.error : null);
  return {
    apply: () => (isTyping ? setTyping(false) : void check.refetch()),
    typed: () => setTyping(true),
    isWorking: isAsked && check.isFetching,
    offer: (isAsked && check.data) || null,
    refused: sentence ?? faults.promo_code ?? null,
  };
}

/** Starts the payment and leaves for the provider's page. */
export function useBuying() {
  const { api } = useRouterContext();
  const signInAgain = useSignInAgain();
  const [isLost, setLost] = useState(false);
  const buy = useMutation({
    mutationFn: (chosen: Chosen) => api.renewSubscription({ body: chosen }),
    onSuccess: ({ redirect_url }) => setLost(!goToProvider(redirect_url)),
    onError: (error) => (isSignedOut(error) ? signInAgain() : undefined),
  });
  const { sentence, faults } = refusalSaid(buy.error);
  const refused = sentence ?? Object.values(faults)[0] ?? null;
  return {
    run: buy.mutate,
    // It stays so until the other page is there.
    isWorking: buy.isPending || (buy.isSuccess && !isLost),
    refused: isLost ? billingCopy.purchase.refusedPage : refused,
  };
}
