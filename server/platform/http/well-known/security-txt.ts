import type { FastifyInstance } from 'fastify';
import { brand } from '../../../../contract/brand.ts';
import { securityPolicy } from '../../../../contract/security-policy.ts';

const HERE = '/.well-known/security.txt';
const POLICY = '/security-policy.txt';
/** Less than the year that RFC 9116 asks for: what is served now was true half a year ago at most. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60_000;

/** Tells whom to write to about a weakness, where RFC 9116 has people and tools look for it. */
export function mountSecurityTxt(app: FastifyInstance, site: { appUrl: string; now: () => Date }): void {
  const schema = { hide: true };
  app.get(HERE, { schema }, async (_request, reply) => reply.headers(KEPT).type(PLAIN).send(textOf(site)));
  app.get(POLICY, { schema }, async (_request, reply) =>
    reply.headers(KEPT).type(PLAIN).send(securityPolicy),
  );
  app.get('/security.txt', { schema }, async (_request, reply) => reply.redirect(HERE, 301));
}

const KEPT = { 'cache-control': 'public, max-age=3600' };
const PLAIN = 'text/plain; charset=utf-8';

const textOf = ({ appUrl, now }: { appUrl: string; now: () => Date }): string =>
  [
    `Contact: mailto:${brand.contact.securityEmail}`,
    `Expires: ${new Date(now().getTime() + VALID_DAYS * DAY_MS).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${appUrl}${HERE}`,
    `Policy: ${appUrl}${POLICY}`,
    '',
  ].join('\n');
