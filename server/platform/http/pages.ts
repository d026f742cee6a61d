import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { PageRequest } from '../../../contract/page.ts';
import { mountPages, type PageRoute, type PagesOptions, type KeptAddress } from './page-route.ts';

/** Serves the web build: its hashed assets for ever, its public files, and every page from its server bundle. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  await app.register((files) => serveFiles(files, resolve(options.distDir, 'client')));
  mountPages(app, options, await loadBundle(resolve(options.distDir, 'server/server.js')));
}

const FORBIDDEN = 403;

async function serveFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  // A name that no file can have is a file that is not there.
  app.addHook('onRequest', async (request, reply) =>
    request.url.includes('%00') ? reply.callNotFound() : undefined,
  );
  // An address that leads out of the folder is of a file that is not there.
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    if (error.statusCode !== FORBIDDEN) throw error;
    return reply.callNotFound();
  });
  await app.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '365d',
  });
  for (const file of readdirSync(clientDir, { withFileTypes: true }).filter((entry) => entry.isFile()))
    servePublicFile(app, clientDir, file.name);
}

/** `favicon.svg` and its like keep their names when they change, so they are asked for again. */
function servePublicFile(app: FastifyInstance, clientDir: string, name: string): void {
  app.get(`/${name}`, { schema: { hide: true } }, (_request, reply) => {
    reply.header('cache-control', 'no-cache').header('content-security-policy', FILE_POLICY);
    return reply.sendFile(name, clientDir, { cacheControl: false });
  });
}

/** The worker asks our own server, and the page without a connection has a script and a style sheet of ours. */
const FILE_POLICY =
  "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

type Bundle = {
  default: { fetch: (request: Request, options: { context: PageRequest }) => Promise<Response> };
  keptAddress: KeptAddress;
};

/** By path at run time: the bundle is made after the server is written, and may be replaced without it. */
async function loadBundle(file: string): Promise<PageRoute> {
  const { default: bundle, keptAddress }: Bundle = await import(pathToFileURL(file).href);
  return {
    render: async (request, page) => bundle.fetch(request, { context: page }),
    keeps: { address: keptAddress },
  };
}
