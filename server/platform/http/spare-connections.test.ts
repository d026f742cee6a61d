import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { closeSpareConnections } from './spare-connections.ts';

test('a connection that a browser opened ahead of need does not hold a stop up', {
  meta: { shows: ['X17'] },
}, async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  closeSpareConnections(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const started = performance.now();
  await app.close();
  // As long as X17 gives a stop; without us it would be a minute.
  expect(performance.now() - started).toBeLessThan(10_000);
});
