import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('what was answered is kept, and the longest unused is forgotten when there is too much', () => {
  const asked: string[] = [];
  const doubled = remembered((text) => (asked.push(text), text + text), 9);
  expect(['a', 'b', 'a', 'b'].map(doubled)).toEqual(['aa', 'bb', 'aa', 'bb']);
  expect(asked).toEqual(['a', 'b']);
  doubled('a');
  doubled('cc');
  expect(asked).toEqual(['a', 'b', 'cc']);
  expect([doubled('a'), doubled('b')]).toEqual(['aa', 'bb']);
  expect(asked).toEqual(['a', 'b', 'cc', 'b']);
});

test('what is longer than all that is kept is answered and not kept', () => {
  let count = 0;
  const counted = remembered((text) => `${text}${(count += 1)}`, 10);
  expect([counted('a long text'), counted('a long text')]).toEqual(['a long text1', 'a long text2']);
});
