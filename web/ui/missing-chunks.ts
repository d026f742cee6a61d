const LAST_RELOAD = 'chunk-reload-at';
const ONCE_IN = 10_000;

const MISSING = 'Missing: ';

/**
 * From now on an error says whether a chunk of script could not be fetched, in the same words in every browser. The
 * router does not know them: it has a reload of its own, which knows no pause.
 */
export function nameMissingChunks() {
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = MISSING + payload.message;
  });
}

/** Whether a chunk of script could not be fetched. */
export const isMissing = (error: unknown): boolean => String(error).includes(MISSING);

/**
 * After a deploy an open page may ask for a screen that is gone: reload, at most once in 10 seconds, and answer that it is being done. Asked where somebody waits for a screen. A chunk that nobody waits for, or
 * that can be asked for again in its place, is no reason to throw away what was typed.
 */
export function reloadsFor(error: unknown): boolean {
  // Without a connection nothing would come of it.
  if (!isMissing(error) || !navigator.onLine || !mayReload()) return false;
  location.reload();
  return true;
}

/** Where storage is denied there is nothing to count reloads with: what failed is said. */
function mayReload(): boolean {
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(LAST_RELOAD)) <= ONCE_IN) return false;
    sessionStorage.setItem(LAST_RELOAD, `${now}`);
    return true;
  } catch {
    return false;
  }
}
