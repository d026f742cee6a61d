import { LOG_OUT_COOKIE } from '../../../contract/log-out-cookie.ts';
import type { ApiClient } from '../../api-client.ts';
import { type Leaving, leave } from './leave.ts';
import { SESSION_KEY } from './session.ts';

/** Leaves when another tab has logged out, and tells the server of a log-out that it has not heard. */
export function followLogOut({ api, ...leaving }: Leaving & { api: ApiClient }): void {
  new BroadcastChannel('log-out').addEventListener('message', () => {
    if (leaving.queryClient.getQueryData(SESSION_KEY)) void leave(leaving);
  });
  addEventListener('online', () => tellPending(api));
  tellPending(api);
}

/** Whether a log-out has not been heard by the server yet. */
const isPending = (): boolean => document.cookie.split('; ').includes(`${LOG_OUT_COOKIE}=1`);

/** Hardly ever is there anything to tell. */
function tellPending(api: ApiClient): void {
  if (isPending()) void import('./end-session.ts').then((late) => late.tellPending(api));
}
