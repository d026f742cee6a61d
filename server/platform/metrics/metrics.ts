import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { Refusal } from '../refusal.ts';
import { METRICS } from '../http/well-known/watching.ts';
import { measureRequests } from './requests.ts';

/** Something that is counted when somebody asks for it. */
export type Measure = {
  name: string;
  /** One sentence for the operator. */
  help: string;
  /** The word that tells its values apart. */
  label: string;
  read(): Promise<Record<string, number>> | Record<string, number>;
};

export type MetricsOptions = { token: string; measures: readonly Measure[] };

/**
 * What Prometheus reads: requests, the process itself and these measures, of this process alone. Names of routes and
 * queues only; never an id, an address or a person. Who has no token is told nothing.
 */
export function mountMetrics(app: FastifyInstance, { token, measures }: MetricsOptions): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  for (const measure of measures) gauge(registry, measure);
  app.get(METRICS, { schema: { hide: true } }, async ({ headers }, reply) => {
    if (!isSame(headers.authorization ?? '', `Bearer ${token}`)) throw new Refusal('unauthenticated');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function gauge(registry: Registry, { name, help, label, read }: Measure): void {
  const made = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      // What is not there any more is not told again.
      made.reset();
      for (const [value, amount] of Object.entries(await read())) made.set({ [label]: value }, amount);
    },
  });
}

/** In the same time wherever they differ, and however long they are. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

const digest = (text: string) => createHash('sha256').update(text).digest();
