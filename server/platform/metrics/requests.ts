import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Histogram, type Registry } from 'prom-client';

/** Seconds; the bounds within which people call a page quick, slow and broken. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** How long each answer took, by route and status, and what is being answered. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long an answer took, by the template of its route.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are being answered; those of the live events stay open for as long as a page does.',
    labelNames: ['route'],
    registers: [registry],
  });
  app.addHook('onRequest', async (request, { raw }) => {
    const route = routeOf(request);
    inFlight.inc({ route });
    raw.once('close', () => inFlight.dec({ route }));
  });
  app.addHook('onResponse', async (request, { elapsedTime, statusCode }) => {
    const labels = { method: request.method, route: routeOf(request), status: statusCode };
    seconds.observe(labels, elapsedTime / 1000);
  });
}

/** Its template: an address may hold somebody's e-mail, and each would be a series of its own. */
const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';
