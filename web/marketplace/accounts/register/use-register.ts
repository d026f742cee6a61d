import { useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { SignedIn } from '../../../../contract/accounts.ts';
import type { ApiClient } from '../../../api-client.ts';
import { refusalSaid } from '../../../refusal-said.ts';
import { useRouterContext } from '../../../router-context.ts';
import { beginSession } from '../begin-session.ts';
import { useCallOnce } from '../../../use-call-once.ts';

type Answer = z.output<typeof SignedIn>;

type Registering<Values, A extends Answer> = {
  call: (api: ApiClient, values: Values) => Promise<A>;
  /** Where to go from here; the account exists and is signed in when this is called. */
  onDone: (answer: A) => unknown;
  onRefused: (error: unknown) => void;
};

/** The account is signed in when the answer comes: the server sets the session's cookie. */
export function useRegister<Values, A extends Answer>({ call, onDone, onRefused }: Registering<Values, A>) {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const register = useCallOnce({
    mutationFn: (values: Values) => call(api, values),
    onSuccess: (answer) => {
      beginSession(queryClient, { user: answer.data, isImpersonated: false });
      return onDone(answer);
    },
    onError: onRefused,
  });
  return { run: register.mutate, isWorking: register.isPending, refused: refusalSaid(register.error) };
}
