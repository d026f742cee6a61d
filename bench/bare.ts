import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { anchorPlaces } from '../server/platform/geo/places.ts';
import { bareInbox } from './bare/inbox.ts';
import { barePost } from './bare/post.ts';

/**
 * What the product is held against: node:http and pg with nothing between them, running the same SQL. It checks the
 * session and makes the same writes; it has no validation, no masking, no log, no refusals.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL),
});
const places = anchorPlaces();

const server = createServer((request, response) => {
  answer(request).then(
    (body) => {
      const status = body === null ? 401 : 200;
      const text = body ?? '{}';
      response.writeHead(status, {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      });
      response.end(text);
    },
    (error: unknown) => {
      const text = String(error);
      response.writeHead(500, { 'content-length': Buffer.byteLength(text) });
      response.end(text);
    },
  );
});

async function answer(request: IncomingMessage): Promise<string | null> {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  if (request.method === 'GET') return bareInbox(pool, token);
  const body = await bodyOf(request);
  return barePost(pool, places, { token, key: String(request.headers['idempotency-key']), body });
}

function bodyOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (text: string) => (body += text));
    request.on('end', () => resolve(body)).on('error', reject);
  });
}

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ port });
});
process.on('disconnect', () => process.exit(0));
