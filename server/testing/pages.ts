import type { PageRequest } from '../../contract/page.ts';
import { readConfig } from '../platform/config.ts';
import { createLog, type Log } from '../platform/log/log.ts';
import { mountPages, type PageRoute } from '../platform/http/pages/page-route.ts';
import { createProduct } from '../product.ts';
import type { TestMarket } from './market.ts';
import { UNHURRIED } from './unhurried.ts';

type Given = Pick<PageRoute, 'render' | 'keeps'> & { log?: Log };

/** The product as it runs, on the database of a market: with pages that take every address the API leaves over. */
export async function withPages(
  { databaseUrl, clock }: Pick<TestMarket, 'databaseUrl' | 'clock'>,
  { render, log = createLog('silent'), keeps }: Given,
) {
  const settings = { PLATFORM: 'staging', DATABASE_URL: databaseUrl, ROLE: 'web', ...UNHURRIED };
  const config = readConfig(settings);
  const product = await createProduct({
    config,
    databaseUrl,
    clock,
    log,
    mountPages: async (app, contents) =>
      mountPages(
        app,
        { ...config, distDir: '', now: clock.now, contents },
        { render, ...(keeps && { keeps }) },
      ),
  });
  const baseUrl = await product.app.listen({ port: 0, host: '127.0.0.1' });
  return { baseUrl, stop: product.stop };
}

/** A page that says what a call answers, as the bundle would: with a script that the policy lets run. */
export const pageOf = (page: PageRequest, body: unknown): Response =>
  new Response(
    `<!DOCTYPE html><script nonce="${page.nonce}">begin()</script><main>${JSON.stringify(body)}</main>`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
