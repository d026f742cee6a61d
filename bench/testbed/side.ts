import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { anchorPlaces } from '../../server/platform/geo/places.ts';
import { rowOf } from '../rows/index.ts';
import type { Handler } from '../rows/row.ts';

/**
 * *Bare*, which the product is held against: node:http and pg with nothing between them. It checks the session; it has no
 * validation, no masking, no log, no refusals. Which row it answers it is told.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL),
  options: '-c jit=off',
});
const ground = { pool, places: anchorPlaces() };
let handler: Handler = async () => null;

const server = createServer((request, response) => {
  answer(request).then(
    (body) => {
      const text = body ?? '{}';
      response.writeHead(body === null ? 401 : 200, {
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
  const { headers, method, url = '' } = request;
  const token = headers.authorization?.slice('Bearer '.length) ?? headers.cookie?.split('=')[1] ?? '';
  const body = method === 'GET' ? '' : await bodyOf(request);
  return handler(ground, { path: url, token, key: String(headers['idempotency-key']), body });
}

function bodyOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (text: string) => (body += text));
    request.on('end', () => resolve(body)).on('error', reject);
  });
}

process.on('message', ({ row }: { row: string }) => {
  const { bare } = rowOf(row);
  if (!bare) throw new Error(`${row} has no handler beside the product`);
  handler = bare;
  process.send?.({ row });
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ port });
});
