import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { PageRequest } from '../../../../contract/page.ts';
import { keptPages } from './kept-pages.ts';
import { type Contents, pageReads } from './page-reads.ts';

type Asked = { at?: number; nonce?: string };

const PRICES = { name: 'packages', method: 'GET', path: '/packages', params: {}, query: {}, body: undefined };

/** What a visitor brings; the clock stands where it is told. */
const visitor = ({ at = 0, nonce = randomBytes(16).toString('base64') }: Asked = {}): PageRequest => ({
  nonce,
  platform: 'staging',
  appUrl: 'https://fettle.example',
  isPhone: true,
  now: new Date(Date.UTC(2026, 10, 20) + at).toISOString(),
  hasSession: false,
  forgetSession: () => undefined,
  call: async () => ({ status: 200, body: null }),
  report: () => undefined,
});

/** Pages of some bytes, each with what it was drawn after; `statuses` are those of the first drawings. */
function painter({ bytes = 1_000_000, size = 10, statuses = [] as number[] } = {}) {
  const drawn: string[] = [];
  const world = {
    version: 1,
    answer: 200,
    whileDrawing: () => {},
    fault: null as Error | null,
  };
  const contents: Contents = {
    of: () => ['packages'],
    versionOf: async () => {
      if (world.fault) throw world.fault;
      return String(world.version);
    },
  };
  const pages = keptPages({
    bytes,
    contents,
    draw: async (request, { nonce, call, isPhone }) => {
      const { pathname, search } = new URL(request.url);
      drawn.push(pathname + search);
      await call({ ...PRICES, method: 'GET', mayRetry: true });
      const said = world.version;
      await turn();
      world.whileDrawing();
      const html = `<script nonce="${nonce}">go()</script> at ${said} ${isPhone} ${randomBytes(size).toString('hex')}`;
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      return new Response(html, { status: statuses[drawn.length - 1] ?? 200, headers });
    },
  });
  const read = async (path = '/', asked?: Asked): Promise<string> => {
    const call = async () => ({ status: world.answer, body: null });
    const reads = pageReads(contents)(call);
    const context = { ...visitor(asked), call: reads.call };
    const found = await pages.find(path, { context, madeOf: reads.madeOf });
    if (!found) return 'by yourself';
    return found instanceof Response ? String(found.status) : String((await found.body(undefined)).body);
  };
  return { drawn, world, pages, read };
}

test('a crowd is drawn one page, which has nothing of anybody', async () => {
  const { drawn, read } = painter();
  const copies = await Promise.all([1, 2, 3].map(() => read()));
  expect(new Set(copies).size).toBe(1);
  expect(copies[0]).toMatch(/^<script>go\(\)<\/script> at 1 false /);
  expect(drawn).toEqual(['/']);
});

test('a page is drawn again when it has changed and when its clock is old', async () => {
  const { drawn, world, read } = painter();
  for (const at of [0, 1, 59_999]) await read('/', { at });
  expect(drawn).toHaveLength(1);
  world.version = 2;
  expect(await read()).toContain('at 2');
  await read('/', { at: 60_000 });
  expect(drawn).toHaveLength(3);
  await read('/', { at: -60_000 });
  expect(drawn).toHaveLength(4);
});

test('while the database is away a page is shown as it was, for an hour', async () => {
  const { drawn, world, read } = painter({ statuses: [200, 503, 503] });
  const first = await read('/');
  world.fault = new Error('Connection terminated unexpectedly');
  for (const at of [1, 60_000, 3_599_999]) expect(await read('/', { at })).toBe(first);
  expect(drawn).toHaveLength(1);
  expect(await read('/', { at: 3_600_000 })).toBe('503');
  expect(await read('/other')).toBe('503');
  world.fault = new Error('a fault of ours');
  await expect(read('/')).rejects.toThrow('a fault of ours');
});

test('what changes while a page is drawn is in the answer of who came after', async () => {
  const { drawn, world, read } = painter();
  let late: Promise<string> | undefined;
  world.whileDrawing = () => {
    world.version = 2;
    late ??= read();
  };
  expect(await read()).toContain('at 1');
  expect(await late).toBe('by yourself');
  world.whileDrawing = () => {};
  expect(await read()).toContain('at 2');
  expect(drawn).toHaveLength(2);
});

test('what was not found is not kept', async () => {
  const { drawn, read } = painter({ statuses: [404, 503] });
  expect([await read(), await read(), await read(), await read()].map((said) => said.slice(0, 7))).toEqual([
    '404',
    '503',
    '<script',
    '<script',
  ]);
  expect(drawn).toHaveLength(3);
});

test('what was asked for longest ago goes when the pages and their packed copies fill their room', async () => {
  // Each has 10,000 letters; three and their copies have room beside what is kept for addresses with a query.
  const { drawn, read } = painter({ bytes: 80_000, size: 5_000 });
  for (const path of ['/a', '/b', '/c', '/a', '/d']) await read(path);
  expect(drawn).toEqual(['/a', '/b', '/c', '/d']);
  await read('/a');
  expect(drawn).toHaveLength(4);
  await read('/b');
  expect(drawn).toHaveLength(5);
});

test('a page with a query is kept from its second drawing on, in a quarter of the room', async () => {
  const { drawn, read } = painter({ bytes: 104_000, size: 3_000 });
  for (const path of ['/a', '/b']) await read(path);
  const searches = ['/?q=1', '/?q=2', '/?q=3'];
  for (const path of searches) expect([path, await read(path)]).toEqual([path, 'by yourself']);
  expect(drawn).toEqual(['/a', '/b']);
  for (const path of searches) expect(await read(path)).toContain('at 1');
  expect(drawn).toEqual(['/a', '/b', ...searches]);
  // Two have room.
  for (const path of ['/a', '/b', '/?q=3', '/?q=2']) await read(path);
  expect(drawn).toHaveLength(5);
  expect(await read('/?q=1')).toContain('at 1');
  expect(drawn).toHaveLength(6);
});

test('who makes up queries drives out no page', async () => {
  const { drawn, read } = painter({ bytes: 80_000, size: 3_000 });
  for (const path of ['/a', '/?q=1', '/?q=1']) await read(path);
  for (let made = 0; made < 5_000; made += 1) expect(await read(`/?made-up=${made}`)).toBe('by yourself');
  for (const path of ['/a', '/?q=1']) await read(path);
  expect(drawn).toEqual(['/a', '/?q=1']);
  // So many are not remembered for ever.
  expect(await read('/?made-up=1')).toBe('by yourself');
  expect(await read('/?made-up=4999')).toContain('at 1');
});

test('a page for which something was refused is not kept', async () => {
  const { drawn, world, read } = painter();
  world.answer = 422;
  for (const _ of [1, 2]) expect(await read()).toBe('200');
  world.answer = 200;
  for (const _ of [1, 2]) expect(await read()).toContain('at 1');
  expect(drawn).toHaveLength(3);
});

test('a page that is larger than the room is drawn each time and drives no other out', async () => {
  const { drawn, read } = painter({ bytes: 0 });
  for (const _ of [1, 2]) expect(await read()).toContain('at 1');
  expect(drawn).toHaveLength(2);
});
