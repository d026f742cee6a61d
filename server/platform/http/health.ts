import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { retryAfterS } from './retry-after.ts';

const PATIENCE_MS = 2_000;

/** `live`: the process answers. `ready`: it can do its work, and is not on its way out. */
export function mountHealth(app: FastifyInstance, options: { db: Db; isDraining(): boolean }): void {
  app.get('/api/health/live', { schema: { hide: true } }, async () => ({ status: 'live' }));
  app.get('/api/health/ready', { schema: { hide: true } }, async (_request, reply) => {
    const ready = !options.isDraining() && (await answers(options.db));
    if (!ready) reply.code(503).header('retry-after', retryAfterS());
    return reply.send({ status: ready ? 'ready' : 'not_ready' });
  });
}

async function answers(db: Db): Promise<boolean> {
  const asked = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref());
  return Promise.race([asked, late]);
}
