import { useState } from 'react';
import { ApiRefusal } from '../../api-refusal.ts';
import type { ApiClient } from '../../api-client.ts';
import { refusalSaid } from '../../refusal-said.ts';
import { useRouterContext } from '../../router-context.ts';
import { logFailure } from '../../report-failure.ts';
import { useOneAtATime } from '../../ui/actions/use-one-at-a-time.ts';
import { isOfPassword } from './is-of-password.ts';

type Act<Answer> = {
  /** What the log calls it. */
  name: string;
  call: (api: ApiClient) => Promise<Answer>;
  onDone: (answer: Answer) => void | Promise<void>;
  /** What else it may hear, such as that it is done already; true when that was dealt with. */
  onRefusal?: (refusal: ApiRefusal) => boolean | Promise<boolean>;
};

type State = {
  isWorking: boolean;
  wantsPassword: boolean;
  refused: ApiRefusal | null;
  sentence: string | null;
};
const AT_REST: State = { isWorking: false, wantsPassword: false, refused: null, sentence: null };

/**
 * An act that the server wants the password for when it was not shown lately: it asks for it then, and goes on with
 * what was meant. A wrong password is asked for again.
 */
export function useProvedAct<Answer>(act: Act<Answer>) {
  const { api } = useRouterContext();
  const [state, setState] = useState(AT_REST);
  const run = useOneAtATime(async (password?: string) => {
    setState((before) => ({ ...before, isWorking: true, refused: null, sentence: null }));
    try {
      if (password !== undefined) await api.provePassword({ body: { password } });
      await act.onDone(await act.call(api));
      setState(AT_REST);
    } catch (error) {
      setState(await refusedState(act, error));
    }
  });
  return {
    ...state,
    run: () => run(),
    prove: (password: string) => run(password),
    reset: () => setState(AT_REST),
  };
}

async function refusedState<Answer>(act: Act<Answer>, error: unknown): Promise<State> {
  const refused = error instanceof ApiRefusal ? error : null;
  if (refused?.code === 'password_required') return { ...AT_REST, wantsPassword: true };
  if (refused && (await act.onRefusal?.(refused))) return AT_REST;
  logFailure(act.name, error);
  const { sentence, fieldErrors } = refusalSaid(error);
  return {
    isWorking: false,
    wantsPassword: isOfPassword(error),
    refused,
    sentence: sentence ?? fieldErrors.password ?? null,
  };
}
