import { LOG_OUT_COOKIE } from '../../../contract/log-out-cookie.ts';
import type { ApiClient } from '../../api-client.ts';
import { ApiRefusal } from '../../api-refusal.ts';
import { sessionCopy } from '../../copy/session.copy.ts';
import { uiCopy } from '../../copy/ui.copy.ts';
import { unreachable } from '../../unreachable.ts';
import { toast } from '../../ui/feedback/toast.ts';

const PATIENCE_MS = 10_000;
/** No session lasts longer. */
const KEPT_S = 30 * 24 * 3600;

/**
 * Ends the session on the server. Only the server can take the session's cookie away: when it does not hear, another
 * cookie says so until it does, and nothing of the session is shown meanwhile.
 */
export async function endSession(api: ApiClient): Promise<void> {
  try {
    await inTime(api.logOut());
  } catch (error) {
    // The call is sent twice if it must; the second time its own session may be gone already.
    if (!(error instanceof ApiRefusal && error.status === 401)) {
      notePending(KEPT_S);
      throw error;
    }
  }
  if (isPending()) notePending(0);
}

/** Tells the server what it has not heard yet, if there is such a thing. */
export async function tellPending(api: ApiClient): Promise<void> {
  if (!isPending()) return;
  try {
    await endSession(api);
    toast({ title: sessionCopy.heard, settles: true });
  } catch {
    sayUnheard(api);
  }
}

export const sayUnheard = (api: ApiClient) =>
  toast({
    title: sessionCopy.unheard,
    description: sessionCopy.unheardAdvice,
    tone: 'bad',
    timeout: 0,
    action: { label: uiCopy.tryAgain, run: () => void tellPending(api) },
  });

/** Whether the server has not heard yet that this browser logged out. */
export const isPending = () => document.cookie.split('; ').includes(`${LOG_OUT_COOKIE}=1`);

function notePending(seconds: number): void {
  document.cookie = `${LOG_OUT_COOKIE}=1; Path=/; SameSite=Lax; Max-Age=${seconds}`;
}

const inTime = (call: Promise<unknown>) =>
  Promise.race([call, new Promise((go) => setTimeout(go, PATIENCE_MS)).then(unreachable)]);
