import type { OwnBusiness } from '../../../contract/team.ts';
import { teamCopy } from '../../copy/team.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useCallOnce } from '../../use-call-once.ts';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { logUnlessSaid } from '../dashboard/log-failure.ts';
import { isSignedOut, useSignInAgain } from '../dashboard/use-sign-in-again.ts';
import { refreshBusinesses } from './own-businesses.ts';
import { useGoOn } from './use-go-on.ts';

/** Acts for another business from now on, in this session, and goes on at an address. */
export function useChooseBusiness(href?: string) {
  const { api, queryClient } = useRouterContext();
  const goOn = useGoOn();
  const signInAgain = useSignInAgain();
  return useCallOnce({
    mutationFn: ({ id }: OwnBusiness) => api.chooseBusiness({ params: { id } }),
    onSuccess: async (_nothing, { name }) => {
      await goOn(href);
      toast({ title: teamCopy.switch.done(name) });
    },
    onError: (error) => {
      logUnlessSaid('chooseBusiness', error);
      if (isSignedOut(error)) return signInAgain();
      toast({ title: failureSentence(error), tone: 'bad' });
      return refreshBusinesses({ api, queryClient });
    },
  });
}
