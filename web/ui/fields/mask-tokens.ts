import type { MaskTokens } from 'maska';

/** As many figures as somebody writes, and what stands between them. */
export const WRITTEN_NUMBER = 'N';

/** The letters of the masks, as specified. Everything else in a mask stands for itself. */
export const MASK_TOKENS: MaskTokens = {
  '#': { pattern: /[0-9]/ },
  X: { pattern: /[\p{L}0-9]/u },
  S: { pattern: /\p{L}/u },
  A: { pattern: /\p{L}/u, transform: (letter: string) => letter.toUpperCase() },
  a: { pattern: /\p{L}/u, transform: (letter: string) => letter.toLowerCase() },
  [WRITTEN_NUMBER]: { pattern: /[\d\s+().\p{Pd}]/u, repeated: true },
};
