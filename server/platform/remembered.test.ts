import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('what was answered is kept, and the longest unused is forgotten when there is too much', () => {
  const asked: string[] = [];
  const doubled = remembered((text) => (asked.push(text), text + text), 12);
  expect(['a', 'b', 'a', 'b'].map(doubled)).toEqual(['aa', 'bb', 'aa', 'bb']);
  expect(asked).toEqual(['a', 'b']);
  doubled('cc');
  doubled('a');
  expect(asked).toEqual(['a', 'b', 'cc']);
  expect([doubled('a'), doubled('b')]).toEqual(['aa', 'bb']);
  expect(asked).toEqual(['a', 'b', 'cc', 'b']);
});

test('what is asked again and again is never forgotten, however many others are asked meanwhile', () => {
  const asked: string[] = [];
  const same = remembered((text) => (asked.push(text), text), 100);
  for (let number = 0; number < 1000; number++) expect([same('often'), same(`n${number}`)]).toHaveLength(2);
  expect(asked.filter((text) => text === 'often')).toHaveLength(1);
  same('n0');
  expect(asked.filter((text) => text === 'n0')).toHaveLength(2);
});

test('what is longer than half of all that is kept is answered and not kept', () => {
  let count = 0;
  const counted = remembered((text) => `${text}${(count += 1)}`, 20);
  expect([counted('a long text'), counted('a long text')]).toEqual(['a long text1', 'a long text2']);
});
