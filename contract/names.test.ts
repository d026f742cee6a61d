import { expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { AccountChange } from './admin-accounts.ts';
import { businessName } from './businesses.ts';
import { fieldSentences as say } from './copy.ts';
import { api } from './index.ts';
import { looksEmpty, splitName } from './names.ts';

test.for([
  ['Mary Ann Smith', 'Mary', 'Ann Smith'],
  ['  Zoë   van  Dijk ', 'Zoë', 'van Dijk'],
  ['Anne', 'Anne', ''],
])(
  '%s is %s, and the rest is the last name',
  { meta: { shows: ['R-6-016', 'R-12-011'] } },
  ([typed = '', first_name, last_name]) => {
    expect(splitName(typed)).toEqual({ first_name, last_name });
  },
);

/** Zero-width, controls, blanks of other scripts, and what only says how the next sign is drawn. */
const UNSEEN = [
  '\u200b',
  '\u2060\u200d',
  '\u0007',
  '\u00a0\u3000',
  '\u3164',
  '\u2800\u00ad',
  '\ufe0f',
  '\u202e',
];

const NAMES: [string, ZodMiniType, object, string][] = [
  ['name', api.addCategory.body, {}, say.categoryName],
  ['name', api.changeCategory.body, {}, say.categoryName],
  ['name', api.addService.body, {}, say.serviceName],
  ['name', api.changeService.body, {}, say.serviceName],
  ['description', api.addPromoCode.body, { name: 'SPRING', percentage: 10 }, say.text],
  ['description', api.changePromoCode.body, {}, say.text],
  ['name', AccountChange, {}, say.text],
  ['reason', api.removeAccount.body, {}, say.reason],
];

test.for(NAMES)(
  'no %s that an admin types is made of signs alone that nobody sees',
  ([field, body, rest, sentence]) => {
    for (const typed of UNSEEN) {
      const { error } = body.safeParse({ ...rest, [field]: typed });
      expect([typed, error?.issues[0]]).toEqual([
        typed,
        expect.objectContaining({ path: [field], message: sentence }),
      ]);
    }
  },
);

test('a code, a first name and a last name take no sign that nobody sees either', () => {
  for (const typed of UNSEEN) {
    expect(api.changePromoCode.body.safeParse({ name: typed }).success).toBe(false);
    expect(AccountChange.safeParse({ firstName: typed }).success).toBe(false);
    expect(AccountChange.safeParse({ last_name: typed }).success).toBe(false);
  }
});

test('a name that has something to be seen is taken, whatever else stands in it', () => {
  for (const typed of ['Möbel & Co', '👩\u200d🔧', 'x\u200b', 'شركة\u200cها', '屋根', '½']) {
    expect(looksEmpty(typed)).toBe(false);
    expect(businessName.safeParse(typed).success).toBe(true);
  }
});
