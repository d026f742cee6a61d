import { createHash } from 'node:crypto';
import { type Compilable, CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';

const MARK = /^\s*\/\* prepared: ([a-z-]+)(?:, pipelined)? \*\//;

const names = new Map<string, string>();

/**
 * Statements that start with a comment such as `prepared: lead-inbox` are sent as named, prepared statements:
 * PostgreSQL plans them once for each connection, which halves the server's time for short ones.
 */
export function nameStatements(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    const named = (text: unknown, values: unknown, ...rest: unknown[]) => {
      const name = typeof text === 'string' ? nameOf(text) : null;
      return name ? send({ name, text, values }, ...rest) : send(text, values, ...rest);
    };
    client.query = named as typeof client.query; // the overloads of pg cannot be told apart in types
  });
}

/**
 * Runs a built statement as a prepared one. Its text must be the same every time, so no lists of changing length in it.
 * With `behind` its answer is not waited for (sent-together.ts).
 */
export async function prepared<Row>(
  db: Pick<Kysely<never>, 'executeQuery'>,
  name: string,
  statement: Compilable<Row>,
): Promise<Row[]> {
  const compiled = statement.compile();
  const { rows } = await db.executeQuery<Row>({
    ...compiled,
    sql: `/* prepared: ${name} */ ${compiled.sql}`,
  });
  return rows;
}

/** What a statement is written with in place of its values. */
export type Slots<Given> = { [Name in keyof Given]-?: RawBuilder<Given[Name]> };

class Slot {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * A prepared statement that is put together at its first call and only given its values at every other: for a long one the
 * putting together takes a tenth of the request. What the text depends on cannot be among the values.
 */
export function writtenOnce<Given extends object, Row>(
  write: (slots: Slots<Given>) => RawBuilder<Row>,
): (db: Pick<Kysely<never>, 'executeQuery' | 'getExecutor'>, given: Given) => Promise<Row[]> {
  let written: CompiledQuery | undefined;
  return async (db, given) => {
    written ??= write(slotsOf<Given>()).compile(db);
    const values = written.parameters.map((value) =>
      value instanceof Slot ? given[value.name as keyof Given] : value,
    );
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(written.sql, values));
    return rows;
  };
}

const slotsOf = <Given>() =>
  new Proxy({}, { get: (_target, name) => sql`${new Slot(name)}` }) as Slots<Given>;

function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known) return known;
  const mark = MARK.exec(text)?.[1];
  if (!mark) return null;
  // The hash keeps two texts under one mark apart: a name may stand for one text only.
  const name = `${mark}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
  names.set(text, name);
  return name;
}
