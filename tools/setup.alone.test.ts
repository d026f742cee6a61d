import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';

/** Stands in for npm: notes what it was asked, and installs nothing but a Node. */
const NPM = `
  const fs = require('node:fs');
  const [asked, ...more] = process.argv.slice(2);
  fs.appendFileSync('asked.txt', [asked, ...more].join(' ') + '\\n');
  fs.writeFileSync('npm.pid', String(process.pid));
  if (asked === 'ci') {
    fs.rmSync('node_modules', { recursive: true, force: true });
    if (fs.existsSync('never-ends')) setInterval(() => {}, 1000);
    fs.mkdirSync('node_modules/node/bin', { recursive: true });
    if (!fs.existsSync('no-scripts')) fs.writeFileSync('node_modules/node/bin/node', '');
  }
`;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A checkout that holds nothing but what the set-up looks at. */
function checkout() {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-setup-'));
  folders.push(folder);
  const at = (name: string) => join(folder, name);
  for (const name of ['tools', 'web', 'server', 'npm']) mkdirSync(at(name));
  copyFileSync('tools/setup.mjs', at('tools/setup.mjs'));
  writeFileSync(at('npm/npm-cli.js'), NPM);
  for (const name of ['package.json', 'package-lock.json']) writeFileSync(at(name), '{}');
  for (const name of ['web/home.ts', 'server/start.ts']) writeFileSync(at(name), '');
  const start = (...words: string[]) =>
    spawn(process.execPath, [at('tools/setup.mjs'), ...words], {
      env: { PATH: process.env.PATH, npm_execpath: at('npm/npm-cli.js') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  return {
    start,
    set: (...words: string[]) => ending(start(...words)),
    change: (name: string) => appendFileSync(at(name), '\n'),
    write: (name: string, fields: object) => writeFileSync(at(name), JSON.stringify(fields)),
    remove: (name: string) => rmSync(at(name)),
    npm: () => Number(readFileSync(at('npm.pid'), 'utf8')),
    /** What npm was asked since the last time. */
    asked: () => {
      const lines = existsSync(at('asked.txt')) ? readFileSync(at('asked.txt'), 'utf8').split('\n') : [];
      rmSync(at('asked.txt'), { force: true });
      return lines.filter(Boolean);
    },
  };
}

async function ending(child: ChildProcess) {
  const said = child.stderr ? text(child.stderr) : '';
  const [code] = await once(child, 'exit');
  return { code: code as number | null, said: await said };
}

const INSTALL = 'ci --include=dev --loglevel=error';
const BUILD = 'run build:web';
const PACK = 'run build:program';
const WELL = { code: 0, said: '' };

test('a fresh checkout is installed, built and packed, and afterwards only what has changed', async () => {
  const fresh = checkout();
  expect(await fresh.set()).toEqual(WELL);
  expect(fresh.asked()).toEqual([INSTALL, BUILD, PACK]);
  expect(await fresh.set()).toEqual(WELL);
  expect(fresh.asked()).toEqual([]);
  fresh.change('web/home.ts');
  expect(await fresh.set('--no-build')).toEqual(WELL);
  expect(fresh.asked()).toEqual([]);
  expect(await fresh.set()).toEqual(WELL);
  expect(fresh.asked()).toEqual([BUILD, PACK]);
  fresh.change('server/start.ts');
  expect(await fresh.set()).toEqual(WELL);
  expect(fresh.asked()).toEqual([PACK]);
  fresh.change('package-lock.json');
  expect(await fresh.set()).toEqual(WELL);
  expect(fresh.asked()).toEqual([INSTALL, BUILD, PACK]);
  fresh.write('package.json', { scripts: { test: 'another one' } });
  expect(await fresh.set()).toEqual(WELL);
  expect(fresh.asked()).toEqual([]);
  fresh.write('package.json', { scripts: {}, devDependencies: { vitest: '1.0.0' } });
  expect(await fresh.set()).toEqual(WELL);
  expect(fresh.asked()).toEqual([INSTALL]);
  fresh.remove('node_modules/node/bin/node');
  expect(await fresh.set()).toEqual(WELL);
  expect(fresh.asked()).toEqual([INSTALL]);
});

test('an installation that was killed is done again, and two at once do it once', async () => {
  const killed = checkout();
  killed.change('never-ends');
  const first = killed.start();
  await expect.poll(() => killed.asked()).toEqual([INSTALL]);
  first.kill('SIGKILL');
  process.kill(killed.npm(), 'SIGKILL');
  killed.remove('never-ends');
  expect(await Promise.all([killed.set(), killed.set()])).toEqual([WELL, WELL]);
  expect(killed.asked()).toEqual([INSTALL, BUILD, PACK]);
});

test('an npm that may run no install scripts is told of in a sentence', async () => {
  const forbidden = checkout();
  forbidden.change('no-scripts');
  const { code, said } = await forbidden.set();
  expect(code).toBe(1);
  expect(said).toMatch(/^Setup failed: [^\n]*allowScripts[^\n]*\n$/);
});
