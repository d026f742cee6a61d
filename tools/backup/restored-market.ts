import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../server/testing/free-port.ts';
import { UNHURRIED } from '../../server/testing/unhurried.ts';
import { BackupError } from './paper.ts';

export type RestoredMarket = { baseUrl: string; stop(): Promise<void> };

const PATIENCE_MS = 120_000;

/**
 * The program on restored data. It gets none of our settings, so it reaches no mail server, no bank and no bucket:
 * messages are caught and payments are simulated, whatever the data is of.
 */
export async function restoredMarket(dataDir: string, platform: 'demo' | 'staging'): Promise<RestoredMarket> {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['server/main.mjs'], {
    env: {
      PATH: process.env.PATH,
      PLATFORM: platform,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      DRAIN_SECONDS: '0',
      ...UNHURRIED,
      npm_lifecycle_event: 'drill', // it ends by itself when we are killed
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = text(child.stderr);
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for (const end = Date.now() + PATIENCE_MS; !(await isReady(baseUrl)); await sleep(200)) {
    if (child.exitCode !== null) throw new BackupError(`The restored market did not start: ${await said}`);
    if (Date.now() > end) {
      await stop();
      throw new BackupError('The restored market was not ready within two minutes.');
    }
  }
  return { baseUrl, stop };
}

const isReady = async (baseUrl: string): Promise<boolean> =>
  (await fetch(`${baseUrl}/api/health/ready`).catch(() => null))?.ok ?? false;
