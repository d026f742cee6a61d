import type { ApiClient } from '../../api-client.ts';
import { tellPending } from './end-session.ts';
import { type Leaving, leave } from './leave.ts';
import { SESSION_KEY } from './session.ts';

/** Leaves when another tab has logged out, and tells the server of a log-out that it has not heard. */
export function followLogOut({ api, ...leaving }: Leaving & { api: ApiClient }): void {
  new BroadcastChannel('log-out').addEventListener('message', () => {
    if (leaving.queryClient.getQueryData(SESSION_KEY)) void leave(leaving);
  });
  addEventListener('online', () => void tellPending(api));
  void tellPending(api);
}
