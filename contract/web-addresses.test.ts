import { expect, test } from 'vitest';
import { businessName } from './businesses.ts';
import { NewBusiness } from './business-registration.ts';
import { AccountChange } from './admin-accounts.ts';
import { holdsWebAddress } from './web-addresses.ts';

const ADDRESSES = [
  'Win at prize.example.com',
  'bell-heating.co.uk',
  'BELL.COM',
  'Bell Heating www.bell',
  'https://bell',
  'Bell (bell.xyz)',
  'bell\u3002com',
  'bell.\u200bcom',
  'Write to ann@bell.org',
  'bell.uk/taps',
];
const NAMES = [
  'Bell Heating Ltd.',
  'J.R. Smith & Sons',
  'J.R.Smith',
  'A.B.C. Plumbing Co.',
  'St.John Plumbing',
  'Plumbing @ Home',
  'No. 1 Roofing',
  '24/7 Drains',
  'Smith & Co.',
  'Drains.',
  'Müller. Fliesen',
];

test('the name of a business holds no web address, wherever it is given', () => {
  const sentence = 'Please leave web addresses out of the name: a website has a field of its own.';
  for (const typed of ADDRESSES)
    for (const rule of [businessName, NewBusiness.shape.business_name, AccountChange.shape.name])
      expect([typed, rule.safeParse(typed).error?.issues.map(({ message }) => message)]).toEqual([
        typed,
        [sentence],
      ]);
});

test('dots of people and of companies are no web address', () => {
  for (const typed of NAMES) expect([typed, businessName.safeParse(typed).success]).toEqual([typed, true]);
  expect(holdsWebAddress('')).toBe(false);
});
