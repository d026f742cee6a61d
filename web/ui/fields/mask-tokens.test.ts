import { Mask } from 'maska';
import { expect, test } from 'vitest';
import { MASK_TOKENS } from './mask-tokens.ts';

const masked = (mask: string, typed: string) =>
  new Mask({ mask, tokens: MASK_TOKENS, tokensReplace: true }).masked(typed);

test.for([
  ['R-12-025', '###', 'a1-2b3c4', '123'],
  ['R-12-026', 'XXX', '-a_1é!', 'a1é'],
  ['R-12-027', 'SSS', '1a2É3z', 'aÉz'],
  ['R-12-028', 'AAA', 'a1bÉ', 'ABÉ'],
  ['R-12-029', 'aaa', 'A1Bé', 'abé'],
  ['R-12-030', 'AA-## #', 'gb123x', 'GB-12 3'],
  ['R-12-031', 'N', 'tel:+44 (0)7700-900 1234', '+44 (0)7700-900 1234'],
])('%s the mask %s makes of %s what it lets through: %s', ([, mask = '', typed = '', expected]) => {
  expect(masked(mask, typed)).toBe(expected);
});
