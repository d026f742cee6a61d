import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Call } from '../../../contract/kernel.ts';
import type { Api } from '../../../contract/index.ts';
import { ApiRefusal } from '../../api-refusal.ts';
import { refusalSaid } from '../../refusal-said.ts';
import { useRouterContext } from '../../router-context.ts';
import { beginSession } from './begin-session.ts';
import { useCallOnce } from '../../use-call-once.ts';

/** The password was right; a code is asked for, or another one. */
const CODES = ['one_time_code_required', 'one_time_code_invalid'];

type Credentials = Call<Api['logIn']>['body'];

/** The server sets the session's cookie; what comes back is who it is for. At the admins' door others stay outside. */
export function useLogIn({ isForAdmins = false } = {}) {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const router = useRouter();
  const logIn = useCallOnce({
    mutationFn: async (body: Credentials) => {
      const { email, password } = body;
      if (isForAdmins) await api.checkAdminCredentials({ body: { email, password } });
      return api.logIn({ body });
    },
    onSuccess: async ({ data }) => {
      beginSession(queryClient, { user: data, isImpersonated: false });
      await router.invalidate();
    },
  });
  const asksCode = logIn.error instanceof ApiRefusal && CODES.includes(logIn.error.code);
  return { asksCode, run: logIn.mutate, isWorking: logIn.isPending, refused: refusalSaid(logIn.error) };
}
