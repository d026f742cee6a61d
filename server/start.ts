import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import { DEMO_DOMAIN, DEMO_PASSWORD, PEOPLE } from './seed/demo/people.ts';
import { brand } from '../contract/brand.ts';
import { systemClock } from './platform/clock.ts';
import { type Config, ConfigError, readConfig } from './platform/config.ts';
import { type DatabaseHome, databaseHome } from './platform/db/home.ts';
import { tryFiles } from './platform/files/try-files.ts';
import { filesOf } from './platform/files/index.ts';
import { createLog, type Log, type Origin } from './platform/log/log.ts';
import { listeningFault, trySettings } from './platform/try-settings.ts';
import type { PagesOptions } from './platform/http/pages/page-route.ts';
import type { Product, ProductOptions } from './product.ts';

type Running = { config: Config; log: Log; product: Product; stopDatabase(): Promise<void> };

type MountPages = (app: Product['app'], options: PagesOptions) => Promise<void>;

/** The pages as they were built; the bundle is loaded only by a process that serves it. */
const builtPages: MountPages = async (app, options) => {
  const { registerPages } = await import('./platform/http/pages/pages.ts');
  await registerPages(app, options);
};

/**
 * Starts the program: configuration, database, product, address. A wrong setting ends it with one sentence
 * and nothing is left running.
 */
export async function start(env: NodeJS.ProcessEnv, mountPages: MountPages = builtPages): Promise<void> {
  try {
    const config = readConfig(env);
    const running = await run(config, mountPages);
    stopOnSignals(running);
    if (config.platform === 'demo' && config.opensWeb) greet(config);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function run(config: Config, mountPages: MountPages): Promise<Running> {
  const log = createLog(config.logLevel, null, originOf(config));
  const opening = trySettings(config)
    .then(() => tryFiles(config))
    .then(() => databaseHome(config, log));
  // A new database takes a second in processes of its own: time to read the rest of the program.
  const loading = import('./product.ts');
  loading.catch(() => undefined);
  const database = await opening;
  try {
    const { createProduct } = await loading;
    const product = await listen(config, { log, database, mountPages, createProduct });
    if (config.opensWorker) keepSweeping(product, log);
    const { port, platform } = config;
    log.info({ port, platform, heap_limit_mb: heapLimit() }, 'ready');
    return { config, log, product, stopDatabase: database.stop };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

const BYTES_A_MEGABYTE = 1024 * 1024;

/** What main.mjs or the operator allows. */
const heapLimit = () => Math.round(getHeapStatistics().heap_size_limit / BYTES_A_MEGABYTE);

const SWEEP_EVERY_MS = 60_000;

/** One sweep after the other, never two at once in this process. */
function keepSweeping(product: Product, log: Log): void {
  const sweep = async (): Promise<void> => {
    await product.sweep().catch((err: unknown) => log.warn({ err }, 'the days of the bank could not pass'));
    setTimeout(() => void sweep(), SWEEP_EVERY_MS).unref();
  };
  void sweep();
}

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

type Ground = {
  log: Log;
  database: DatabaseHome;
  mountPages: MountPages;
  createProduct(options: ProductOptions): Promise<Product>;
};

async function listen(
  config: Config,
  { log, database, mountPages, createProduct }: Ground,
): Promise<Product> {
  const { appUrl, platform, port, host, keptBytes } = config;
  // The demo is one process, and its folder keeps the assets of the build before.
  const files = config.opensWeb && platform !== 'demo' ? await filesOf(config) : null;
  const pages = { distDir: DIST, appUrl, platform, now: systemClock.now, keptBytes, files };
  const product = await createProduct({
    config,
    databaseUrl: database.url,
    directUrl: database.directUrl,
    ownerUrl: database.ownerUrl,
    log,
    clock: systemClock,
    mountPages: (app, contents) => mountPages(app, { ...pages, contents }),
  });
  try {
    await product.app.listen({ port, host });
    return product;
  } catch (error) {
    await product.stop();
    throw listeningFault(error, config);
  }
}

/** Lines of many processes come together in one place; each says which one wrote it. */
function originOf(config: Config): Origin {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  return { role: roleOf(config), host: hostname(), pid: process.pid, version };
}

const PACKAGE = new URL('../package.json', import.meta.url);

const roleOf = ({ opensWeb, opensWorker }: Config): string =>
  opensWeb && opensWorker ? 'all' : opensWeb ? 'web' : 'worker';

const ORPHAN_CHECK_MS = 500;
/** The process that started us. It may be gone before we are ready, so this is read before anything else is done. */
const PARENT = process.ppid;
const PATIENCE_MS = 12_000;

function stopOnSignals({ config, log, product, stopDatabase }: Running): void {
  let isStopping = false;
  let isDraining = false;
  const stop = async (reason: string): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    try {
      await product.stop();
    } finally {
      // PostgreSQL must not outlive us, whatever failed.
      await stopDatabase();
    }
    process.exit(0);
  };
  /** A balancer hears of it by `ready` and sends nothing new before the address closes; asked twice, it stops at once. */
  const drain = (): void => {
    if (isDraining || config.drainMs === 0) return void stop('SIGTERM');
    isDraining = true;
    product.drain();
    log.info({ seconds: config.drainMs / 1000 }, 'draining');
    setTimeout(() => void stop('SIGTERM'), config.drainMs);
  };
  process.on('SIGTERM', drain);
  process.once('SIGINT', () => void stop('SIGINT'));
  // npm does not pass SIGTERM on to what it runs: when it goes, we have a new parent.
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== PARENT && void stop('npm ended'), ORPHAN_CHECK_MS).unref();
}

function greet({ appUrl }: Config): void {
  const people = PEOPLE.map(({ first, last, role, mailbox, note }) => {
    const address = `${mailbox}@${DEMO_DOMAIN}`;
    return `  ${address.padEnd(22)} ${`${first} ${last}`.padEnd(12)} ${role.padEnd(9)} ${note}`;
  });
  const lines = [
    '',
    `${brand.name} is ready: ${appUrl}`,
    `Mail and text messages are kept at ${appUrl}/dev/mailbox`,
    '',
    `Sign in at ${appUrl}/login with the password ${DEMO_PASSWORD}`,
    ...people,
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
