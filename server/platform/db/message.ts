import type { Writable } from 'node:stream';
import pg from 'pg';
import utils from 'pg/lib/utils.js';

/** A statement, with a name where it is to be prepared, and the promise that its answer is given to. */
export type Statement = {
  name?: string;
  text: string;
  values: readonly unknown[];
  answered: PromiseWithResolvers<Answer>;
};

/** What pg itself would answer of it. */
export type Answer = { command: string; rowCount: number | null; rows: object[] };

export const statement = (text: string, values: readonly unknown[], name?: string): Statement => ({
  ...(name && { name }),
  text,
  values,
  answered: Promise.withResolvers<Answer>(),
});

/**
 * Sends statements in one message with one Sync at its end: PostgreSQL runs them in their order, sends all answers with one
 * call, and after one that fails it takes none of the rest. `pg` sends a Sync with each, and PostgreSQL a call for each.
 */
export function sendMessage(client: pg.PoolClient, statements: readonly Statement[]): void {
  const [first] = statements;
  if (first) ask.call(client, new Message(first, statements, shapesOf(client)));
}

// Past whatever stands before a client's own method: it was asked when the statements came.
const ask = pg.Client.prototype.query as unknown as (this: pg.PoolClient, message: Message) => void;

/** What a prepared statement answers: the names of its columns, and how each is read. */
type Shape = { names: string[]; readers: ((text: string) => unknown)[] };

// PostgreSQL refuses to run a prepared statement whose columns have changed, so each is described once for a connection.
const shapes = new WeakMap<pg.PoolClient, Map<string, Shape>>();

function shapesOf(client: pg.PoolClient): Map<string, Shape> {
  let known = shapes.get(client);
  if (!known) shapes.set(client, (known = new Map()));
  return known;
}

/** What we use of pg's own connection. */
type Connection = {
  stream: Writable;
  parsedStatements: Record<string, string | undefined>;
  submittedNamedStatements: Record<string, string | undefined>;
  _send(buffer: Buffer): boolean;
  parse(statement: { name: string; text: string }): void;
  bind(bound: { statement: string; values: readonly unknown[]; valueMapper: typeof valueOf }): void;
  describe(portal: { type: 'P'; name: string }): void;
  execute(portal: { portal: string }): void;
  sync(): void;
};

/** The connection with what it would send kept in `chunks`. Made once: what is the prototype of another object is read slower. */
type Collector = { collecting: Connection; chunks: Buffer[] };

const collectors = new WeakMap<Connection, Collector>();

function collectorOf(connection: Connection): Collector {
  const known = collectors.get(connection);
  if (known) return known;
  const chunks: Buffer[] = [];
  const collecting: Connection = Object.create(connection, {
    _send: { value: (chunk: Buffer) => chunks.push(chunk) },
  });
  const made = { collecting, chunks };
  collectors.set(connection, made);
  return made;
}

type Column = { name: string; dataTypeID: number };

// pg asks what it is given to be one of its own queries; the types name only what others may call.
const PgQuery = pg.Query as unknown as new (text: string) => { name?: string; text: string };

/** For pg it is one query, which is answered when its Sync is. */
class Message extends PgQuery {
  readonly #statements: readonly Statement[];
  readonly #shapes: Map<string, Shape>;
  readonly #answers: Answer[] = [];
  #shape: Shape = NO_COLUMNS;
  #rows: object[] = [];
  /** What an answer could not be read by. */
  #fault: unknown = null;

  constructor(first: Statement, statements: readonly Statement[], known: Map<string, Shape>) {
    super(first.text);
    this.#statements = statements;
    this.#shapes = known;
    this.#look();
  }

  /** Answers the error of what could not be written, of which nothing is sent then. */
  submit(connection: Connection): unknown {
    const { collecting, chunks } = collectorOf(connection);
    try {
      for (const each of this.#statements) this.#write(collecting, each);
    } catch (error) {
      chunks.length = 0;
      return error;
    }
    collecting.sync();
    const message = Buffer.concat(chunks.splice(0));
    if (connection.stream.writable) connection.stream.write(message);
    return null;
  }

  #write(connection: Connection, { name = '', text, values }: Statement): void {
    const { parsedStatements, submittedNamedStatements } = connection;
    if (!name || (!parsedStatements[name] && !submittedNamedStatements[name])) {
      connection.parse({ name, text });
      if (name) submittedNamedStatements[name] = text;
    }
    connection.bind({ statement: name, values, valueMapper: valueOf });
    if (!this.#shapes.has(name)) connection.describe({ type: 'P', name: '' });
    connection.execute({ portal: '' });
  }

  handleRowDescription({ fields }: { fields: Column[] }): void {
    this.#shape = {
      names: fields.map(({ name }) => name),
      readers: fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text')),
    };
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const { names, readers } = this.#shape;
    const row: Record<string, unknown> = {};
    try {
      for (let at = 0; at < names.length; at++) {
        const text = fields[at] ?? null;
        row[names[at] ?? ''] = text === null ? null : readers[at]?.(text);
      }
    } catch (error) {
      this.#fault ??= error;
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { name } = this;
    if (name && !this.#shapes.has(name)) this.#shapes.set(name, this.#shape);
    this.#answers.push({ ...commandIn(text), rows: this.#rows });
    this.#rows = [];
    this.#look();
  }

  /** Nothing of it, so nothing to read. */
  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  /** Of the statement whose turn it is, and of all behind it, which PostgreSQL has not run. */
  handleError(error: unknown, { parsedStatements, submittedNamedStatements }: Connection): void {
    this.#answer();
    for (const { name, answered } of this.#statements.slice(this.#answers.length)) {
      if (name && !parsedStatements[name]) delete submittedNamedStatements[name];
      answered.reject(error);
    }
  }

  handleReadyForQuery(): void {
    this.#answer();
  }

  #answer(): void {
    for (const [place, answer] of this.#answers.entries()) {
      const { answered } = this.#statements[place] ?? {};
      if (this.#fault === null) answered?.resolve(answer);
      else answered?.reject(this.#fault);
    }
  }

  /** pg keeps what was prepared by the name and text of what is being answered. */
  #look(): void {
    const next = this.#statements[this.#answers.length];
    this.name = next?.name ?? '';
    this.text = next?.text ?? '';
    this.#shape = this.#shapes.get(this.name) ?? NO_COLUMNS;
  }
}

const NO_COLUMNS: Shape = { names: [], readers: [] };

/** Moments in a fifth of the time that pg takes for them. */
function valueOf(value: unknown): Buffer | string | null {
  if (typeof value === 'string') return value;
  if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString();
  return utils.prepareValue(value);
}

/** As it is told: `INSERT 0 1`, `SELECT 20`, `BEGIN`. */
function commandIn(text: string): { command: string; rowCount: number | null } {
  const end = text.indexOf(' ');
  if (end === -1) return { command: text, rowCount: null };
  const count = Number(text.slice(text.lastIndexOf(' ') + 1));
  return { command: text.slice(0, end), rowCount: Number.isInteger(count) ? count : null };
}
