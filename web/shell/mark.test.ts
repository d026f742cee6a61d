import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the mark on every page, the mailbox and the simulator too, is the drawing of the icon', () => {
  const [icon, ...onPages] = [
    'web/public/favicon.svg',
    'web/shell/mark.tsx',
    'server/platform/http/plain-pages/plain-page.ts',
  ].map((path) => / d="([^"]+)"/.exec(readFileSync(path, 'utf8'))?.[1]);
  expect(onPages).toEqual([icon, icon]);
  expect(icon).toMatch(/^M/);
});
