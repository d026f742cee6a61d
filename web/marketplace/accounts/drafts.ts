const PREFIX = 'draft:';

/** The name under which the browser keeps what is not sent yet. */
export const draftKey = (name: string) => `${PREFIX}${name}`;

/** Whoever logs out may hand the device to somebody else: nothing unsent stays on it, in no tab. */
export function forgetDrafts() {
  forgetIn(() => localStorage);
  forgetIn(() => sessionStorage);
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
