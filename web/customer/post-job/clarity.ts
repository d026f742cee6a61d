import type { Draft } from './draft.ts';

type Words = Pick<Draft, 'title' | 'description'>;

const SOME_WORDS = 10;
const MORE_WORDS = 20;
const SIZE =
  /\d|\b(small|large|big|tiny|huge|whole|half|single|double|one|two|three|four|five|six|ten|dozen|metres?|meters?|cm|mm|feet|foot|inch(es)?|square|floors?|storeys?|rooms?|years?|old|new)\b/i;

/** What lets somebody who has not seen it put a price on it, in the order in which it is asked for. */
const SIGNS: { tip: 'title' | 'some' | 'size' | 'more'; isThere: (words: Words) => boolean }[] = [
  { tip: 'title', isThere: ({ title }) => count(title) >= 3 },
  { tip: 'some', isThere: ({ description }) => count(description) >= SOME_WORDS },
  { tip: 'size', isThere: ({ description }) => SIZE.test(description) },
  { tip: 'more', isThere: ({ description }) => count(description) >= MORE_WORDS },
];

const count = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** How many of the signs are there (0 to 4), and what would help most; null when nothing is missing. */
export function clarityOf(words: Words) {
  const missing = SIGNS.filter(({ isThere }) => !isThere(words));
  return { level: SIGNS.length - missing.length, tip: missing[0]?.tip ?? null };
}
