import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../db/db.ts';
import { select } from '../../db/select-list.ts';
import { retryAfterS } from '../overload/retry-after.ts';

const PATIENCE_MS = 2_000;

/**
 * `live`: the process answers. `ready`: it can do its work, and is not on its way out. `db` has a connection that nobody
 * else waits for: a busy process is ready.
 */
export function mountHealth(app: FastifyInstance, options: { db: Db; isDraining(): boolean }): void {
  app.get('/api/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }));
  app.get('/api/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const ready = !options.isDraining() && (await canBeWritten(options.db));
    if (!ready) reply.code(503).header('retry-after', retryAfterS());
    return reply.send({ status: ready ? 'ready' : 'not_ready' });
  });
}

/** A server that was the leader, or a standby that took over its address, answers and keeps nothing. */
async function canBeWritten(db: Db): Promise<boolean> {
  const isWritable = sql<boolean>`current_setting('transaction_read_only') = 'off'`;
  const asked = select({ isWritable })``.execute(db).then(
    ({ rows }) => rows[0]?.isWritable === true,
    () => false,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref());
  return Promise.race([asked, late]);
}
