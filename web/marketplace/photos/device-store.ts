import { PHOTO_STORE } from '../accounts/drafts.ts';

/** A photo that waits on this device for the job that it belongs to. */
export type DevicePhoto = {
  id: string;
  /** Its place in the order. */
  place: number;
  /** The file that it was, so that the same one chosen twice is one photo. */
  source: string;
  blob: Blob;
  /** Of its content, for the same picture from another place; null where the browser cannot tell. */
  mark?: string | null;
  thumbnail: string | null;
  text: string;
  /** It is sent under this, so that it counts once. */
  key: string;
  /** What the server calls it, once it is there. */
  sent: string | null;
  /** The account it was kept for; null while nobody was signed in. */
  owner: string | null;
  at: number;
};

const PHOTOS = 'photos';
/** Nobody comes back to a job that was begun so long ago. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** Stands in where the browser keeps nothing: the photos live as long as the page. */
let inMemory: Map<string, DevicePhoto> | null = null;

/** All that are kept, in their order. */
export async function readPhotos(): Promise<DevicePhoto[]> {
  const all = inMemory
    ? [...inMemory.values()]
    : await inStore<DevicePhoto[]>('readonly', (store) => store.getAll()).catch(orInMemory);
  const kept = (all ?? []).filter(({ at }) => at > Date.now() - KEPT_MS);
  return kept.toSorted((one, other) => one.place - other.place);
}

function orInMemory(): DevicePhoto[] {
  inMemory ??= new Map();
  return [...inMemory.values()];
}

export const keepPhoto = (photo: DevicePhoto): Promise<void> => keepPhotos([photo]);

/** All of them or none: a page that is left meanwhile leaves no half of an order. */
export async function keepPhotos(photos: readonly DevicePhoto[]): Promise<void> {
  const keep = (store: IDBObjectStore) => photos.map((photo) => store.put(photo));
  if (!inMemory) await inStore('readwrite', keep).catch(orInMemory);
  for (const photo of photos) inMemory?.set(photo.id, photo);
}

export async function dropPhoto(id: string): Promise<void> {
  if (!inMemory) await inStore('readwrite', (store) => store.delete(id)).catch(orInMemory);
  inMemory?.delete(id);
}

export async function dropAllPhotos(): Promise<void> {
  if (!inMemory) await inStore('readwrite', (store) => store.clear()).catch(orInMemory);
  inMemory?.clear();
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest | IDBRequest[],
): Promise<Result> {
  const database = await opened();
  try {
    const transaction = database.transaction(PHOTOS, mode);
    const over = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      for (const end of ['abort', 'error'])
        transaction.addEventListener(end, () => reject(transaction.error));
    });
    const request = work(transaction.objectStore(PHOTOS));
    await over;
    return (Array.isArray(request) ? undefined : request.result) as Result;
  } finally {
    // Open, it would hold up the tab that logs out.
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(PHOTO_STORE, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(PHOTOS, { keyPath: 'id' }),
    );
    request.addEventListener('success', () => resolve(request.result));
    for (const end of ['error', 'blocked']) request.addEventListener(end, () => reject(request.error));
  });
}
