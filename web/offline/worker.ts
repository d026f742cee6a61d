// The service worker. It gives files of the build from its cache, and a page of its own when there is no connection.
// It leaves the API alone and keeps no page of anybody's.

import { ICONS, icon, isIcon } from './icon-cache.ts';
import type { Fetching, Waiting } from './worker-events.ts';

/** What the build says: a name for all of it together, and what must be there without a connection. */
declare const BUILD: { version: string; files: string[] };

/** What a worker has of its scope. */
type Scope = {
  addEventListener(type: 'install' | 'activate', hear: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
};
const worker = globalThis as unknown as Scope;

const NAME = `static-${BUILD.version}`;
const OFFLINE_PAGE = '/offline.html';

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (isIcon(pathname)) event.respondWith(icon(event));
  else if (pathname.startsWith('/assets/') || BUILD.files.includes(pathname)) event.respondWith(file(event));
});

/** A new version does not wait until every page is closed: nobody is stuck with an old one. */
async function install(): Promise<void> {
  const opened = caches.open(NAME);
  ours = opened;
  await (await opened).addAll(BUILD.files);
  await worker.skipWaiting();
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name !== NAME && name !== ICONS);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** From the server, always; without one, the page that says so. */
async function page({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch (error) {
    const offline = await caches.match(OFFLINE_PAGE);
    if (!offline) throw error;
    return offline;
  }
}

/** A file of the build never changes under its name, so what is kept is right. */
async function file(event: Fetching): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200 && answer.type === 'basic') {
    const copy = answer.clone();
    event.waitUntil(keep(request, copy));
  }
  return answer;
}

let ours: Promise<Cache | undefined> | undefined;

/**
 * Opened once. When a newer version has thrown it away, what this one still puts into it is gone too; opened again, it
 * would be made again, and nobody would throw that away.
 */
const ourCache = () => (ours ??= openOurs());

const openOurs = async () => ((await caches.has(NAME)) ? caches.open(NAME) : undefined);

/** Where the device is full, the next page fetches it again. */
async function keep(request: Request, answer: Response): Promise<void> {
  try {
    await (await ourCache())?.put(request, answer);
  } catch {
    // Nothing is lost: it came from the server.
  }
}
