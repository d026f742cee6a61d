import { expect, test } from 'vitest';
import { type Modified, type Modifier, modified } from './modifiers.ts';

test.for<[Modifier[], string, Modified]>([
  [[], ' a ', ' a '],
  [[], '', ''],
  [['lazy'], ' a ', ' a '],
  [['trim'], ' a b ', 'a b'],
  [['trim'], '  ', ''],
  [['nullify'], '', null],
  [['nullify'], '  ', '  '],
  [['trim', 'nullify'], '  ', null],
  [['number'], '12.50', 12.5],
  [['number'], '12 pounds', '12 pounds'],
  [['number'], '', ''],
  [['number', 'nullify'], '', null],
])(
  'with %j a field makes of "%s" %j',
  { meta: { shows: ['R-12-020', 'R-12-021', 'R-12-023', 'R-15-034'] } },
  ([modifiers, typed, expected]) => {
    expect(modified(typed, modifiers)).toBe(expected);
  },
);
