import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { PackageName } from '../../../contract/words.ts';
import { billingCopy } from '../../copy/billing.copy.ts';
import { refusalSaid } from '../../refusal-said.ts';
import { useRouterContext } from '../../router-context.ts';
import { isSignedOut, useSignInAgain } from '../dashboard/use-sign-in-again.ts';
import type { Chosen } from './chosen.ts';
import { goToProvider, untilThisPageGoes } from './go-to-provider.ts';
import { useCallOnce } from '../../use-call-once.ts';

/**
 * What a code takes off a package, asked of the server: it alone computes money. One that was given on a page before is
 * asked about by itself, one that is typed here when it is applied; another package is asked about at once.
 */
export function usePromoCode(name: PackageName, code: string | null) {
  const [isTyping, setTyping] = useState(false);
  const isAsked = code !== null && !isTyping;
  const check = useCheck();
  const ask = check.mutate;
  useEffect(() => {
    if (isAsked) ask({ promo_code: code, package: name });
  }, [isAsked, code, name, ask]);
  // What was answered of another package or code is not said of this one, not even until it is asked about.
  const { variables: asked } = check;
  const isOfThis = isAsked && asked?.package === name && asked.promo_code === code;
  const { sentence, fieldErrors } = refusalSaid(isOfThis ? check.error : null);
  return {
    apply: () => (isTyping ? setTyping(false) : code !== null && ask({ promo_code: code, package: name })),
    typed: () => setTyping(true),
    isWorking: isOfThis && check.isPending,
    offer: (isOfThis && check.data) || null,
    refused: sentence ?? fieldErrors.promo_code ?? null,
  };
}

/** A code that was good a moment ago is not asked about again: each question counts as a try. */
function useCheck() {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  return useCallOnce({
    named: JSON.stringify,
    mutationFn: (body: { promo_code: string; package: PackageName }) =>
      queryClient.query({
        queryKey: ['promo code', body.package, body.promo_code],
        queryFn: () => api.checkPromoCode({ body }),
        staleTime: 60_000,
        retry: false,
      }),
  });
}

/** Starts the payment and leaves for the provider's page. */
export function useBuying() {
  const { api } = useRouterContext();
  const signInAgain = useSignInAgain();
  const [isLost, setLost] = useState(false);
  const buy = useCallOnce({
    mutationFn: (chosen: Chosen) => api.renewSubscription({ body: chosen }),
    // It stays on its way until the other page is there.
    onSuccess: ({ redirect_url }) => (goToProvider(redirect_url) ? untilThisPageGoes() : setLost(true)),
    onError: (error) => (isSignedOut(error) ? signInAgain() : undefined),
  });
  const { sentence, fieldErrors } = refusalSaid(buy.error);
  const refused = sentence ?? Object.values(fieldErrors)[0] ?? null;
  return {
    run: buy.mutate,
    isWorking: buy.isPending,
    refused: isLost ? billingCopy.purchase.refusedPage : refused,
  };
}
