import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { closeSpareConnections } from './spare-connections.ts';

test('a connection that a browser opened ahead of need does not hold a stop up', {
  meta: { shows: ['X17'] },
}, async () => {
  // Without us the server would wait for it for ever, and not only for a minute.
  const app = fastify({ forceCloseConnections: 'idle', http: { headersTimeout: 0, requestTimeout: 0 } });
  closeSpareConnections(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const closed = once(socket, 'close');
  await app.close();
  await closed;
  expect(app.server.listening).toBe(false);
});
