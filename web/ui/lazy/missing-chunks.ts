const LAST_RELOAD = 'chunk-reload-at';
const ONCE_IN = 10_000;

const MISSING = 'Missing: ';

/**
 * From now on an error says whether a chunk of script could not be fetched, in the same words in every browser. The
 * router does not know them: it has a reload of its own, which knows no pause.
 */
export function nameMissingChunks() {
  addEventListener('vite:preloadError', ({ payload }) => {
    asking = askWhy(payload.message);
    payload.message = MISSING + payload.message;
  });
}

/** Whether a chunk of script could not be fetched. */
export const isMissing = (error: unknown): boolean => String(error).includes(MISSING);

/** Whether the server has chunks of this page no longer; null as long as it is asked. */
let renewed: boolean | null = false;
let asking: Promise<void> | undefined;
const hearers = new Set<() => void>();

export const isRenewed = (): boolean | null => renewed;

export function onRenewed(hear: () => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** The same, once the server has said. */
export async function whetherRenewed(): Promise<boolean> {
  await asking;
  return renewed === true;
}

const PATIENCE_MS = 5_000;
const CHUNK = /https?:[^\s'"]+[.]js/;

/**
 * A page that is older than the releases that the server keeps asks for chunks that are gone, and would for ever. Not every
 * browser names the chunk, and what is gone may be another that it needs, so the scripts that the page began with are
 * asked for as well.
 */
async function askWhy(message: string): Promise<void> {
  if (renewed) return;
  become(null);
  const begun = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]');
  const asked = [...(CHUNK.exec(message) ?? []), ...[...begun].map(({ src }) => src)];
  become((await Promise.all(asked.map(isGone))).includes(true));
}

function become(now: boolean | null): void {
  renewed = now;
  for (const hear of hearers) hear();
}

const isGone = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ status }) => status === 404,
    () => false,
  );

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
