import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('the API is found below /api, or where the build is told', {
  meta: { shows: ['R-10-002'] },
}, async () => {
  expect((await import('./api-base.ts')).API_BASE).toBe('/api');
  vi.resetModules();
  vi.stubEnv('VITE_API_BASE_URL', 'https://api.example.test/v2');
  expect((await import('./api-base.ts')).API_BASE).toBe('https://api.example.test/v2');
});

/** Pictures and files that are opened by their address are this site's, wherever the calls go. */
const MAY_SAY_IT = [
  'web/api-base.ts',
  'web/marketplace/photos/photo-sources.ts',
  'web/offline/worker.ts',
  'web/ui/display/picture-sources.ts',
];

test('nothing else in the browser says where the API is, so that the setting moves every call', {
  meta: { shows: ['R-10-001'] },
}, () => {
  const sources = globSync('web/**/*.{ts,tsx}', { exclude: ['web/**/*.test.ts'] });
  expect(sources.length).toBeGreaterThan(300);
  const says = sources.filter((file) =>
    /['"`]\/api\b|VITE_API_BASE_URL\b(?!\?)/.test(readFileSync(file, 'utf8')),
  );
  expect(says.toSorted()).toEqual(MAY_SAY_IT);
});
