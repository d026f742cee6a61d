import { emailsIn, mayHoldEmail } from './find-emails.ts';
import { mayHoldPhone, phonesIn } from './find-phones.ts';
import { mayHoldPostcode, postcodesIn } from './find-postcodes.ts';
import { type Folded, foldText, type Span } from './fold-text.ts';

/** Stands where a phone number or an e-mail address was; constant, so that nothing can be read from it. */
export const MASK = '[contact details hidden]';

/** Hides phone numbers and e-mail addresses in free text. Everything else goes out as it was typed. */
export function maskContacts(typed: string): string {
  const folded = foldText(typed);
  return replaced(typed, folded, { spans: contactsIn(folded.text), by: MASK });
}

/** Leaves of every full post code its outward code: the rest would name the street. */
export function maskPostcodes(typed: string): string {
  const folded = foldText(typed);
  return mayHoldPostcode(folded.text)
    ? replaced(typed, folded, { spans: postcodesIn(folded.text), by: '' })
    : typed;
}

/**
 * Words that everybody may read, such as a review: without contact details, and without what names a street. Contact
 * details are looked for once more where a post code stood within one.
 */
export const maskPublicWords = (typed: string): string => maskContacts(maskPostcodes(maskContacts(typed)));

/** What of a text is hidden where contact details are. */
export type Hidden = 'phone' | 'email' | 'postcode';

/** What others will not read of this text, so that its writer can be told. */
export function hiddenIn(typed: string): Hidden[] {
  const withoutContacts = maskContacts(typed);
  const withoutBoth = maskPostcodes(withoutContacts);
  const kinds = new Set([...contactKindsIn(typed), ...contactKindsIn(withoutBoth)]);
  if (withoutBoth !== withoutContacts) kinds.add('postcode');
  return KINDS.filter((kind) => kinds.has(kind));
}

const KINDS: Hidden[] = ['phone', 'email', 'postcode'];

/** A number within an address is none of its own. */
function contactKindsIn(typed: string): Hidden[] {
  const { text } = foldText(typed);
  const emails = emailsIn(text);
  const isNumber = (phone: Span) => !emails.some((email) => areJoined(email, phone));
  return [
    ...(phonesIn(text).some(isNumber) ? (['phone'] as const) : []),
    ...(emails.length > 0 ? (['email'] as const) : []),
  ];
}

/** The same without the questions: what the others are held against in their test. */
export function maskContactsPlainly(typed: string): string {
  const folded = foldText(typed);
  return replaced(typed, folded, { spans: [...emailsIn(folded.text), ...phonesIn(folded.text)], by: MASK });
}

// Asked first, because it is quick and most texts hold none of it.
const contactsIn = (text: string): Span[] => [
  ...(mayHoldEmail(text) ? emailsIn(text) : []),
  ...(mayHoldPhone(text) ? phonesIn(text) : []),
];

const areJoined = (one: Span, other: Span): boolean => one[0] < other[1] && other[0] < one[1];

type Found = { spans: Span[]; by: string };

/** What was typed with a text in the place of each span; of spans that share a place the two together are one. */
function replaced(typed: string, { typedAt, typedBefore }: Folded, { spans, by }: Found): string {
  if (spans.length === 0) return typed;
  const pieces: string[] = [];
  let shownTo = 0;
  let hiddenTo = -1;
  for (const [from, to] of spans.toSorted((one, other) => one[0] - other[0])) {
    if (from >= hiddenTo)
      pieces.push(typed.slice(shownTo, by === '' ? typedBefore(from) : typedAt(from)), by);
    hiddenTo = Math.max(hiddenTo, to);
    shownTo = typedAt(hiddenTo);
  }
  pieces.push(typed.slice(shownTo));
  return pieces.join('');
}
