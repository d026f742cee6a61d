import { expect, test } from 'vitest';
import { versionOf } from './offline-files.ts';

const BUILT = ['/assets/first-a1.js', '/assets/index-b1.css', '/assets/login-c1.js'];
const TEXTS = ['a page', 'a worker'];

test('a build in which one script has changed is another version to the service worker', () => {
  const before = versionOf(BUILT, TEXTS);
  expect(versionOf(['/assets/first-a1.js', '/assets/index-b1.css', '/assets/login-c2.js'], TEXTS)).not.toBe(
    before,
  );
  expect(versionOf(BUILT, ['a page', 'another worker'])).not.toBe(before);
  expect(versionOf(BUILT.toReversed(), TEXTS)).toBe(before);
});
