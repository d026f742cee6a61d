import { useEffect, useSyncExternalStore } from 'react';
import { MOST_JOB_PHOTOS } from '../../../contract/pictures.ts';
import { photosCopy } from '../../copy/photos.copy.ts';
import { newKey } from '../../new-key.ts';
import { whenPhotosForgotten } from '../accounts/drafts.ts';
import { moved } from '../moved.ts';
import {
  type DevicePhoto,
  dropAllPhotos,
  dropPhoto,
  keepPhoto,
  keepPhotos,
  readPhotos,
} from './device-store.ts';
import { type FieldPhoto, inPreparation, KEPT, type Sending, SENT } from './field-photo.ts';
import { sendPhoto, stopSending, unsent } from './send-photo.ts';
import { prepared } from './shrink.ts';

// The photos of a job that is not posted yet. They wait on the device, the same in every tab, until it is sent.

let photos: readonly DevicePhoto[] = [];
/** Files that are drawn smaller just now. */
let preparing: readonly FieldPhoto[] = [];
/** How far each photo is that is being sent or has failed; the device does not keep it. */
let going: ReadonlyMap<string, Sending> = new Map();
let shown: readonly FieldPhoto[] = [];
let owner: string | null = null;
const listeners = new Set<() => void>();
const NONE: readonly FieldPhoto[] = [];

const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('device-photos');
otherTabs?.addEventListener('message', () => void reload());

// The job was posted or given up, or its owner has logged out and may hand the device to somebody else.
whenPhotosForgotten(() => void forgetPhotos());

/** The photos that wait here for this person's job; what was kept for another account is not theirs. */
export function useDevicePhotos(userId: string | null): readonly FieldPhoto[] {
  useEffect(() => void belongTo(userId), [userId]);
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => NONE,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The account that is signed in takes over photos that were added signed out; those of another account are deleted. */
async function belongTo(userId: string | null): Promise<void> {
  owner = userId;
  await reload();
  if (!userId) return;
  for (const photo of await readPhotos())
    if (photo.owner === null) await keepPhoto({ ...photo, owner: userId });
    else if (photo.owner !== userId) await dropPhoto(photo.id);
  await reload();
}

async function reload(): Promise<void> {
  const kept = await readPhotos();
  photos = kept.filter((photo) => photo.owner === null || photo.owner === owner);
  show();
}

function show(): void {
  const still = photos.map(
    (photo): FieldPhoto => ({
      id: photo.id,
      src: photo.thumbnail,
      text: photo.text,
      ...(photo.sent ? SENT : (going.get(photo.id) ?? KEPT)),
    }),
  );
  // A photo that has been stored is shown once, although it is still listed as being prepared.
  shown = [...still, ...preparing.filter(({ id }) => !photos.some((photo) => photo.id === id))];
  for (const listener of listeners) listener();
}

async function changed(): Promise<void> {
  await reload();
  otherTabs?.postMessage('changed');
}

const note = (id: string, what: Sending | null) => {
  going = new Map([...going].filter(([known]) => known !== id).concat(what ? [[id, what]] : []));
  show();
};

/** Keeps chosen files, one after the other; answers the sentences of those that are not kept. */
export async function addPhotos(files: readonly File[]): Promise<string[]> {
  const known = new Set(photos.map(({ source }) => source));
  const fresh = files.filter((file) => !known.has(sourceOf(file)));
  const room = Math.max(0, MOST_JOB_PHOTOS - shown.length);
  const refused = files.filter((file) => !fresh.includes(file)).map(saidTwice);
  if (fresh.length > room) refused.push(photosCopy.field.full);
  const taken = fresh.slice(0, room).map((file) => ({ file, id: newKey() }));
  preparing = [...preparing, ...taken.map(({ id }) => inPreparation(id))];
  show();
  for (const { file, id } of taken) {
    const sentence = await keepOne(id, file);
    preparing = preparing.filter((one) => one.id !== id);
    if (sentence) refused.push(`${file.name}: ${sentence}`);
    await changed();
  }
  return refused;
}

const saidTwice = ({ name }: File): string => `${name}: ${photosCopy.refused.twice}`;

const sourceOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

async function keepOne(id: string, file: File): Promise<string | null> {
  const drawn = await prepared(file);
  if ('sentence' in drawn) return drawn.sentence;
  const fresh = { key: newKey(), sent: null, owner, at: Date.now() };
  let isTwice = false;
  await inTurn(async () => {
    // It may have been written about, or removed, while it was drawn.
    const waiting = preparing.find((one) => one.id === id);
    if (!waiting) return;
    isTwice = photos.some(({ mark }) => Boolean(mark) && mark === drawn.mark);
    if (isTwice) return;
    const place = 1 + Math.max(-1, ...photos.map((photo) => photo.place));
    await keepPhoto({ id, place, source: sourceOf(file), ...drawn, ...fresh, text: waiting.text });
    await reload();
  });
  return isTwice ? photosCopy.refused.twice : null;
}

let turn: Promise<unknown> = Promise.resolve();

/** Writes one after the other: each begins with what the one before has left, however quick the finger is. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

export function removePhoto(id: string): Promise<void> {
  stopSending(photos.find((one) => one.id === id)?.key);
  preparing = preparing.filter((one) => one.id !== id);
  show();
  return inTurn(async () => {
    await dropPhoto(id);
    await changed();
  });
}

/** To another place in the order. Shown at once: the next key means what stands there then. */
export function movePhoto(id: string, to: number): Promise<void> {
  const photo = photos.find((one) => one.id === id);
  if (photo) photos = moved(photos, photo, to);
  show();
  const order = photos.map((one) => one.id);
  return inTurn(async () => {
    const kept = (await readPhotos()).filter((one) => order.includes(one.id));
    await keepPhotos(kept.map((one) => ({ ...one, place: order.indexOf(one.id) })));
    await changed();
  });
}

export async function sayOfPhoto(id: string, text: string): Promise<void> {
  const say = () => {
    photos = photos.map((one) => (one.id === id ? { ...one, text } : one));
    preparing = preparing.map((one) => (one.id === id ? { ...one, text } : one));
    show();
  };
  // Shown at once: the field is typed in.
  say();
  await inTurn(async () => {
    say();
    const photo = photos.find((one) => one.id === id);
    if (photo) await keepPhoto(photo);
  });
}

/** It is posted, given up, or its owner has logged out. */
export async function forgetPhotos(): Promise<void> {
  photos = [];
  going = new Map();
  show();
  await dropAllPhotos();
  await changed();
}

/** What the server knows of them may be over: each is sent again. */
export async function forgetSent(): Promise<void> {
  for (const photo of await readPhotos()) await keepPhoto({ ...photo, sent: null, key: newKey() });
  await changed();
}

const AT_ONCE = 2;

/**
 * Sends what is not there yet and answers all of them as a job names them. What arrived is noted, so that a try after a lost
 * line sends the others only.
 * @throws PhotosNotUsable, or the first failure, once none is on its way any more
 */
export async function sendPhotos(): Promise<{ id: string; text: string }[]> {
  await reload();
  const missing = photos.filter(({ id, sent }) => !sent && !isRefused(id));
  const failures: unknown[] = [];
  const next = async (): Promise<void> => {
    for (let photo = missing.shift(); photo; photo = missing.shift())
      if (isKept(photo.id)) await sendOne(photo).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  const refused = photos.filter(({ id }) => isRefused(id)).length;
  if (refused > 0) throw new PhotosNotUsable(photosCopy.notUsable(refused));
  if (failures.length > 0) throw failures[0];
  return photos.map(({ sent, text }) => ({ id: sent ?? '', text }));
}

/** One may be removed while others travel. */
const isKept = (id: string): boolean => photos.some((one) => one.id === id);
const isRefused = (id: string): boolean => going.get(id)?.state === 'refused';

/** The server takes some of them never: sending again does not help, only removing does. */
export class PhotosNotUsable extends Error {}

/** The same for one whose sending has failed; that is said beside it. */
export async function sendAgain(id: string): Promise<void> {
  const photo = photos.find((one) => one.id === id);
  if (photo && !photo.sent) await sendOne(photo).catch(() => undefined);
}

async function sendOne(photo: DevicePhoto): Promise<void> {
  const { id, blob, key } = photo;
  const onProgress = (progress: number) => note(id, { state: 'sending', progress, sentence: null });
  onProgress(0);
  try {
    const sent = await sendPhoto({ blob, key, onProgress });
    await inTurn(async () => {
      const now = photos.find((one) => one.id === id);
      if (now) await keepPhoto({ ...now, sent });
      note(id, null);
      await changed();
    });
  } catch (error) {
    // That it was removed may have ended it, and is written in its turn.
    await inTurn(async () => undefined);
    if (!isKept(id)) return;
    note(id, unsent(error));
    throw error;
  }
}
