import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { Routes } from '../../../contract/kernel.ts';
import { Refusal } from '../refusal.ts';

const METHODS: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers 405 with `Allow` for the methods a known path does not take. */
export function refuseOtherMethods(app: FastifyInstance, table: Routes): void {
  const byPath = Map.groupBy(Object.values(table), (route) => route.path);
  for (const [path, routes] of byPath) {
    const allowed: string[] = routes.map((route) => route.method);
    app.route({
      method: METHODS.filter((method) => !allowed.includes(method)),
      url: `/api${path}`,
      schema: { hide: true },
      onRequest: async (_request, reply) => {
        reply.header('allow', allowed.join(', '));
        throw new Refusal('method_not_allowed');
      },
      handler: async () => null,
    });
  }
}
