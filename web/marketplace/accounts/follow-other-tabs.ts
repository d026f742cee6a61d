import type { ApiClient } from '../../api-client.ts';
import { sessionCopy } from '../../copy/session.copy.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { isPending, tellPending } from './end-session.ts';
import { type Leaving, leave } from './leave.ts';
import { whenOtherSession } from './other-session.ts';
import { changeSession, refreshSession, type Session, SESSION_KEY } from './session.ts';

type Following = Leaving & { api: ApiClient };

/**
 * Leaves when another tab has logged out, goes on as whom another tab has begun or ceased to act as, and tells the
 * server of a log-out that it has not heard.
 */
export function followOtherTabs({ api, ...leaving }: Following): void {
  whenOtherSession(() => void goOnAsAnother({ api, ...leaving }));
  const follow = () => {
    if (!leaving.queryClient.getQueryData(SESSION_KEY)) return;
    toast({ title: sessionCopy.heardElsewhere });
    void leave(leaving);
  };
  new BroadcastChannel('log-out').addEventListener('message', follow);
  // It was said before this tab listened.
  if (isPending()) follow();
  addEventListener('online', () => void tellPending(api));
  void tellPending(api);
}

/**
 * A page that is for somebody else leads on to that one's own; everybody's pages stay. What was loaded for the last one
 * goes once nothing shows it any more.
 */
async function goOnAsAnother({ queryClient, router, api }: Following): Promise<void> {
  await refreshSession({ queryClient, api });
  await router.invalidate();
  changeSession(queryClient, queryClient.getQueryData<Session>(SESSION_KEY) ?? null);
  await router.invalidate();
}
