import { expect, test } from 'vitest';
import type { PageRequest } from '../../../contract/page.ts';
import { KEPT_MS, keptPages } from './kept-pages.ts';

type Asked = { at?: number; nonce?: string };

/** What a visitor brings; the clock stands where it is told. */
const visitor = ({ at = 0, nonce = 'n' }: Asked = {}): PageRequest => ({
  nonce,
  platform: 'staging',
  appUrl: 'https://fettle.example',
  isPhone: false,
  now: new Date(Date.UTC(2026, 10, 20) + at).toISOString(),
  hasSession: false,
  forgetSession: () => undefined,
  call: () => Promise.reject(new Error('nobody asks')),
  report: () => undefined,
});

function painter(statuses: number[] = []) {
  const asked: string[] = [];
  const pages = keptPages(async (request, { nonce }) => {
    asked.push(request.url);
    const html = `<script nonce="${nonce}">go("${nonce}")</script> ${asked.length}`;
    return new Response(html, { status: statuses[asked.length - 1] ?? 200, headers: { 'x-page': 'home' } });
  });
  const read = async (given?: Asked) => (await pages.answer('/', visitor(given))).text();
  return { asked, pages, read };
}

test('a crowd is drawn one page, each with a nonce of its own and no other in it', async () => {
  const { asked, read } = painter();
  const copies = await Promise.all(['a1', 'b2', 'c3'].map((nonce) => read({ nonce })));
  expect(copies).toEqual(
    ['a1', 'b2', 'c3'].map((nonce) => `<script nonce="${nonce}">go("${nonce}")</script> 1`),
  );
  expect(asked).toEqual(['https://fettle.example/']);
});

test('after a moment the page is drawn again, as it is when the clock was set back', async () => {
  const { asked, read } = painter();
  await read({ at: 0 });
  await read({ at: KEPT_MS - 1 });
  expect(asked).toHaveLength(1);
  await read({ at: KEPT_MS });
  expect(asked).toHaveLength(2);
  await read({ at: -10 * KEPT_MS });
  expect(asked).toHaveLength(3);
});

test('what could not be drawn is not kept', async () => {
  const { asked, pages } = painter([503]);
  expect((await pages.answer('/', visitor())).status).toBe(503);
  expect((await pages.answer('/', visitor())).status).toBe(200);
  expect(asked).toHaveLength(2);
  const broken = keptPages(() => Promise.reject(new Error('broken')));
  await expect(broken.answer('/', visitor())).rejects.toThrow('broken');
  await expect(broken.answer('/', visitor())).rejects.toThrow('broken');
});
