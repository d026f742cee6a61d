import { expect, test } from 'vitest';
import { dialledThere } from './contact-ways.ts';

test.for([
  ['020 7946 0018', 'tel:+442079460018'],
  ['+44 (0)20 7946-0018', 'tel:+442079460018'],
  ['(020) 7946 0018', 'tel:+442079460018'],
  ['+33 1 23 45 67 89', 'tel:+33123456789'],
  ['0033 1 23 45 67 89', 'tel:+33123456789'],
])('a link on a profile dials %s as %s', ([number = '', address]) => {
  expect(dialledThere(number)).toBe(address);
});
