import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('of all that went well a verified address alone is told in green', {
  meta: { shows: ['R-13-044'] },
}, () => {
  const pages = globSync('web/**/*.{ts,tsx}', { exclude: ['web/gallery/**', '**/*.test.*'] });
  const inGreen = pages.filter((path) => /toast\([^)]*tone: 'good'/.test(readFileSync(path, 'utf8')));
  expect(inGreen).toEqual(['web/marketplace/accounts/verify-arrival.ts']);
});
