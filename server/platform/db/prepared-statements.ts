import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import type { DB } from './schema.gen.ts';

const MARK = /^\s*\/\* prepared: ([a-z-]+)(?:, pipelined)? \*\//;
const PIPELINED = /^\s*\/\* (?:prepared: [a-z-]+, )?pipelined \*\//;

/** Whether nobody reads the answer of a statement, so that it may wait for the next one (sent-together.ts). */
export const isPipelined = (text: string): boolean => PIPELINED.test(text);

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

/** What a statement is written with in place of its values. */
export type Slots<Given> = { [Name in keyof Given]-?: RawBuilder<Given[Name]> };

class Slot {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

type Written<Row> = { compile(db: Kysely<DB>): CompiledQuery<Row> };

/**
 * A prepared statement that is put together at its first call and only given its values at every other: for a long one the
 * putting together takes a tenth of the request. What the text depends on cannot be among the values.
 */
export function preparedOnce<Given extends object, Row>(
  mark: string,
  write: (slots: Slots<Given>, db: Kysely<DB>) => Written<Row>,
): (db: Kysely<DB>, given: Given) => Promise<Row[]> {
  let written: { text: string; slots: readonly unknown[] } | undefined;
  return async (db, given) => {
    written ??= compiled(mark, write(slotsFor(given), db).compile(db));
    const values = written.slots.map((value) =>
      value instanceof Slot ? given[value.name as keyof Given] : value,
    );
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(written.text, values));
    return rows;
  };
}

const compiled = (mark: string, { sql: text, parameters }: CompiledQuery) => ({
  text: marked(mark, text),
  slots: parameters,
});

function marked(mark: string, text: string): string {
  const whole = `/* prepared: ${mark} */ ${text}`;
  // Unread, a mark would cost its statement the plan and the round trip that it should spare.
  if (!MARK.test(whole)) throw new Error(`no statement can be marked as ${mark}`);
  return whole;
}

const slotsFor = <Given extends object>(given: Given) =>
  Object.fromEntries(Object.keys(given).map((name) => [name, sql`${new Slot(name)}`])) as Slots<Given>;

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
