import type { ApiClient } from '../../api-client.ts';
import { isPending, tellPending } from './end-session.ts';
import { type Leaving, leave } from './leave.ts';
import { SESSION_KEY } from './session.ts';

/** Leaves when another tab has logged out, and tells the server of a log-out that it has not heard. */
export function followLogOut({ api, ...leaving }: Leaving & { api: ApiClient }): void {
  const follow = () => {
    if (leaving.queryClient.getQueryData(SESSION_KEY)) void leave(leaving);
  };
  new BroadcastChannel('log-out').addEventListener('message', follow);
  // It was said before this tab listened.
  if (isPending()) follow();
  addEventListener('online', () => void tellPending(api));
  void tellPending(api);
}
