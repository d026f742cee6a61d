import { draftKey } from '../accounts/drafts.ts';

/** Beside the drafts, so that logging out removes it from every tab. */
export const KNOWN_PLACE = draftKey('known place');

/**
 * Keeps on the device, for all tabs, near what somebody last posted or searched. Only the outward code: distances are
 * measured from its centre, so the rest of a post code would make no list better.
 */
export function keepPlace(outward: string) {
  try {
    localStorage.setItem(KNOWN_PLACE, outward);
  } catch {
    // Storage is full or switched off: each trade page asks for the place.
  }
}
