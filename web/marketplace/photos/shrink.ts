import { PHOTO_MAX_BYTES } from '../../../contract/pictures.ts';
import { photosCopy } from '../../copy/photos.copy.ts';
import { newKey } from '../../new-key.ts';
import { BEGINNING, isPhoto } from './kind-of-bytes.ts';

export type Asked = { id: string; file: Blob };
export type Drawn = { blob: Blob; thumbnail: string };

/** What is kept of a chosen file, or the sentence that says why it is not. */
export type Prepared = { blob: Blob; thumbnail: string | null; mark?: string | null } | { sentence: string };

/**
 * A photo as it is kept on the device: drawn smaller where the browser can, else a copy of its bytes, since the file itself
 * may change or go before they are sent. One that is drawn is read by the worker alone: ten megabytes would hold up the page.
 */
export async function prepared(file: File): Promise<Prepared> {
  if (file.size === 0) return { sentence: photosCopy.refused.empty };
  const drawn = await drawSmaller(file);
  if (drawn) return { ...drawn, mark: await markOf(drawn.blob) };
  // Some browsers cannot draw what the server can.
  const beginning = await bytesOf(file.slice(0, BEGINNING));
  if (!beginning) return { sentence: photosCopy.refused.changed };
  if (!isPhoto(beginning)) return { sentence: photosCopy.refused.type };
  if (file.size > PHOTO_MAX_BYTES) return { sentence: photosCopy.refused.large };
  const bytes = await bytesOf(file);
  if (!bytes) return { sentence: photosCopy.refused.changed };
  const blob = new Blob([bytes], { type: file.type });
  return { blob, thumbnail: null, mark: await markOf(blob) };
}

/** Null for a file that has changed or gone since it was chosen. */
const bytesOf = (file: Blob) => file.arrayBuffer().catch(() => null);

/** The same for the same picture, wherever it comes from; null where the browser cannot tell, as on a page without TLS. */
async function markOf(blob: Blob): Promise<string | null> {
  const digest = await crypto.subtle?.digest('SHA-256', await blob.arrayBuffer()).catch(() => null);
  return digest ? new Uint8Array(digest).join() : null;
}

const waiting = new Map<string, (drawn: Drawn | null) => void>();
let worker: Worker | null | undefined;

/** The photo as a small JPEG; null where the browser cannot draw it. */
export function drawSmaller(file: Blob): Promise<Drawn | null> {
  worker = worker === undefined ? startWorker() : worker;
  const to = worker;
  if (!to) return Promise.resolve(null);
  const id = newKey();
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    to.postMessage({ id, file } satisfies Asked);
  });
}

/** None where the browser has none, or cannot draw in one. */
function startWorker(): Worker | null {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return null;
  const started = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<{ id: string; drawn: Drawn | null }>) => {
    waiting.get(data.id)?.(data.drawn);
    waiting.delete(data.id);
  });
  // It did not arrive, or fell: what waits goes as it is, and the next photo tries again.
  started.addEventListener('error', () => {
    worker = undefined;
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  });
  return started;
}
