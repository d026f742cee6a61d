import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { finishBuild } from './finished-assets.ts';

let dist = '';

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'fettle-dist-'));
  mkdirSync(join(dist, 'client/assets'), { recursive: true });
});
afterEach(() => rmSync(dist, { recursive: true }));

const client = () => join(dist, 'client');
const assets = () => readdirSync(join(client(), 'assets')).sort();

function build(...names: string[]) {
  const files = names.map((name) => `assets/${name}`);
  for (const file of files) writeFileSync(join(client(), file), `// ${file}`);
  finishBuild({ dir: client(), name: 'client', files: [...files, 'server.js'] });
}

describe('after a build of the web', () => {
  test('every asset lies there compressed as well, pictures and fonts excepted', () => {
    build('a.js', 'font.woff2');
    expect(assets()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'font.woff2']);
    const read = (name: string) => readFileSync(join(client(), 'assets', name));
    expect(brotliDecompressSync(read('a.js.br'))).toEqual(read('a.js'));
    expect(gunzipSync(read('a.js.gz'))).toEqual(read('a.js'));
  });

  test('the assets of the last build are still there, older ones are gone', () => {
    build('one.css', 'same.css');
    build('two.css', 'same.css');
    expect(assets().filter((name) => name.endsWith('.css'))).toEqual(['one.css', 'same.css', 'two.css']);
    build('three.css', 'same.css');
    expect(assets().filter((name) => name.endsWith('.css'))).toEqual(['same.css', 'three.css', 'two.css']);
    expect(assets()).toContain('two.css.br');
    expect(assets()).not.toContain('one.css.br');
  });

  test('building the same thing again does not make the last build forgotten', () => {
    build('one.css');
    build('two.css');
    build('two.css');
    expect(assets()).toContain('one.css');
  });
});
