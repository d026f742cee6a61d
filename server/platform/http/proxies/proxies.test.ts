import { expect, test } from 'vitest';
import { createLog } from '../../log/log.ts';
import { bareHttp } from '../../../testing/bare-http.ts';

/** Whom the server takes for the client, behind so many proxies. */
async function clientBehind(trustedProxies: number, forwarded: string): Promise<string> {
  const app = await bareHttp({ trustedProxies });
  app.get('/who', { schema: { hide: true } }, async (request) => ({ ip: request.ip }));
  const answer = await app.inject({ url: '/who', headers: { 'x-forwarded-for': forwarded } });
  await app.close();
  return answer.json<{ ip: string }>().ip;
}

test('the client is whom the operator’s own proxies name, and nobody that a client names', {
  meta: { shows: ['R-16-031'] },
}, async () => {
  expect(await clientBehind(0, '203.0.113.7')).toBe('127.0.0.1');
  expect(await clientBehind(1, '203.0.113.7')).toBe('203.0.113.7');
  expect(await clientBehind(1, '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7');
  expect(await clientBehind(2, '198.51.100.1, 203.0.113.7, 10.0.0.1')).toBe('203.0.113.7');
});

const OF_THE_PROXY = {
  'x-request-id': '0b6f6a53-2d2c-4c1e-9d5b-0f6f2f0e7a11',
  traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
};

/** How a request is called in its answer, and what the log says of it. */
async function calledBehind(trustedProxies: number, headers: Record<string, string>) {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const app = await bareHttp({ log, trustedProxies });
  app.get('/who', { schema: { hide: true } }, async () => ({}));
  const answer = await app.inject({ url: '/who', headers });
  await app.close();
  const said: { request_id: string; trace_id?: string } = JSON.parse(lines.at(-1) ?? '{}');
  expect(said.request_id).toBe(answer.headers['x-request-id']);
  return said;
}

test('a request is called as the operator’s own proxy calls it, and never as a client does', async () => {
  const named = await calledBehind(1, OF_THE_PROXY);
  expect(named.request_id).toBe(OF_THE_PROXY['x-request-id']);
  expect(named.trace_id).toBe('4bf92f3577b34da6a3ce929d0e0e4736');
  const direct = await calledBehind(0, OF_THE_PROXY);
  expect(direct.request_id).not.toBe(OF_THE_PROXY['x-request-id']);
  expect(direct.trace_id).toBeUndefined();
  const odd = await calledBehind(1, { 'x-request-id': 'ann@example.test', traceparent: '00-0-0-00' });
  expect(odd.request_id).not.toContain('ann');
  expect(odd.trace_id).toBeUndefined();
});
