import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { inSources } from './source-lines.ts';

/** A packed program whose third line is the seventh of a source. */
function packedProgram(): string {
  const root = temporaryFolder('fettle-lines-');
  const folder = join(root, 'dist', 'program');
  mkdirSync(folder, { recursive: true });
  const map = { version: 3, sources: ['../../server/a.ts'], names: [], mappings: ';;AAMA' };
  writeFileSync(join(folder, 'start.mjs.map'), JSON.stringify(map));
  return pathToFileURL(root).href;
}

test('the stack of a packed program names the lines of its sources', () => {
  const root = packedProgram();
  const stack = (place: string) => `Error: no\n    at run (${place})\n    at node:internal/timers:1:2`;
  const { href: packed } = new URL(`${root}/dist/program/start.mjs`);
  expect(inSources(stack(`${packed}:3:5`))).toBe(stack(`${root}/server/a.ts:7:1`));
  for (const place of [`${root}/dist/program/packages-ab.mjs:3:1`, `${root}/dist/program/other.mjs:3:1`])
    expect(inSources(stack(place))).toBe(stack(place));
});
