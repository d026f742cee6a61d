import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '../../log/log.ts';
import { bareHttp } from '../../../testing/bare-http.ts';
import { PAGE_POLICY } from '../plain-pages/refusal-page.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A server with two places, work that ends when it is told to, and what it has logged. */
async function busyServer({ requestWait = 300 } = {}) {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const app = await bareHttp({ log, appUrl: 'https://fettle.example', requestsAtOnce: 2, requestWait });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  app.get<{ Params: { name: string } }>('/slow/:name', { schema: { hide: true } }, async ({ params }) => {
    begun.push(params.name);
    await new Promise<void>((end) => void ends.set(params.name, end));
    return { done: params.name };
  });
  app.post('/form', { schema: { hide: true } }, async ({ body }) => body);
  app.get('/api/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  stops.push(async () => {
    for (const end of ends.values()) end();
    await app.close();
  });
  const url = `http://127.0.0.1:${port}`;
  const asks = (path: string, init: RequestInit = {}) => fetch(`${url}${path}`, init);
  const end = (name: string) => ends.get(name)?.();
  return { app, port, asks, begun, end, lines };
}

type Busy = Awaited<ReturnType<typeof busyServer>>;

/** Takes both places. */
async function fill({ asks, begun }: Busy): Promise<{ first: Promise<Response> }> {
  const first = asks('/slow/first');
  await expect.poll(() => begun.length).toBe(1);
  void asks('/slow/second');
  await expect.poll(() => begun.length).toBe(2);
  return { first };
}

test('who comes while all stands still is refused at once, in its own form, and health is told', {
  meta: { shows: ['X18'] },
}, async () => {
  const busy = await busyServer();
  await fill(busy);
  await sleep(350);
  const waited: number[] = [];
  busy.app.server.on('request', () => waited.push(busy.app.visits().waiting));
  const refused = await busy.asks('/api/jobs');
  expect(waited).toEqual([0]);
  expect(await refused.json()).toMatchObject({ status_code: 503, code: 'unavailable' });
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('x-request-id')).toMatch(/./);
  expect(refused.headers.get('strict-transport-security')).toMatch(/./);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  const page = await busy.asks('/packages', { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([503, PAGE_POLICY]);
  expect(await page.text()).toContain('</html>');
  expect((await busy.asks('/api/health/live')).status).toBe(200);
  expect(busy.app.visits()).toEqual({ working: 2, waiting: 0, turnedAway: 2 });
  // One line for all of a second.
  await expect.poll(() => busy.lines.map((line) => JSON.parse(line))).toMatchObject([{ turned_away: 2 }]);
});

test('who waits is answered in turn, or refused after the longest wait', {
  meta: { shows: ['X18'] },
}, async () => {
  const busy = await busyServer();
  const { first } = await fill(busy);
  const third = busy.asks('/slow/third');
  const fourth = busy.asks('/slow/fourth');
  await expect.poll(() => busy.app.visits().waiting).toBe(2);
  busy.end('first');
  await expect.poll(() => busy.begun).toEqual(['first', 'second', 'third']);
  expect((await first).status).toBe(200);
  expect((await fourth).status).toBe(503);
  busy.end('third');
  expect(await (await third).json()).toEqual({ done: 'third' });
  expect(busy.begun).not.toContain('fourth');
});

test('nobody works for a client who has gone while waiting', { meta: { shows: ['X18'] } }, async () => {
  const busy = await busyServer({ requestWait: 20_000 });
  await fill(busy);
  const leaving = new AbortController();
  const gone = busy.asks('/slow/gone', { signal: leaving.signal }).catch(() => null);
  await expect.poll(() => busy.app.visits().waiting).toBe(1);
  leaving.abort();
  await gone;
  await expect.poll(() => busy.app.visits().waiting).toBe(0);
  const next = busy.asks('/slow/next');
  busy.end('first');
  await expect.poll(() => busy.begun).toEqual(['first', 'second', 'next']);
  busy.end('next');
  expect((await next).status).toBe(200);
});

test('a phone that is slow to send its form holds no place', { meta: { shows: ['X18'] } }, async () => {
  const busy = await busyServer({ requestWait: 20_000 });
  const phones = await Promise.all([1, 2].map(() => slowForm(busy.port)));
  await expect.poll(() => busy.app.visits().working).toBe(2);
  const work = busy.asks('/slow/first');
  await expect.poll(() => busy.begun).toEqual(['first']);
  busy.end('first');
  expect((await work).status).toBe(200);
  for (const phone of phones) expect(await phone.finishes()).toContain('HTTP/1.1 200');
});

const FORM = '{"title":"A tap that drips"}';

/** Sends the first letter of a form, and the rest when asked to; answers what it hears. */
async function slowForm(port: number) {
  const socket = connect({ port, host: '127.0.0.1' });
  const head = ['POST /form HTTP/1.1', 'host: fettle.example', 'content-type: application/json'];
  socket.write(`${[...head, `content-length: ${FORM.length}`, '', ''].join('\r\n')}${FORM.slice(0, 1)}`);
  const heard = new Promise<string>((hear) => socket.once('data', (answer) => hear(answer.toString())));
  return {
    async finishes() {
      socket.write(FORM.slice(1));
      const answer = await heard;
      socket.destroy();
      return answer;
    },
  };
}
