import { sessionCopy } from '../../copy/session.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { useState } from 'react';
import { useRouterContext } from '../../router-context.ts';
import { useOneAtATime } from '../../ui/actions/use-one-at-a-time.ts';
import { endSession, sayUnheard } from './end-session.ts';
import { useLeave } from './use-leave.ts';

export function LogOutButton() {
  const logOut = useLogOut();
  return (
    <Button onClick={() => logOut.mutate()} working={logOut.isPending && sessionCopy.loggingOut}>
      {sessionCopy.logOut}
    </Button>
  );
}

/** Ends the session, forgets everything that was loaded for it, and goes home, whether or not the server hears. */
function useLogOut() {
  const { api } = useRouterContext();
  const leave = useLeave();
  const [isPending, setPending] = useState(false);
  const run = useOneAtATime(async () => {
    setPending(true);
    await endSession(api).catch(() => sayUnheard(api));
    await leave();
  });
  return { isPending, mutate: () => void run() };
}
