import type { ApiClient } from '../../../api-client.ts';
import { ApiRefusal } from '../../../api-refusal.ts';
import { refusalSaid } from '../../../refusal-said.ts';
import { useRouterContext } from '../../../router-context.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { failureSentence } from '../../dashboard/failure-sentence.ts';
import { logUnlessSaid } from '../../dashboard/log-failure.ts';
import { isSignedOut, useSignInAgain } from '../../dashboard/use-sign-in-again.ts';
import { useReloadBusiness } from './own-business.ts';
import { useCallOnce } from '../../../use-call-once.ts';

type BusinessAct<Input> = {
  call: (api: ApiClient, input: Input) => Promise<unknown>;
  done: string;
  failed: string;
  /** Of a file that the server refuses: to try it again later, as `failed` asks, would not help. */
  saysReasonFirst?: boolean;
  onDone?: () => void;
};

/** One change of the profile: once at a time, its outcome said, the profile read again. */
export function useBusinessAct<Input>({ call, done, onDone, ...words }: BusinessAct<Input>) {
  const { api } = useRouterContext();
  const reload = useReloadBusiness();
  const signInAgain = useSignInAgain();
  const act = useCallOnce({
    mutationFn: (input: Input) => call(api, input),
    onSuccess: async () => {
      toast({ title: done, settles: true });
      await reload();
      onDone?.();
    },
    onError: (error) => {
      logUnlessSaid('business', error);
      if (isSignedOut(error)) return signInAgain();
      toast({ ...saidOf(error, words), tone: 'bad' });
      return undefined;
    },
  });
  return { run: act.run, isWorking: act.isPending, fieldErrors: refusalSaid(act.error).fieldErrors };
}

type Words = Pick<BusinessAct<unknown>, 'failed' | 'saysReasonFirst'>;

function saidOf(error: unknown, { failed, saysReasonFirst }: Words) {
  const reason = failureSentence(error);
  const isRefused = error instanceof ApiRefusal && error.status >= 400 && error.status < 500;
  return saysReasonFirst && isRefused
    ? { title: reason, description: failed }
    : { title: failed, description: reason };
}
