import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { TypedDetails } from '../../../contract/businesses.ts';
import { ContactMessage } from '../../../contract/enquiries.ts';
import { Phone } from '../settings/personal/rules.ts';
import { CustomerForm } from './register/registrant-rules.ts';

/** Every form with a mobile number, by the rule of its field. */
const MOBILE: Record<string, z.ZodMiniType> = {
  'registration of a customer or a business': CustomerForm.shape.mobile_number,
  'personal settings': Phone.shape.mobile_number,
  'business settings': TypedDetails.shape.mobile_number,
};
/** Every field that takes other numbers too. */
const ANY: Record<string, z.ZodMiniType> = {
  'business settings': TypedDetails.shape.landline,
  'contact form': ContactMessage.shape.mobile_number,
};

const NUMBERS = (number: string, typed: string) => [
  `0${number}`,
  typed,
  `+44${number}`,
  `+44 (0)${number}`,
  `0044 ${number}`,
  typed.replaceAll(' ', '-'),
  typed.replaceAll(' ', '.'),
  `(${typed.replace(' ', ') ')}`,
];

for (const [form, rule] of Object.entries(MOBILE))
  test(`the mobile number in the ${form} is taken in each way that people write it`, {
    meta: { shows: ['R-12-031'] },
  }, () => {
    for (const typed of NUMBERS('7700900123', '07700 900 123'))
      expect([typed, z.safeParse(rule, typed)]).toMatchObject([typed, { data: '07700900123' }]);
    for (const typed of ['+33 7700 900123', '0770090012', '08700900123', '077009001234', 'ring me'])
      expect([typed, z.safeParse(rule, typed).error?.issues[0]?.message]).toEqual([
        typed,
        'Please enter a valid mobile number.',
      ]);
  });

for (const [form, rule] of Object.entries(ANY))
  test(`a number in the ${form} is taken in each way that people write it`, () => {
    const numbers = [...NUMBERS('2079460018', '020 7946 0018'), ...NUMBERS('7700900123', '07700 900 123')];
    for (const typed of numbers) expect([typed, z.safeParse(rule, typed).success]).toEqual([typed, true]);
    for (const typed of ['ring me', '12', '020 7946 0018 ext 4'])
      expect([typed, z.safeParse(rule, typed).success]).toEqual([typed, false]);
  });
