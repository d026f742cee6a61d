import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdir } from 'node:fs/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { bucketServer } from '../../testing/bucket.ts';
import { PRODUCTION } from '../../testing/production.ts';
import { ConfigError, readConfig } from '../config.ts';
import { tryFiles } from './try-files.ts';

const bucket = await bucketServer('fettle-tried');
afterAll(bucket.close);

/** What a start with these settings says of its files; nothing where it goes on. */
const saidOf = async (settings: Record<string, string>): Promise<string> => {
  const fault: unknown = await tryFiles(readConfig(settings)).catch((error: unknown) => error);
  if (fault === undefined) return '';
  expect(fault).toBeInstanceOf(ConfigError);
  return (fault as Error).message;
};

const OUTSIDE = { DATABASE_URL: 'postgres://ann@db.example.com/fettle' };

test.each([{ PLATFORM: 'staging' }, PRODUCTION])(
  'several machines share a bucket, or are said to be one: %o',
  async (platform) => {
    expect(await saidOf({ ...platform, ...OUTSIDE })).toMatch(
      /^S3_BUCKET must be set .*SINGLE_MACHINE=true\.$/,
    );
    expect(await saidOf({ ...platform, ...OUTSIDE, SINGLE_MACHINE: 'false' })).toContain('S3_BUCKET');
    expect(await saidOf({ ...platform, ...OUTSIDE, SINGLE_MACHINE: 'true' })).toBe('');
    expect(await saidOf({ ...platform, ...OUTSIDE, ...bucket.settings })).toBe('');
    // The embedded database is one machine's, and so is the demo.
    expect(await saidOf(platform)).toBe('');
    expect(await saidOf(OUTSIDE)).toBe('');
  },
);

test('a bucket that works is tried, and nothing of it is left there', async () => {
  expect(await saidOf(bucket.settings)).toBe('');
  const left = await readdir(bucket.root, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([]);
  expect(await saidOf({ ...bucket.settings, S3_BUCKET: 'not-there' })).toBe(
    'S3_BUCKET not-there takes no file (NoSuchBucket).',
  );
});

describe('a right that is missing is named', () => {
  const isList = ({ method, url }: IncomingMessage) => method === 'GET' && url?.includes('list-type');
  const cases: [string, (request: IncomingMessage) => boolean | undefined][] = [
    ['takes no file', ({ method }) => method === 'PUT'],
    ['does not give back what it took', (request) => request.method === 'GET' && !isList(request)],
    ['does not list its files', isList],
    ['does not let a file be removed', ({ method }) => method === 'DELETE'],
  ];

  test.each(cases)('%s', async (words, isDenied) => {
    const kept = new Map<string, string>();
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const path = (request.url ?? '').replace(/\?.*/, '');
        if (isDenied(request)) return void response.writeHead(403).end(DENIED);
        if (request.method === 'PUT') kept.set(path, body);
        if (isList(request)) return void response.end('<ListBucketResult></ListBucketResult>');
        response.writeHead(request.method === 'DELETE' ? 204 : 200).end(kept.get(path));
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const S3_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await saidOf({ ...bucket.settings, S3_ENDPOINT })).toBe(
      `S3_BUCKET fettle-tried ${words} (AccessDenied).`,
    );
    server.closeAllConnections();
    await once(server.close(), 'close');
  });
});

const DENIED = '<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>';
