import { SESSION_COOKIE } from '../../../server/platform/http/door.ts';

/** What the load asks, as plain data, since it comes from another process. */
export type Asked = {
  method: 'GET' | 'POST';
  path: string;
  /** The session of who asks; a page is asked for with a cookie, as browsers do. */
  token?: string;
  body?: Record<string, unknown>;
};

/** A request as it goes over the wire; `serial` is unlike any other of this run. */
export function wire({ method, path, token, body }: Asked, serial: string): string {
  const text = body ? JSON.stringify(body) : '';
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    ...(token ? [proofOf(path, token)] : []),
    ...(body ? [`content-type: application/json`, `content-length: ${Buffer.byteLength(text)}`] : []),
    ...(method === 'POST' ? [`idempotency-key: ${serial}`] : []),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${text}`;
}

const proofOf = (path: string, token: string): string =>
  path.startsWith('/api/') ? `authorization: Bearer ${token}` : `cookie: ${SESSION_COOKIE}=${token}`;
