import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { DAY_MS, systemClock } from '../../clock.ts';
import { diskFiles } from '../../files/disk.ts';
import { registerPages } from './pages.ts';

const place = await mkdtemp(join(tmpdir(), 'fettle-assets-'));
afterAll(() => rm(place, { recursive: true }));

/** A web build that has these scripts; the pages themselves are not looked at here. */
async function build(name: string, scripts: Record<string, string>): Promise<string> {
  const folder = join(place, name);
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'client/favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'server/server.js'), 'export default { fetch: () => new Response() }');
  for (const [file, text] of Object.entries(scripts))
    await writeFile(join(folder, 'client/assets', file), text);
  return folder;
}

/** A process of that build; all share one store. */
async function started(distDir: string, store = 'store') {
  const app = fastify();
  const contents = { changes: () => () => undefined } as never;
  await registerPages(app, {
    distDir: resolve(distDir),
    appUrl: 'http://localhost',
    platform: 'staging',
    now: systemClock.now,
    contents,
    keptBytes: 0,
    files: diskFiles(join(place, store)),
  });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { get, stop: () => app.close() };
}

const first = await build('first', { 'page-AAAAAAAA.js': 'first()', 'same-SSSSSSSS.js': 'same()' });
const second = await build('second', { 'page-BBBBBBBB.js': 'second()', 'same-SSSSSSSS.js': 'same()' });
const third = await build('third', { 'page-CCCCCCCC.js': 'third()' });

test('a page of either release gets its script from either process, during and after the roll', async () => {
  const before = await started(first);
  const after = await started(second);
  for (const process of [before, after])
    for (const [name, text] of [
      ['page-AAAAAAAA.js', 'first()'],
      ['page-BBBBBBBB.js', 'second()'],
      ['same-SSSSSSSS.js', 'same()'],
    ] as const) {
      // The process before looks into the store again after a second.
      await expect.poll(async () => (await process.get(`/assets/${name}`)).body).toBe(text);
      const answer = await process.get(`/assets/${name}`);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers['content-type']).toBe('application/javascript; charset=utf-8');
      expect(answer.headers.etag).toBe(`W/"${name}"`);
      const again = await process.get(`/assets/${name}`, { 'if-none-match': `W/"${name}"` });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  await before.stop();
  expect((await after.get('/assets/page-AAAAAAAA.js')).body).toBe('first()');
  await after.stop();
});

test('what no build has, and the record of the builds, is not found', async () => {
  const process = await started(first);
  for (const name of [
    'page-ZZZZZZZZ.js',
    'releases.json',
    '..%2freleases.json',
    'page-AAAAAAAA.js%00',
    'x/y-AAAAAAAA.js',
  ])
    expect((await process.get(`/assets/${name}`)).statusCode, name).toBe(404);
  await process.stop();
});

test('a third release removes the assets of the first a day after they were stored', async () => {
  for (const folder of [first, second]) await (await started(folder, 'aging')).stop();
  const aged = async () => {
    const names = await readdir(join(place, 'aging'), { recursive: true, withFileTypes: true });
    const past = new Date(Date.now() - 2 * DAY_MS);
    for (const entry of names)
      if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), past, past);
  };
  await aged();
  // The release before starts again, after a crash: it is still one of the last two.
  await (await started(first, 'aging')).stop();
  await (await started(second, 'aging')).stop();
  const process = await started(third, 'aging');
  const status = async (name: string) => (await process.get(`/assets/${name}`)).statusCode;
  await expect.poll(() => status('page-AAAAAAAA.js')).toBe(404);
  expect(await status('page-BBBBBBBB.js')).toBe(200);
  expect(await status('same-SSSSSSSS.js')).toBe(200);
  await process.stop();
});

test('a public file has the same tag on machines whose files have other dates', async () => {
  const copy = join(place, 'copy');
  await cp(first, copy, { recursive: true });
  await utimes(join(copy, 'client/favicon.svg'), new Date(0), new Date(0));
  const [one, other] = [await started(first), await started(copy)];
  const { etag = '' } = (await one.get('/favicon.svg')).headers;
  const again = await other.get('/favicon.svg', { 'if-none-match': String(etag) });
  expect(again.statusCode).toBe(304);
  expect((await other.get('/favicon.svg')).body).toBe(
    await readFile(join(first, 'client/favicon.svg'), 'utf8'),
  );
  await Promise.all([one.stop(), other.stop()]);
});
