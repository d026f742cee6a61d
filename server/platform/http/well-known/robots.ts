import type { FastifyInstance } from 'fastify';
import type { PlatformName } from '../../config.ts';

/** Where search engines may go. A demo or staging site must not be found instead of the real one. */
export function mountRobots(app: FastifyInstance, site: { platform: PlatformName; appUrl: string }): void {
  const rules = site.platform === 'production' ? PUBLIC_RULES : ['Disallow: /'];
  const text = ['User-agent: *', ...rules, '', `Sitemap: ${site.appUrl}/sitemap.xml`, ''].join('\n');
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
  );
}

const PUBLIC_RULES = [
  'Disallow: /api',
  'Disallow: /dashboard',
  'Disallow: /dev',
  'Disallow: /unsubscribe',
  'Disallow: /join',
  'Allow: /',
];
