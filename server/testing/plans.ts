import { sql } from 'kysely';
import type { CompiledQuery } from 'kysely';
import { vi } from 'vitest';
import type { Db } from '../platform/db/db.ts';

/** Milliseconds of the quickest of 40 reads, so that other work of the machine does not count. */
export async function msOf(read: () => Promise<unknown>): Promise<number> {
  const { only } = await msOfEach({ only: read });
  return only;
}

/** The same of several reads, one after the other in each turn: what slows the machine for a while slows them all. */
export async function msOfEach<Name extends string>(
  reads: Record<Name, () => Promise<unknown>>,
): Promise<Record<Name, number>> {
  const quickest = Object.fromEntries(Object.keys(reads).map((name) => [name, Infinity])) as Record<
    Name,
    number
  >;
  const each = Object.entries(reads) as [Name, () => Promise<unknown>][];
  for (let turn = 0; turn < 40; turn++)
    for (const [name, read] of each) {
      const start = performance.now();
      await read();
      quickest[name] = Math.min(quickest[name], performance.now() - start);
    }
  return quickest;
}

type Node = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Node[] };
export const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

type Asked = Pick<CompiledQuery, 'sql'> & Partial<Pick<CompiledQuery, 'parameters'>>;

/** How PostgreSQL would run a statement with these values. */
export async function explained(db: Db, { sql: text, parameters = [] }: Asked): Promise<Node> {
  // Unmarked, or it would be kept as a prepared statement under its own name.
  const bare = text.replace(/^\/\* .*? \*\/ /, '');
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: Node }] }>({
    ...sql``.compile(db),
    sql: `explain (format json) ${bare}`,
    parameters,
  });
  const [row] = rows;
  if (!row) throw new Error('nothing was explained');
  return row['QUERY PLAN'][0].Plan;
}

/** The prepared statements that the act sends, by name, with their values. */
export async function preparedSent(db: Db, act: () => Promise<unknown>): Promise<Map<string, Asked>> {
  const spy = vi.spyOn(db, 'executeQuery');
  try {
    await act();
    const sent = spy.mock.calls.map(([query]) => query as CompiledQuery);
    return new Map(
      sent.flatMap((query) => {
        const name = /^\/\* prepared: ([a-z-]+)/.exec(query.sql)?.[1];
        return name ? [[name, query] as const] : [];
      }),
    );
  } finally {
    spy.mockRestore();
  }
}

/** Tables of this size that a statement reads from end to end. */
export async function readWhole(db: Db, asked: Asked, from: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and reltuples >= ${from}`.execute(db);
  const large = new Set(rows.map(({ name }) => name));
  return nodesOf(await explained(db, asked))
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .flatMap((node) => node['Relation Name'] ?? [])
    .filter((name) => large.has(name));
}
