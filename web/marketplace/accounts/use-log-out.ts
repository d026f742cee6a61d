import { useState } from 'react';
import { useRouterContext } from '../../router-context.ts';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';
import { endSession, sayUnheard } from './end-session.ts';
import { useLeave } from './use-leave.ts';

/** Ends the session, forgets everything that was loaded for it, and goes home, whether or not the server hears. */
export function useLogOut() {
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
