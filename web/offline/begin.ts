import type { ApiClient } from '../api-client.ts';
import { cameToRest } from '../ui/lazy/rest.ts';
import type { Leaving } from '../marketplace/accounts/leave.ts';

/** The worker's own cache, which it keeps in order itself. */
const OF_THE_WORKER = 'static-';

/** By then the page has come to rest, and nothing that it shows has to wait for this. */
const REST_MS = 1500;

/** At the start of the app, once the page is there: nothing of it is needed before. */
export function begin(app: Leaving & { api: ApiClient }): void {
  setTimeout(() => void rest(app).catch(() => undefined), REST_MS);
  void clearCaches().catch(() => undefined);
  // A browser that may not, or a place without a worker: the product works as ever.
  void navigator.serviceWorker?.register('/sw.js', { scope: '/' }).catch(() => undefined);
}

const rest = async (app: Leaving & { api: ApiClient }) => {
  try {
    (await import('./at-rest.ts')).beginAtRest(app);
  } finally {
    cameToRest();
  }
};

/** Caches are cleared at the start: everything that the worker did not put there for good. */
async function clearCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => !name.startsWith(OF_THE_WORKER)).map((name) => caches.delete(name)),
  );
}
