import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/testing/free-port.ts';
import { UNHURRIED } from '../../server/testing/unhurried.ts';
import { temporaryFolder } from '../../server/testing/temporary-folder.ts';

export type RunningProduct = {
  url: string;
  /** The file of all it says. */
  log: string;
  /** The last it has said. */
  output: () => string;
  stop: () => Promise<void>;
};

// A machine that has much else to do is slow to start it.
const START_MS = 180_000;
const STOP_MS = 15_000;

/** The real product on a free port, on a database of its own unless `env` names one, thrown away afterwards. */
export async function startProduct(env: Record<string, string> = {}): Promise<RunningProduct> {
  if (!existsSync('dist/server/server.js'))
    throw new Error('There is no web build to test: run npm run build');
  const dataDir = temporaryFolder('fettle-e2e-');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const log = join(dataDir, 'said.log');
  const product = run(log, {
    PORT: String(port),
    APP_URL: url,
    DATA_DIR: dataDir,
    PLATFORM: 'demo',
    // Stories meet the people of the README, and count on nobody else being in reach.
    DEMO_WORLD: 'people',
    TRUST_PROXY: '1',
    ...UNHURRIED,
    ...env,
  });
  const stop = async () => {
    await stopProcess(product.process);
    await rm(dataDir, { recursive: true, force: true });
  };
  await ready(url, product).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { url, log, output: product.output, stop };
}

type Product = { process: ChildProcess; output: () => string };

function run(log: string, env: Record<string, string>): Product {
  const inherited = {
    ...process.env,
    DATABASE_URL: '',
    DATABASE_OWNER_URL: '',
    npm_lifecycle_event: '',
    LOG_LEVEL: 'warn',
  };
  const child = spawn(resolve('node_modules/.bin/node'), ['server/main.mjs'], {
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      appendFileSync(log, text);
      output = `${output}${text.toString()}`.slice(-4_000);
    });
  return { process: child, output: () => output };
}

async function ready(url: string, { process: child, output }: Product): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${url}/api/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`The product did not start:\n${output()}`);
}

/** By its own process, asked politely first: the database wants to be closed. */
async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const isGone = await Promise.race([gone.then(() => true), pause(STOP_MS, false)]);
  if (!isGone) child.kill('SIGKILL');
}
