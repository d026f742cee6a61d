import type { ConnectionProvider, DatabaseConnection, Kysely } from 'kysely';
import type pg from 'pg';
import { sendMessage, type Statement, statement } from './message.ts';
import { isPipelined, type Naming, nameOf } from './prepared-statements.ts';

const NOTHING = { rows: [], rowCount: 0, command: '' };

type Held = { text: string; values: unknown };
type Send = (text: unknown, values?: unknown, ...rest: unknown[]) => Promise<unknown>;

/** `failure` is why PostgreSQL takes nothing more: it answers every later statement that the transaction is aborted. */
type Transaction = { isOpen: boolean; held: Held[]; failure?: { reason: unknown } };

/**
 * Spares round trips within a transaction. Statements that are asked at once (`atOnce`) go out in one message
 * (message.ts). Its begin, and statements marked `pipelined`, whose answer nobody reads, wait and go out with the next
 * statement that is waited for, in their order. What is sent after one that fails, up to the commit, fails with its
 * error; nothing of the transaction stays then. Outside a transaction every statement goes out at once.
 */
export function sendTogether(pool: pg.Pool, naming: Naming): void {
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as Send;
    const gather = gatherer(client, send, naming);
    let transaction: Transaction = { isOpen: false, held: [] };
    const query: Send = (text, values, ...rest) => {
      if (typeof text !== 'string' || typeof values === 'function' || rest.length > 0)
        return send(text, values, ...rest);
      if (text === 'begin') transaction = { isOpen: true, held: [] };
      const { isOpen, held } = transaction;
      if (text === 'begin' || (isOpen && isPipelined(text))) {
        held.push({ text, values });
        return Promise.resolve(NOTHING);
      }
      if (!isOpen) return send(text, values);
      const isEnd = text === 'commit' || text === 'rollback';
      if (isEnd) transaction.isOpen = false;
      transaction.held = [];
      const isUnsent = held[0]?.text === 'begin';
      if (isUnsent && (text === 'rollback' || (isEnd && held.length === 1))) return Promise.resolve(NOTHING);
      if (text === 'rollback') return send(text, values);
      return answerOfLast([...held, { text, values }].map(gather), transaction);
    };
    client.query = query as typeof client.query; // the overloads of pg cannot be told apart in types
  });
}

/** What is asked before the program waits for anything goes out as one message. */
function gatherer(
  client: pg.PoolClient,
  send: Send,
  { namesStatements }: Naming,
): (asked: Held) => Promise<unknown> {
  let gathered: Statement[] = [];
  const flush = (): void => {
    const statements = gathered;
    gathered = [];
    sendMessage(client, statements);
  };
  return ({ text, values = [] }) => {
    if (!isOne(text)) {
      flush();
      return send(text, values);
    }
    if (gathered.length === 0) process.nextTick(flush);
    const next = statement(text, values as unknown[], namesStatements ? nameIn(text) : undefined);
    gathered.push(next);
    return next.answered.promise;
  };
}

/** Prepared once, like what is between them. */
const BOUNDS = new Set(['begin', 'commit']);

const nameIn = (text: string): string | undefined => (BOUNDS.has(text) ? text : (nameOf(text) ?? undefined));

/** Several statements in one text, as migrations have them, cannot be sent with others. */
const isOne = (text: string): boolean => !text.includes(';');

/** Answers what the last answers, once all have answered. */
async function answerOfLast(sent: Promise<unknown>[], transaction: Transaction): Promise<unknown> {
  for (const settled of await Promise.allSettled(sent))
    if ('reason' in settled) transaction.failure ??= { reason: settled.reason };
  if (transaction.failure) throw transaction.failure.reason;
  return sent.at(-1);
}

/**
 * Asks at once, and answers in the order of asking: of those that fail the first one's error is thrown, once all are
 * over.
 */
export async function atOnce<Asked extends readonly unknown[]>(
  ...asked: Asked
): Promise<{ -readonly [Place in keyof Asked]: Awaited<Asked[Place]> }> {
  for (const settled of await Promise.allSettled(asked)) if ('reason' in settled) throw settled.reason;
  return Promise.all(asked);
}

/** Kysely sends the statements of a transaction one at a time; ours go out when they are asked (`sendTogether`). */
export function askAtOnce(db: Pick<Kysely<never>, 'getExecutor'>): void {
  const executor = db.getExecutor();
  const withProvider = executor.withConnectionProvider.bind(executor);
  executor.withConnectionProvider = (provider) => withProvider(unlined(provider));
}

function unlined(provider: ConnectionProvider): ConnectionProvider {
  const taken: Promise<DatabaseConnection> = provider.provideConnection(async (connection) => connection);
  return { provideConnection: async (work) => work(await taken) };
}
