import type pg from 'pg';
import type { Asked } from './load/calls.ts';
import type { Load, Server } from './processes.ts';
import { withoutFailures } from './race.ts';

/** Milliseconds of a statement, for each time it was sent; how often for a request. */
export type Statement = { text: string; perRequest: number; planning: number; running: number };
/** What a request costs the database: milliseconds, and of which statements. */
export type DatabaseTime = { ms: number; statements: Statement[] };

/** PostgreSQL counts, for each statement, its planning and its running. */
export const COUNTING = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_planning': 'on',
  'pg_stat_statements.max': '5000',
};

export const startCounting = (client: pg.Client): Promise<unknown> =>
  client.query('create extension if not exists pg_stat_statements');

const ASKED = 20;
const PASSES = 3;

type Question = {
  client: pg.Client;
  load: Load;
  server: Server;
  asked: Asked[];
  /** Each pass asks something else. */
  isOnce?: boolean | undefined;
};

/** One request after the other, on a server that is warm; of three passes the quickest, which the load moves least. */
export async function databaseTime(question: Question): Promise<DatabaseTime> {
  const { client, load, server, asked, isOnce } = question;
  const passes: DatabaseTime[] = [];
  for (let pass = 0; pass < PASSES; pass++) {
    const from = isOnce ? pass * ASKED : 0;
    const some = asked.slice(from, from + ASKED);
    await client.query('select pg_stat_statements_reset()');
    const driven = await load.drive({ mode: 'once', port: server.port, asked: some, connections: 1 });
    passes.push(await counted(client, withoutFailures(driven).answered));
  }
  return passes.toSorted((a, b) => a.ms - b.ms)[0] ?? { ms: Number.NaN, statements: [] };
}

type Counted = { query: string; calls: number; plans: number; planned: number; ran: number };

async function counted(client: pg.Client, requests: number): Promise<DatabaseTime> {
  const { rows } = await client.query<Counted>(
    `select query, calls::int, plans::int, total_plan_time as planned, total_exec_time as ran
     from pg_stat_statements where toplevel and query not like '%pg_stat_statements%' and query not like '%pgboss%'`,
  );
  const statements = rows.map(({ query, calls, planned, ran }) => ({
    text: query,
    perRequest: calls / requests,
    planning: planned / calls,
    running: ran / calls,
  }));
  const ms = rows.reduce((sum, { planned, ran }) => sum + planned + ran, 0) / requests;
  return { ms, statements: statements.toSorted((a, b) => cost(b) - cost(a)) };
}

export const cost = ({ perRequest, planning, running }: Statement): number =>
  perRequest * (planning + running);
