/** What the load asks, as plain data, since it comes from another process. */
export type Asked =
  | { kind: 'inbox'; token: string }
  | { kind: 'page'; path: string }
  | { kind: 'post'; token: string; job: Record<string, unknown> };

/** A request as it goes over the wire; `serial` is unlike any other of this run. */
export function wire(asked: Asked, serial: string): string {
  if (asked.kind === 'page') return `GET ${asked.path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
  const common = `host: localhost\r\nauthorization: Bearer ${asked.token}\r\n`;
  if (asked.kind === 'inbox') return `GET /api/business/leads HTTP/1.1\r\n${common}\r\n`;
  const body = JSON.stringify(asked.job);
  const headers = `${common}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  return `POST /api/job HTTP/1.1\r\n${headers}idempotency-key: ${serial}\r\n\r\n${body}`;
}
