import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useRouterContext } from '../../router-context.ts';
import { useOneAtATime } from '../../ui/actions/use-one-at-a-time.ts';
import { forgetDrafts } from './drafts.ts';
import { endSession, sayUnheard } from './end-session.ts';
import { changeSession } from './session.ts';

/** Logs out and stays on the page, for who goes on there as somebody else. Other tabs leave. */
export function useLogOutHere() {
  const { api } = useRouterContext();
  const queryClient = useQueryClient();
  const router = useRouter();
  const [isPending, setPending] = useState(false);
  const run = useOneAtATime(async () => {
    setPending(true);
    await endSession(api).catch(() => sayUnheard(api));
    forgetDrafts();
    changeSession(queryClient, null);
    await router.invalidate();
  });
  return { isPending, run };
}
