import type { Team } from '../../../contract/team.ts';
import type { ApiClient } from '../../api-client.ts';
import { ApiRefusal } from '../../api-refusal.ts';
import { refusalSaid } from '../../refusal-said.ts';
import { useRouterContext } from '../../router-context.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useCallOnce } from '../../use-call-once.ts';
import { failureSentence } from '../dashboard/failure-sentence.ts';
import { logUnlessSaid } from '../dashboard/log-failure.ts';
import { isSignedOut, useSignInAgain } from '../dashboard/use-sign-in-again.ts';
import { useTeamKnown } from './team.ts';

export type TeamAct<Input> = {
  /** What the log calls it. */
  name: string;
  call: (api: ApiClient, input: Input) => Promise<Team>;
  done: (input: Input) => string;
  onDone: () => void;
  /** What is said when the person or the invitation is there no longer. */
  gone?: string;
};

/** One change of the team: once at a time, said when it is done; what went wrong is said by the dialog it was asked in. */
export function useTeamAct<Input>({ name, call, done, onDone, gone }: TeamAct<Input>) {
  const { api } = useRouterContext();
  const { take, askAgain } = useTeamKnown();
  const signInAgain = useSignInAgain();
  const act = useCallOnce({
    mutationFn: (input: Input) => call(api, input),
    onSuccess: (team, input) => {
      take(team);
      toast({ title: done(input) });
      onDone();
    },
    onError: (error) => {
      logUnlessSaid(name, error);
      return isSignedOut(error) ? signInAgain() : askAgain();
    },
  });
  return {
    run: act.mutate,
    isWorking: act.isPending,
    fieldErrors: refusalSaid(act.error).fieldErrors,
    sentence: act.error && sentenceOf(act.error, gone),
  };
}

const sentenceOf = (error: Error, gone: string | undefined) =>
  (error instanceof ApiRefusal && error.status === 404 && gone) || failureSentence(error);
