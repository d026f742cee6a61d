import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the mark on the page is the drawing of the icon', () => {
  const [onPage, icon] = ['web/shell/mark.tsx', 'web/public/favicon.svg'].map(
    (path) => / d="([^"]+)"/.exec(readFileSync(path, 'utf8'))?.[1],
  );
  expect(onPage).toBe(icon);
  expect(icon).toMatch(/^M/);
});
