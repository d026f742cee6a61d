import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
};
export type Answered = { status?: number; body: unknown };
/** `null`: the line goes dead, and nobody knows what was done. */
export type Answer = (asked: Asked) => Answered | null;

/** Who pays in the tests of the adapters. */
export const PAYER = {
  id: 'b1',
  name: 'Stone Plumbing',
  firstName: 'Bob',
  lastName: 'Stone',
  email: 'bob@example.test',
};

export type ProviderServer = { url: string; asked: Asked[]; stop(): Promise<void> };

/** A server on this machine that answers as a payment provider documents it, and keeps what it was asked. */
export async function providerServer(answer: Answer): Promise<ProviderServer> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider');
      const one = {
        method: request.method ?? '',
        path: pathname,
        query: searchParams,
        headers: request.headers,
        body,
      };
      asked.push(one);
      const answered = answer(one);
      if (!answered) return void request.socket.destroy();
      response.writeHead(answered.status ?? 200, {
        'content-type': 'application/json',
        'request-id': 'req_1',
      });
      response.end(JSON.stringify(answered.body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
