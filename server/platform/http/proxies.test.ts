import { expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { createHttp } from './server.ts';

/** Whom the server takes for the client, behind so many proxies. */
async function clientBehind(trustedProxies: number, forwarded: string): Promise<string> {
  const log = createLog('silent');
  const options = {
    log,
    appUrl: 'http://localhost:3000',
    maxEventLoopDelay: 60_000,
    requestsAtOnce: 40,
    requestWait: 60_000,
    identify: async () => null,
  };
  const app = await createHttp({ ...options, trustedProxies });
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
