import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Asked, wire } from './load/calls.ts';
import { openConnection } from './load/connection.ts';
import type { Recording, Sent } from './recorded.ts';
import { generatedIn } from './same/generated.ts';

/** By what a request is known; its body is JSON. */
export const asking = ({ path, token, body }: { path: string; token: string; body: string }): string =>
  [path, token, body].join(' ');

export const bodyOf = ({ body }: Asked): string => (body ? JSON.stringify(body) : '');

export type Recorder = { record(asked: Asked[]): Promise<Recording>; close(): void };

/** Asks a product, which listens at `port`, and writes down what goes over its connections meanwhile. */
export async function openRecorder({ pool, port }: { pool: pg.Pool; port: number }): Promise<Recorder> {
  const tape = listenIn(pool);
  const connection = await openConnection(port);
  let serial = 0;
  const ask = async (asked: Asked) => {
    tape.start();
    const { status, body } = await connection.ask(wire(asked, `recorded-${Date.now()}-${(serial += 1)}`));
    if (status !== 200) throw new Error(`${asked.path}: ${status} ${body().slice(0, 300)}`);
    return { sent: await tape.stop(), answer: body() };
  };
  return {
    async record(asked) {
      const recording: Recording = {};
      for (const each of asked) {
        // The first look may leave a mark; what is recorded is looking again.
        await ask(each);
        const first = await ask(each);
        const second = await ask(each);
        const { path, token = '' } = each;
        const generated = generatedIn(first.sent, second.sent);
        recording[asking({ path, token, body: bodyOf(each) })] = { ...second, generated };
      }
      return recording;
    },
    close: connection.close,
  };
}

const QUIET_MS = 5;

function listenIn(pool: pg.Pool) {
  const heard = new WeakSet<pg.PoolClient>();
  let sent: Sent[] = [];
  let underWay = 0;
  let step = 0;
  const begin = (text: unknown, values: unknown): ((rows: number) => void) => {
    const query = (typeof text === 'string' ? { text, values } : text) as {
      text: string;
      values?: unknown[];
    };
    if (underWay === 0) step += 1;
    underWay += 1;
    const statement: Sent = { text: query.text, values: query.values ?? [], rows: 0, step };
    sent.push(statement);
    return (rows) => {
      underWay -= 1;
      statement.rows = rows;
    };
  };
  pool.on('acquire', (client) => {
    if (heard.has(client)) return;
    heard.add(client);
    hear(client, begin);
  });
  return {
    start: () => void (sent = []),
    /** A request may write something down after it was answered. */
    async stop(): Promise<Sent[]> {
      do await sleep(QUIET_MS);
      while (underWay > 0);
      return sent;
    },
  };
}

type Begin = (text: unknown, values: unknown) => (rows: number) => void;

/** The driver is called with a promise or with a function to be called back. */
function hear(client: pg.PoolClient, begin: Begin): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown;
  const heard = (...args: unknown[]): unknown => {
    const end = begin(args[0], typeof args[1] === 'function' ? [] : args[1]);
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      const called = (error: unknown, result: pg.QueryResult) => {
        end(result?.rows.length ?? 0);
        callback(error, result);
      };
      return send(...args.slice(0, -1), called);
    }
    const sending = send(...args) as Promise<pg.QueryResult>;
    void ended(sending, end);
    return sending;
  };
  client.query = heard as typeof client.query; // the overloads of pg cannot be told apart in types
}

/** The sender hears of its failure. */
async function ended(sending: Promise<pg.QueryResult>, end: (rows: number) => void): Promise<void> {
  const [settled] = await Promise.allSettled([sending]);
  end(settled.status === 'fulfilled' ? settled.value.rows.length : 0);
}
