import type { Writable } from 'node:stream';
import type pg from 'pg';

const PIPELINED = /^\s*\/\* (?:prepared: [a-z-]+, )?pipelined \*\//;
const NOTHING = { rows: [], rowCount: 0, command: '' };

type Statement = { text: string; values: unknown };
type Send = (text: unknown, values?: unknown, ...rest: unknown[]) => Promise<unknown>;

/**
 * Spares round trips within a transaction. Its begin, and statements that start with a comment such as
 * `prepared: history, pipelined`, whose answer nobody reads, wait and go out in one message with the next statement that is
 * waited for, in their order. One that fails fails that next statement, or the commit, with its own error; nothing
 * of the transaction stays then. Outside a transaction every statement goes out at once.
 */
export function sendTogether(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as Send;
    const transaction = { isOpen: false, held: [] as Statement[] };
    const query: Send = (text, values, ...rest) => {
      if (typeof text !== 'string' || typeof values === 'function' || rest.length > 0)
        return send(text, values, ...rest);
      if (text === 'begin') transaction.isOpen = true;
      const { isOpen, held } = transaction;
      if (text === 'begin' || (isOpen && PIPELINED.test(text))) {
        held.push({ text, values });
        return Promise.resolve(NOTHING);
      }
      const isEnd = text === 'commit' || text === 'rollback';
      if (isEnd) transaction.isOpen = false;
      transaction.held = [];
      const isUnsent = held[0]?.text === 'begin';
      if (isUnsent && (text === 'rollback' || (isEnd && held.length === 1))) return Promise.resolve(NOTHING);
      if (held.length === 0 || text === 'rollback') return send(text, values);
      return inOneMessage(client, () =>
        [...held, { text, values }].map((each) => send(each.text, each.values)),
      );
    };
    client.query = query as typeof client.query; // the overloads of pg cannot be told apart in types
  });
}

/** Answers what the last answers, once all have answered. */
async function inOneMessage(client: pg.PoolClient, send: () => Promise<unknown>[]): Promise<unknown> {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  const sent = send();
  stream.uncork();
  const settled = await Promise.allSettled(sent);
  const failed = settled.find((each) => 'reason' in each);
  if (failed) throw failed.reason;
  return sent.at(-1);
}
