import { maskContacts, maskPostcodes, maskPublicWords } from '../../contract/contact-mask.ts';
import type { FreeText } from '../platform/db/free-text.ts';
import { remembered } from '../platform/remembered.ts';

// The only ways from what the database holds of somebody's words to a string that may be answered. Each says who reads it.

/** What a side may know of a job or a text: contact details, and the whole post code. */
export type Disclosure = { contacts: boolean; postcode: boolean };

/** What admins may know, and a side of its own words and jobs. */
export const EVERYTHING: Disclosure = { contacts: true, postcode: true };

/** The text as a side may read it: what was not released yet is masked. */
export function readable(text: FreeText, { contacts, postcode }: Disclosure): string {
  if (contacts) return postcode ? words(text) : withoutPostcodes(words(text));
  return postcode ? withoutContacts(words(text)) : publicWords(text);
}

/** The text as everybody may read it: never a phone number, an e-mail address or a full post code. */
export const publicWords = (text: FreeText): string => withoutEither(words(text));

// The same job is read by every business in reach, and its masks take a fifth of a page of leads. Some 12,000 jobs, and 500 for
// the few who read more.
const withoutContacts = remembered(maskContacts, 200_000);
const withoutPostcodes = remembered(maskPostcodes, 200_000);
const withoutEither = remembered(maskPublicWords, 4_000_000);

/**
 * Who may read every word: admins, since they judge it; and the public, where it was written for publication, such as a
 * business's own numbers on its profile.
 */
type FullReader = 'admins' | 'the public';

/** The text with everything in it. The reader is named, so that a reviewer sees who gets it. */
export const asWritten = (text: FreeText, _reader: FullReader): string => words(text);

/** What was typed just now, like what the database holds of it: for who views a row that it has written. */
export const asStored = (typed: string): FreeText => typed as unknown as FreeText;

const words = (text: FreeText): string => text as unknown as string;
