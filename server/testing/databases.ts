import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export const TEMPLATE = 'template_fettle';

/** The address of another database of the same cluster. */
export function urlOf(clusterUrl: string, database: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** The two addresses of a database: for who serves, and for who owns it. */
export type TwoUrls = { url: string; ownerUrl: string };

/** A database of its own for a test file, a copy of the prepared one. */
export async function freshDatabase(): Promise<TwoUrls> {
  const { url, ownerUrl } = inject('cluster');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${TEMPLATE}`);
  } finally {
    await client.end();
  }
  return { url: urlOf(url, name), ownerUrl: urlOf(ownerUrl, name) };
}
