import { Agent, request } from 'node:http';
import type { Person } from './person.ts';
import type { SecondProcess } from './second-process.ts';

export type Ask = { method: 'GET' | 'POST'; path: string; body?: unknown; key?: string };

/** What a caller got: an HTTP status with its body, or why there was none. */
export type Got = { status: number | string; body: string; retryAfter?: string; sentAt: number };

export type Caller = (ask: Ask) => Promise<Got>;

/** Somebody whose connection stays open between requests, as a browser's and a proxy's does. */
export async function callerOf(person: Person, { baseUrl }: { baseUrl: string }): Promise<Caller> {
  const agent = new Agent({ keepAlive: true });
  const authorization = `Bearer ${await person.token()}`;
  return ({ method, path, body, key }) =>
    new Promise((resolve) => {
      const got: Got = { status: 'nothing', body: '', sentAt: performance.now() };
      const failed = ({ code, message }: NodeJS.ErrnoException) =>
        resolve({ ...got, status: code ?? message });
      const headers = {
        authorization,
        'content-type': 'application/json',
        ...(key && { 'idempotency-key': key }),
      };
      const sent = request(`${baseUrl}/api${path}`, { method, agent, headers }, (answer) => {
        got.status = answer.statusCode ?? 0;
        got.retryAfter = answer.headers['retry-after'];
        answer.on('data', (part: Buffer) => (got.body += part.toString()));
        answer.on('error', failed).on('end', () => resolve(got));
      });
      sent.on('error', failed).end(body === undefined ? undefined : JSON.stringify(body));
    });
}

/** Asks the process to stop, and answers its exit code: 0 if it came to its end within the time that it gives itself. */
export async function terminated(process: SecondProcess): Promise<number | null> {
  process.signal('SIGTERM');
  return process.ended;
}
