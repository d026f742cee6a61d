import { MISSING } from '../../platform/papers/letters.ts';
import type { Section } from '../../platform/papers/paper.ts';
import { paperWords } from './paper-words.ts';

/** What a paper says of letters that it cannot show, with the page that shows them. */
export const missingAt = (address: string): Section => ({
  heading: paperWords.missing.heading,
  parts: [{ is: 'text', text: paperWords.missing.note(MISSING, address) }],
});
