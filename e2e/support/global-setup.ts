import type { FullConfig } from '@playwright/test';
import { startProduct } from './server.ts';
import { LOGS, URLS } from './worlds.ts';

/** A product with a world of its own for each of the workers; what is returned stops them. */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  const products = await Promise.all(Array.from({ length: workers }, () => startProduct()));
  process.env[URLS] = products.map(({ url }) => url).join(' ');
  process.env[LOGS] = products.map(({ log }) => log).join(':');
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
  };
}
