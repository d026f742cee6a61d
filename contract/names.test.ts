import { expect, test } from 'vitest';
import { splitName } from './names.ts';

test.for([
  ['Mary Ann Smith', 'Mary', 'Ann Smith'],
  ['  Zoë   van  Dijk ', 'Zoë', 'van Dijk'],
  ['Anne', 'Anne', ''],
])('R-6-016 R-12-011 %s is %s, and the rest is the last name', ([typed = '', first_name, last_name]) => {
  expect(splitName(typed)).toEqual({ first_name, last_name });
});
