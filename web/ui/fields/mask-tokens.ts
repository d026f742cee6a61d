import type { MaskTokens } from 'maska';

/** The letters of the masks, as specified. Everything else in a mask stands for itself. */
export const MASK_TOKENS: MaskTokens = {
  '#': { pattern: /[0-9]/ },
  X: { pattern: /[\p{L}0-9]/u },
  S: { pattern: /\p{L}/u },
  A: { pattern: /\p{L}/u, transform: (letter: string) => letter.toUpperCase() },
  a: { pattern: /\p{L}/u, transform: (letter: string) => letter.toLowerCase() },
};
