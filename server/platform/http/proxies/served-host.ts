import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../refusal.ts';
import { isWatching } from '../well-known/watching.ts';

const OF_THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]'];
const LETTERS_OF_A_HOST = /^[\w.:[\]-]+$/;

/**
 * Answers 421 to anybody who calls us by a name that is not ours: nothing is kept for it by a cache in
 * between, and no page of ours stands under it. Who watches our health, or is on this machine, may use any.
 */
export function serveOneHost(app: FastifyInstance, appUrl: string): void {
  const { protocol, host: ours } = new URL(appUrl);
  app.addHook('onRequest', async ({ url, headers }) => {
    if (isWatching(url)) return;
    const named = hostIn(protocol, headers.host ?? '');
    if (named?.host !== ours && !OF_THIS_MACHINE.includes(named?.hostname ?? ''))
      throw new Refusal('misdirected');
  });
}

/** As addresses have it: in small letters, without the port that goes without saying. */
function hostIn(protocol: string, named: string): URL | null {
  return LETTERS_OF_A_HOST.test(named) ? URL.parse(`${protocol}//${named}`) : null;
}
