import { useQueryClient } from '@tanstack/react-query';
import type { Result } from '../../../../contract/kernel.ts';
import type { Api } from '../../../../contract/index.ts';
import type { ApiClient } from '../../../api-client.ts';
import { settingsCopy } from '../../../copy/settings.copy.ts';
import { ownWords } from '../../../own-words.ts';
import { refusalSaid } from '../../../refusal-said.ts';
import { type RouterContext, useRouterContext } from '../../../router-context.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { isSignedOut, useSignInAgain } from '../../dashboard/use-sign-in-again.ts';
import { logUnlessSaid } from '../../dashboard/log-failure.ts';
import type { PasswordFirst } from '../../privacy/use-password-first.ts';
import { useCallOnce } from '../../../use-call-once.ts';
import { refreshSession, type Session, SESSION_KEY } from '../../accounts/session.ts';

const copy = settingsCopy.personal;

type User = Result<Api['updateUser']>;

/**
 * Changes the account; what is answered is shown everywhere at once. `done` runs when it worked; `password` asks for
 * it where it is wanted first.
 */
export function useSaveUser<Input>(
  call: (api: ApiClient, input: Input) => Promise<User>,
  done: () => void,
  password?: PasswordFirst,
) {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const signInAgain = useSignInAgain();
  const save = useCallOnce({
    mutationFn: (input: Input) => call(api, input),
    onSuccess: (user) => {
      toast({ title: copy.saved, settles: true });
      done();
      return changeUser({ queryClient, api }, user);
    },
    onError: (error, input) => {
      if (password?.heeds(error, () => save.mutate(input))) return undefined;
      logUnlessSaid('user', error);
      if (isSignedOut(error)) return signInAgain();
      toast({ title: copy.failed, description: said(error), tone: 'bad' });
      return undefined;
    },
  });
  return { run: save.run, isWorking: save.isPending, fieldErrors: refusalSaid(save.error).fieldErrors };
}

/** The field's own sentence says more than that some data are invalid. */
function said(error: unknown): string {
  const { fieldErrors } = refusalSaid(error);
  return Object.values(fieldErrors)[0] || ownWords(error) || copy.broken;
}

/** The account has changed: what was answered counts at once, and is asked for again. */
async function changeUser(known: Pick<RouterContext, 'queryClient' | 'api'>, user: User) {
  known.queryClient.setQueryData<Session>(SESSION_KEY, (session) => session && { ...session, user });
  await refreshSession(known);
}
