import type { ApiRefusal } from './api-refusal.ts';
import { changesHeeded } from './changes-pending.ts';
import { drawnFor } from './drawn-for.ts';

/** That this tab was loaded once more: when, for whom it had been drawn before, and whether that has been said. */
type Start = { at: number; from: string; isSaid: boolean };

const KEY = 'started-anew';
/** A page that comes as stale as it was would be loaded for ever. */
const ONCE_IN_MS = 10_000;

/**
 * What this page shows is another's than the browser's session: it is loaded once more, for who is logged in now, and a
 * call that was refused for it never ends. If this page itself has changed the session meanwhile, as by the choice of
 * another business, the call is only late.
 */
export async function startAnewIfAnother(refusal: ApiRefusal, from: string | undefined): Promise<void> {
  if (refusal.code !== 'drawn_for_another' || !from) return;
  await changesHeeded();
  if (drawnFor() !== from || isStaleAgain(from) || !keep({ at: Date.now(), from, isSaid: false })) return;
  // Not `reload`, after which some browsers put back what was typed, and not with a fragment, which loads nothing.
  location.replace(`${location.pathname}${location.search}`);
  await new Promise(() => undefined);
}

function isStaleAgain(from: string): boolean {
  const last = kept();
  return last?.from === from && Date.now() - last.at <= ONCE_IN_MS;
}

/** For whom the page was drawn before it was loaded once more; answers it once. */
export function startedAnewFrom(): string | undefined {
  const last = kept();
  if (!last || last.isSaid) return undefined;
  keep({ ...last, isSaid: true });
  return last.from;
}

function kept(): Start | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** Where storage is denied nobody could tell how often: the refusal is said instead. */
function keep(start: Start): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(start));
    return true;
  } catch {
    return false;
  }
}
