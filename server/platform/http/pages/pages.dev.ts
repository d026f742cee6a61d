import type { FastifyInstance } from 'fastify';
import { createServer, isRunnableDevEnvironment } from 'vite';
import type { PageRequest } from '../../../../contract/page.ts';
import { mountPages, type PagesOptions } from './page-route.ts';

type Entry = {
  default: { fetch: (request: Request, options: { context: PageRequest }) => Promise<Response> };
};

/** The same pages straight from their sources, with Vite's server inside of this process. */
export async function registerDevPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: 'custom',
  });
  app.addHook('onClose', () => vite.close());
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment to render pages in');
  mountPages(app, options, {
    first: vite.middlewares,
    // Vite puts styles and scripts of its own into the page; the built product is held to the policy.
    without: ['content-security-policy'],
    render: async (request, page) => {
      const { default: entry }: Entry = await ssr.runner.import('virtual:tanstack-start-server-entry');
      return entry.fetch(request, { context: page });
    },
  });
}
