import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The system gives the ports above to connections that go out, thousands in a run: one of them might take a port
 * before the program that it was found for listens at it.
 */
const FROM = 16_000;
const BELOW = 32_000;

/** A port at which nobody listens, and nobody will by chance. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FROM, BELOW);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  const isOurs = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (isOurs) await once(server.close(), 'close');
  return isOurs;
}
