import { copyFileSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { NOTE } from './packed.mjs';
import { temporaryFolder } from './testing/temporary-folder.ts';

type Packed = typeof import('./packed.mjs');

/** A checkout with two sources of which a program was packed. */
async function checkout() {
  const root = temporaryFolder('fettle-packed-');
  const at = (name: string) => join(root, name);
  for (const folder of ['server', 'dist/program']) mkdirSync(at(folder), { recursive: true });
  copyFileSync('server/packed.mjs', at('server/packed.mjs'));
  const sources = ['server/a.ts', 'server/b.ts'];
  for (const name of sources) writeFileSync(at(name), 'one');
  const { noteOf, program }: Packed = await import(pathToFileURL(at('server/packed.mjs')).href);
  const pack = () => writeFileSync(at(`dist/program/${NOTE}`), JSON.stringify(noteOf(sources)));
  const started = () => program().href.slice(pathToFileURL(root).href.length + 1);
  return { at, pack, started };
}

const PACKED = 'dist/program/start.mjs';
const SOURCES = 'server/start.ts';

test('a start runs the packed program as long as it was made of these sources, and the sources otherwise', async () => {
  const { at, pack, started } = await checkout();
  expect(started()).toBe(SOURCES);
  pack();
  expect(started()).toBe(PACKED);
  utimesSync(at('server/a.ts'), 1, 1);
  expect(started()).toBe(PACKED);
  writeFileSync(at('server/a.ts'), 'two');
  expect(started()).toBe(SOURCES);
  pack();
  expect(started()).toBe(PACKED);
  rmSync(at('server/b.ts'));
  expect(started()).toBe(SOURCES);
});
