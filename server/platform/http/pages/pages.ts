import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { PageRequest } from '../../../../contract/page.ts';
import { assetKey, isKey, RELEASES } from '../../files/files.ts';
import { mountPages, type PageRoute, type PagesOptions, type KeptAddress } from './page-route.ts';
import { type ReleaseAssets, releaseAssets } from './release-assets.ts';

/** Serves the web build: its hashed assets for ever, its public files, and every page from its server bundle. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const clientDir = resolve(options.distDir, 'client');
  const shared = await sharedAssets(app, join(clientDir, 'assets'), options);
  await app.register((files) => serveFiles(files, clientDir, shared));
  mountPages(app, options, await loadBundle(resolve(options.distDir, 'server/server.js')));
}

const FORBIDDEN = 403;

/** A store that is away is no reason not to start: only somebody with a page of another build would miss something. */
async function sharedAssets(
  app: FastifyInstance,
  folder: string,
  { files, now }: PagesOptions,
): Promise<ReleaseAssets | null> {
  if (!files) return null;
  const assets = releaseAssets({ files, folder, now });
  await assets.share().catch((err: unknown) => app.log.warn({ err }, 'assets could not be shared'));
  return assets;
}

async function serveFiles(
  app: FastifyInstance,
  clientDir: string,
  shared: ReleaseAssets | null,
): Promise<void> {
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
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    immutable: true,
    maxAge: '365d',
    // Their names end with the hash of their content, so there is nothing to ask again.
    etag: false,
    lastModified: false,
  });
  serveAssets(app, join(clientDir, 'assets'), shared);
  for (const file of readdirSync(clientDir, { withFileTypes: true }).filter((entry) => entry.isFile()))
    servePublicFile(app, clientDir, file.name);
}

function serveAssets(app: FastifyInstance, folder: string, shared: ReleaseAssets | null): void {
  // A build is never changed, so the disk is asked once.
  const own = new Set(readdirSync(folder));
  app.get<{ Params: { '*': string } }>('/assets/*', { schema: { hide: true } }, async (request, reply) => {
    const name = request.params['*'];
    const tag = `W/"${name}"`;
    const isHere = isAsset(name) && own.has(name);
    const stored = isHere ? null : ((await shared?.find(name)) ?? null);
    if (!isHere && !stored) return reply.callNotFound();
    reply.header('etag', tag);
    if (request.headers['if-none-match'] === tag) {
      stored?.destroy();
      return reply.code(304).send();
    }
    if (!stored) return reply.sendFile(name);
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(stored);
  });
}

/** Those that a build makes. */
const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

const isAsset = (name: string): boolean => isKey(assetKey(name)) && assetKey(name) !== RELEASES;

/** `favicon.svg` and its like keep their names when they change, so they are asked for again. */
function servePublicFile(app: FastifyInstance, clientDir: string, name: string): void {
  // By content: the same file has another date on another machine.
  const tag = `W/"${createHash('sha256')
    .update(readFileSync(join(clientDir, name)))
    .digest('base64url')}"`;
  app.get(`/${name}`, { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-cache').header('content-security-policy', FILE_POLICY);
    reply.header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
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
