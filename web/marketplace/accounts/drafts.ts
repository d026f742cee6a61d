const PREFIX = 'draft:';

/** The name of the database. */
export const PHOTO_STORE = 'fettle-photos';

/** The name under which the browser keeps what is not sent yet. */
export const draftKey = (name: string) => `${PREFIX}${name}`;

/** Each tab keeps what is typed in it where no other tab reaches: the one that logs out tells the others. */
const otherTabs = typeof document === 'undefined' ? null : new BroadcastChannel('log-out');
const hearers = new Set<() => void>();
otherTabs?.addEventListener('message', forgetHere);

/** Somebody who logs out may hand the device to somebody else: nothing unsent stays on it, in no tab. */
export function forgetDrafts() {
  forgetHere();
  otherTabs?.postMessage('forget');
}

/** What all tabs share goes as well: that the other one has removed it may not have come here yet. */
function forgetHere() {
  forgetIn(() => localStorage);
  forgetIn(() => sessionStorage);
  forgetPhotos();
  for (const hear of hearers) hear();
}

/** Hears when this or another tab has logged out: what stands in a form goes as well. Answers how to stop hearing. */
export function whenForgotten(hear: () => void) {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

const photoHearers = new Set<() => void>();

/** Hears when nobody needs the photos on the device any more. */
export const whenPhotosForgotten = (hear: () => void): void => void photoHearers.add(hear);

/** The photos of a job that is not posted yet are in a database of the browser (web/marketplace/photos). */
export function forgetPhotos() {
  for (const hear of photoHearers) hear();
  try {
    indexedDB.deleteDatabase(PHOTO_STORE);
  } catch {
    // There is none here.
  }
}

function forgetIn(open: () => Storage) {
  try {
    const storage = open();
    const drafts = Object.keys(storage).filter((key) => key.startsWith(PREFIX));
    for (const key of drafts) storage.removeItem(key);
  } catch {
    // Storage is switched off: there is nothing to forget.
  }
}
