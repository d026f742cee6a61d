import { expect, test } from 'vitest';
import { likelyMeant } from './email-spelling.ts';

const MEANT = {
  'carl@gmial.com': 'carl@gmail.com',
  'Carl.Moss@gmail.con': 'Carl.Moss@gmail.com',
  'carl@gmail.co': 'carl@gmail.com',
  'carl@hotmial.co.uk': 'carl@hotmail.co.uk',
  'carl@yaho.co.uk': 'carl@yahoo.co.uk',
  'carl@outlok.com': 'carl@outlook.com',
  'carl@icould.com': 'carl@icloud.com',
  ' carl@btintenet.com ': 'carl@btinternet.com',
  'carl@virginmedia.co.uk': 'carl@virginmedia.com',
  'josé@gmial.com': 'josé@gmail.com',
};

for (const [typed, meant] of Object.entries(MEANT))
  test(`who types "${typed}" is asked about ${meant}`, () => expect(likelyMeant(typed)).toBe(meant));

const RIGHT = [
  'carl@gmail.com',
  'carl@hotmail.co.uk',
  'carl@bt.com',
  'carl@mac.com',
  'carl@aol.co.uk',
  'carl@email.com',

  'anna@novak-plumbing.co.uk',
  'anna@we.com',
  'anna@x.com',
  'anna@skye.com',
  'ann@firm.scot',
  'ann@ed.ac.uk',
  '',
  '@',
  'carl',
  'carl@',
  '@gmial.com',
  'a@b@',
];

for (const typed of RIGHT)
  test(`who types "${typed}" is asked about nothing`, () => expect(likelyMeant(typed)).toBe(''));
