import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What is on its way when the stop begins still arrives. */
const GRACE_MS = 1_000;

/**
 * Browsers open connections ahead of need. One that never carried a request does not count as idle for Node,
 * so it would hold a shutdown up until its owner lets go of it.
 */
export function closeSpareConnections(app: FastifyInstance): void {
  const spare = new Set<Socket>();
  app.server.on('connection', (socket) => {
    spare.add(socket);
    socket.once('close', () => spare.delete(socket));
  });
  app.server.on('request', ({ socket }) => spare.delete(socket));
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of spare) socket.destroy();
    }, GRACE_MS).unref();
  });
}
