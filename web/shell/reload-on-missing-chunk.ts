const LAST_RELOAD = 'chunk-reload-at';
const ONCE_IN = 10_000;

/**
 * After a deploy an open page may ask for a chunk that is gone: reload, at most once in 10 seconds
 * (R-15-007 to R-15-009). A second failure is left to the error page, so its event is not stopped.
 */
export function reloadOnMissingChunk() {
  addEventListener('vite:preloadError', (event) => {
    // Without a connection a reload would only throw away what was typed.
    if (!navigator.onLine) return;
    if (mayReload(event.payload.message)) location.reload();
  });
}

/** Where storage is denied there is nothing to count reloads with: the error page has it. */
function mayReload(message: string): boolean {
  try {
    keepRouterFromReloading(message);
    const last = Number(sessionStorage.getItem(LAST_RELOAD) ?? 0);
    if (Date.now() - last <= ONCE_IN) return false;
    sessionStorage.setItem(LAST_RELOAD, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** The router has a reload of its own, which knows no pause; this is the mark that it has happened. */
function keepRouterFromReloading(message: string) {
  sessionStorage.setItem(`tanstack_router_reload:${message}`, '1');
}
