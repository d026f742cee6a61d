import { expect, test } from 'vitest';
import { declaredTests } from './test-titles.ts';

/** So many a reader can follow to the assertion of each. */
const MOST = 8;

test('no test names more lines of the requirements than eight', () => {
  const over = declaredTests().filter(({ ids }) => ids.length > MOST);
  expect(over.map(({ file, title, ids }) => `${file}: '${title}' names ${ids.length}`)).toEqual([]);
});
