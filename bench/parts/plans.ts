import type pg from 'pg';
import * as z from 'zod';

export type Plan = { kind: 'custom' | 'generic'; nodes: string[]; seqScans: string[]; ms: number | null };

const Node = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  get Plans() {
    return z.array(Node).optional();
  },
});
type Node = z.infer<typeof Node>;

const Explained = z.array(z.object({ Plan: Node, 'Execution Time': z.number().optional() })).length(1);

/** Smaller tables are read whole because that is the quickest. */
const BIG_ROWS = 10_000;

/**
 * How PostgreSQL runs a statement: planned for these values, as it does at first, and planned for any values, as it
 * may do once the statement is prepared.
 */
export async function planOf(
  pool: pg.Pool,
  { sql, parameters }: { sql: string; parameters: readonly unknown[] },
): Promise<Plan[]> {
  const big = await bigTables(pool);
  const custom = await pool.query(`explain (analyze, buffers, format json) ${sql}`, [...parameters]);
  const generic = await pool.query(`explain (generic_plan, format json) ${sql}`);
  return [
    { kind: 'custom', ...summary(custom, big) },
    { kind: 'generic', ...summary(generic, big) },
  ];
}

async function bigTables(pool: pg.Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and reltuples >= ${BIG_ROWS}`,
  );
  return new Set(rows.map(({ name }) => name));
}

function summary(answer: pg.QueryResult, big: Set<string>): Omit<Plan, 'kind'> {
  const [explained] = Explained.parse(answer.rows[0]?.['QUERY PLAN']);
  if (!explained) throw new Error('EXPLAIN answered nothing');
  const scans = [...nodesOf(explained.Plan)].filter((node) => node['Relation Name'] || node['Index Name']);
  const seqScans = scans
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '');
  return {
    nodes: scans.map((node) => `${node['Node Type']} on ${node['Index Name'] ?? node['Relation Name']}`),
    seqScans: seqScans.filter((name) => big.has(name)),
    ms: explained['Execution Time'] ?? null,
  };
}

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of node.Plans ?? []) yield* nodesOf(child);
}
