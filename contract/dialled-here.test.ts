import { expect, test } from 'vitest';
import { asDialledHere } from './dialled-here.ts';

test.for([
  ['+44 7700 900123', '07700900123'],
  ['+44 (0)7700 900123', '07700900123'],
  ['0044 7700-900-123', '07700900123'],
  ['447700900123', '07700900123'],
  ['(07700) 900.123', '07700900123'],
  ['\u202a+44\u00a07700\u2011900123\u202c', '07700900123'],
  ['+44 (0)20 7946 0018', '02079460018'],
  ['020 7946 0018', '02079460018'],
  ['+33 1 23 45 67 89', '+33123456789'],
  ['ring me', 'ringme'],
])('a number is read as it is dialled here, however it was typed: %s is %s', ([typed = '', number]) => {
  expect(asDialledHere(typed)).toBe(number);
});

test('a mobile number that is typed sign by sign with its code becomes the number that is dialled here', () => {
  const onlyDigits = (typed: string) => asDialledHere(typed).replace(/\D/g, '');
  for (const typed of ['+447700900123', '+4407700900123', '00447700900123'])
    expect(Array.from(typed).reduce((field, sign) => onlyDigits(field + sign), '')).toBe('07700900123');
});
