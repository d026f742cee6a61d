import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '../../server/platform/db/embedded/index.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { temporaryFolder } from '../../server/testing/temporary-folder.ts';
import { UNHURRIED } from '../../server/testing/unhurried.ts';

export type Rolled = { requests: number; failed: string[] };

/** Where it is installed; nothing is installed by us. */
const HAPROXY = process.env.HAPROXY ?? 'haproxy';
const PATIENCE_MS = 120_000;
const DRAIN_SECONDS = 3;

/**
 * Two web processes behind the HAProxy of `deploy/`, replaced one after the other while requests come; null without an
 * HAProxy on this machine.
 */
export async function roll(rolls: number): Promise<Rolled | null> {
  const place = temporaryFolder('fettle-roll-');
  const running = new Set<ChildProcess>();
  const database = await startEmbedded({ dataDir: join(place, 'postgres') });
  try {
    const [door, ...ports] = [await freePort(), await freePort(), await freePort()];
    const web = (port = 0) => started({ port, place, databaseUrl: database.ownerUrl }, running);
    const processes: ChildProcess[] = [];
    for (const port of ports) processes.push(await web(port));
    const proxy = await haproxy(door, ports, running);
    if (!proxy) return null;
    const asking = askAgainAndAgain(`http://127.0.0.1:${door}`);
    for (let n = 0; n < rolls * ports.length; n++) {
      const index = n % ports.length;
      const leaving = processes[index];
      if (leaving) await ended(leaving);
      processes[index] = await web(ports[index]);
    }
    return await asking.stop();
  } finally {
    await Promise.all([...running].map(ended));
    await database.stop();
    await rm(place, { recursive: true, force: true });
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}

type Web = { port: number; place: string; databaseUrl: string };

async function started({ port, place, databaseUrl }: Web, running: Set<ChildProcess>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['server/main.mjs'], {
    env: {
      PATH: process.env.PATH,
      PLATFORM: 'staging',
      ROLE: 'web',
      DATABASE_URL: databaseUrl,
      SINGLE_MACHINE: 'true',
      DATA_DIR: place,
      PORT: String(port),
      DRAIN_SECONDS: String(DRAIN_SECONDS),
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      ...UNHURRIED,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  await untilAnswers(`http://127.0.0.1:${port}/api/health/ready`, child);
  return child;
}

async function haproxy(
  door: number | undefined,
  [one, two]: number[],
  running: Set<ChildProcess>,
): Promise<ChildProcess | null> {
  const child = spawn(HAPROXY, ['-f', 'deploy/haproxy.cfg'], {
    env: {
      PATH: process.env.PATH,
      APP_HOST: 'localhost',
      LISTEN: `127.0.0.1:${door}`,
      WEB_1: `127.0.0.1:${one}`,
      WEB_2: `127.0.0.1:${two}`,
    },
    stdio: 'ignore',
  });
  const isThere = await Promise.race([
    once(child, 'spawn').then(() => true),
    once(child, 'error').then(() => false),
  ]);
  if (!isThere) return null;
  running.add(child);
  child.once('exit', () => running.delete(child));
  await untilAnswers(`http://127.0.0.1:${door}/api/health/ready`, child);
  return child;
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(100)) {
    if ((await fetch(url).catch(() => null))?.ok) return;
    if (child.exitCode !== null || Date.now() > end) throw new Error(`${url} does not answer`);
  }
}

/** A page, a read of the API and a refused write, in turns. */
function askAgainAndAgain(base: string) {
  const result: Rolled = { requests: 0, failed: [] };
  let isStopped = false;
  const lane = async () => {
    while (!isStopped) {
      await ask(`${base}/login`, { method: 'GET' }, 200);
      await ask(`${base}/api/work-category`, { method: 'GET' }, 200);
      const body = JSON.stringify({ email: 'nobody@example.test', password: 'wrong' });
      await ask(`${base}/api/auth/login`, { method: 'POST', body, headers: JSON_BODY }, 422);
    }
  };
  const ask = async (url: string, init: RequestInit, status: number) => {
    result.requests += 1;
    const answer = await fetch(url, init).catch((error: unknown) => String(error));
    const seen = typeof answer === 'string' ? answer : answer.status;
    if (typeof answer !== 'string') await answer.arrayBuffer();
    // Guessing passwords is limited; the limit is an answer, too.
    if (seen !== status && seen !== 429)
      result.failed.push(`${init.method} ${new URL(url).pathname}: ${seen}`);
    await sleep(20);
  };
  const lanes = Promise.all([lane(), lane()]);
  return {
    async stop(): Promise<Rolled> {
      isStopped = true;
      await lanes;
      return result;
    },
  };
}

const JSON_BODY = { 'content-type': 'application/json' };
