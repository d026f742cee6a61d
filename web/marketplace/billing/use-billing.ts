import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PackageName } from '../../../contract/words.ts';
import type { ApiClient } from '../../api-client.ts';
import { billingCopy } from '../../copy/billing.copy.ts';
import { billingBlockCopy } from '../../copy/billing-block.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { refreshSession } from '../accounts/session.ts';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { isSignedOut, useSignInAgain, useSignInWhenRefused } from '../dashboard/use-sign-in-again.ts';
import { goToProvider, untilThisPageGoes } from './go-to-provider.ts';
import { useCallOnce } from '../../use-call-once.ts';

const billingQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['billing'], queryFn: () => api.billing() });

/** The own subscription and its payments. */
export function useBilling() {
  const { api } = useRouterContext();
  const query = useQuery(billingQuery(api));
  useSignInWhenRefused(query.error);
  return query;
}

/** What another package would cost; asked when somebody wants to know. */
export function usePackageChange(to: PackageName, isWanted: boolean) {
  const { api } = useRouterContext();
  return useQuery({
    queryKey: ['billing', 'change', to],
    queryFn: () => api.previewPackageChange({ query: { package: to } }),
    enabled: isWanted,
    staleTime: 0,
  });
}

/** What a business may do with its subscription; afterwards everything about it is read again. */
export function useBillingActs(done: () => void, { changed = '' }: { changed?: string } = {}) {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const signInAgain = useSignInAgain();
  const onError = (error: Error) => (isSignedOut(error) ? signInAgain() : undefined);
  const reload = async (title: string) => {
    toast({ title });
    done();
    void refreshSession({ queryClient, api });
    // What the change would have cost is asked no more: the question is only about to close, and there is nothing to change.
    await queryClient.invalidateQueries({ queryKey: ['billing'], exact: true });
  };
  const cancel = useCallOnce({
    mutationFn: () => api.cancelSubscription(),
    onSuccess: () => reload(billingBlockCopy.cancelled),
    onError,
  });
  const change = useCallOnce({
    mutationFn: (body: { package: PackageName; due_now: number }) => api.changePackage({ body }),
    onSuccess: () => reload(changed),
    onError,
  });
  const resume = useCallOnce({
    mutationFn: () => api.resumeSubscription(),
    onSuccess: () => reload(billingBlockCopy.resumed),
    onError,
  });
  return { cancel, change, resume };
}

/** Leaves for the provider's page on which another card or account is given. */
export function useMethodUpdate() {
  const { api } = useRouterContext();
  const signInAgain = useSignInAgain();
  return useCallOnce({
    mutationFn: () => api.updatePaymentMethod(),
    onSuccess: ({ redirect_url }) => {
      if (goToProvider(redirect_url)) return untilThisPageGoes();
      toast({ title: billingCopy.purchase.refusedPage, tone: 'bad' });
      return undefined;
    },
    onError: (error) =>
      isSignedOut(error) ? signInAgain() : toast({ title: failureSentence(error), tone: 'bad' }),
  });
}
