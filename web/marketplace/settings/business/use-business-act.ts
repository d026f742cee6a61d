import type { ApiClient } from '../../../api-client.ts';
import { refusalSaid } from '../../../refusal-said.ts';
import { useRouterContext } from '../../../router-context.ts';
import { toast } from '../../../ui/toast.ts';
import { failureSentence } from '../../dashboard/failure-sentence.ts';
import { logUnlessSaid } from '../../dashboard/log-failure.ts';
import { isSignedOut, useSignInAgain } from '../../dashboard/use-sign-in-again.ts';
import { useReloadBusiness } from './own-business.ts';
import { useCallOnce } from '../../../use-call-once.ts';

type BusinessAct<Input> = {
  call: (api: ApiClient, input: Input) => Promise<unknown>;
  done: string;
  failed: string;
  onDone?: () => void;
};

/** One change of the profile: once at a time, its outcome said, the profile read again. */
export function useBusinessAct<Input>({ call, done, failed, onDone }: BusinessAct<Input>) {
  const { api } = useRouterContext();
  const reload = useReloadBusiness();
  const signInAgain = useSignInAgain();
  const act = useCallOnce({
    mutationFn: (input: Input) => call(api, input),
    onSuccess: async () => {
      toast({ title: done });
      await reload();
      onDone?.();
    },
    onError: (error) => {
      logUnlessSaid('business', error);
      if (isSignedOut(error)) return signInAgain();
      toast({ title: failed, description: failureSentence(error), tone: 'bad' });
      return undefined;
    },
  });
  return { run: act.run, isWorking: act.isPending, fieldErrors: refusalSaid(act.error).fieldErrors };
}
