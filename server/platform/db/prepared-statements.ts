import { createHash } from 'node:crypto';
import { type Compilable, CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { sendMessage, statement } from './message.ts';
import type { DB } from './schema.gen.ts';

const MARK = /^\s*\/\* prepared: ([a-z-]+)(?:, pipelined)? \*\//;
const PIPELINED = /^\s*\/\* (?:prepared: [a-z-]+, )?pipelined \*\//;

/** Whether nobody reads the answer of a statement, so that it may wait for the next one (sent-together.ts). */
export const isPipelined = (text: string): boolean => PIPELINED.test(text);

const names = new Map<string, string>();

/** Whether connections keep what is prepared by name. */
export type Naming = { namesStatements: boolean };

/**
 * Statements that start with a comment such as `prepared: lead-inbox` are sent as named, prepared statements:
 * PostgreSQL plans them once for each connection, which halves the server's time for short ones. Where names are not
 * kept, they travel as they do, and are planned each time.
 */
export function prepareMarked(pool: pg.Pool, { namesStatements }: Naming): void {
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown;
    const named = (text: unknown, values: unknown, ...rest: unknown[]) => {
      const name = typeof text === 'string' ? nameOf(text) : null;
      if (!name || rest.length > 0) return send(namesStatements ? text : unnamed(text), values, ...rest);
      const prepared = statement(
        String(text),
        (values ?? []) as unknown[],
        namesStatements ? name : undefined,
      );
      sendMessage(client, [prepared]);
      return prepared.answered.promise;
    };
    client.query = named as typeof client.query; // the overloads of pg cannot be told apart in types
  });
}

/** What libraries name themselves, as the one for rate limits does. */
const unnamed = (statement: unknown): unknown =>
  isNamed(statement) ? { ...statement, name: undefined } : statement;

const isNamed = (statement: unknown): statement is { name: string } =>
  typeof statement === 'object' && statement !== null && 'name' in statement && 'text' in statement;

/** What a statement is written with in place of its values. */
export type Slots<Given> = { [Name in keyof Given]-?: RawBuilder<Given[Name]> };

class Slot {
  readonly name: PropertyKey;
  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Where a statement runs: outside a transaction or inside one. */
type Runner = Kysely<DB>;

/** A statement in SQL, or one that was built. */
type Written<Row> = RawBuilder<Row> | Compilable<Row>;

/**
 * A prepared statement, and how every hot one is written: ``const ofJob = preparedOnce('quotes-of-job', ({ jobId }: Slots<Job>) =>
 * select(columns)`from quotes q where q.job_id = ${jobId}`)``, then `ofJob(db, { jobId })`. Its text is put together at the
 * first call, and every other call only brings its values: for a long one the putting together takes a tenth of the
 * request. What the text depends on cannot be among the values, so a list goes into `= any(…)`, and a page begins at
 * `startOf` (page.ts). Named `…, pipelined` its answer is not waited for (sent-together.ts).
 */
export function preparedOnce<Given extends object, Row>(
  name: string,
  write: (slots: Slots<Given>, db: Runner) => Written<Row>,
): (db: Runner, given: Given) => Promise<Row[]> {
  let written: CompiledQuery | undefined;
  return async (db, given) => {
    written ??= marked(name, compiled(write(slotsFor(given), db), db));
    const values = written.parameters.map((value) =>
      value instanceof Slot ? given[value.name as keyof Given] : value,
    );
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(written.sql, values));
    return rows;
  };
}

/**
 * The same for a statement whose text depends on how it is asked: one prepared statement for each `way`, put together when
 * that is first asked. A connection keeps a plan of each, so there may only be few ways, and none may come from a free text.
 */
export function preparedEach<Way extends object, Given extends object, Row>(
  name: string,
  write: (way: Way, slots: Slots<Given>) => Written<Row>,
): (db: Runner, way: Way, given: Given) => Promise<Row[]> {
  const known = new Map<string, ReturnType<typeof preparedOnce<Given, Row>>>();
  return (db, way, given) => {
    const key = JSON.stringify(way);
    const asked = known.get(key) ?? preparedOnce<Given, Row>(name, (slots) => write(way, slots));
    known.set(key, asked);
    return asked(db, given);
  };
}

/**
 * SQL: the rows of the pages before, unseen by the planner: a first page would be planned for itself, and cheaper than any
 * page, so that no plan would be kept.
 */
export const skipping = (rows: RawBuilder<number>): RawBuilder<unknown> =>
  sql`offset (select ${rows}::bigint)`;

const compiled = (statement: Written<unknown>, db: Runner): CompiledQuery =>
  'isRawBuilder' in statement ? statement.compile(db) : statement.compile();

function marked(name: string, { sql: text, parameters }: CompiledQuery): CompiledQuery {
  const whole = `/* prepared: ${name} */ ${text}`;
  // Unread, a mark would cost its statement the plan and the round trip that it should spare.
  if (!MARK.test(whole)) throw new Error(`no statement can be marked as ${name}`);
  return CompiledQuery.raw(whole, [...parameters]);
}

/**
 * SQL for "one of these ids". It hides the length of the list from PostgreSQL, which would plan the statement again for
 * each request with a short list, and planning takes longer than running it.
 */
export const anyOf = <Id extends string>(ids: RawBuilder<Id[]>): RawBuilder<Id> =>
  sql<Id>`any((select ${ids})::uuid[])`;

/** The row that a statement always answers. */
export function theOnly<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('a row that must be there is missing');
  return row;
}

/** The same values for a statement that is put together anew each time it is asked, as the batches of a file are. */
export const written = <Given extends object>(given: Given): Slots<Given> =>
  new Proxy(given, { get: (values, name) => sql`${values[name as keyof Given]}` }) as unknown as Slots<Given>;

/** One for each value, so that all of them can be spread into a row. */
const slotsFor = <Given extends object>(given: Given) =>
  new Proxy(given, { get: (_given, name) => sql`${new Slot(name)}` }) as unknown as Slots<Given>;

/** The name under which a statement is prepared, if it is marked. */
export function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known) return known;
  const mark = MARK.exec(text)?.[1];
  if (!mark) return null;
  // The hash keeps two texts under one mark apart: a name may stand for one text only.
  const name = `${mark}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
  names.set(text, name);
  return name;
}
