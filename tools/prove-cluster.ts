import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { StoriesOn } from '../server/testing/stories-on.ts';
import { lackedPackages, versions } from './prove/debian.ts';
import { startHaproxy } from './prove/haproxy.ts';
import { killLeaders } from './prove/leader-kills.ts';
import { startPgBouncer } from './prove/pgbouncer.ts';
import { addressOf, startPostgres } from './prove/postgres.ts';
import type { Running } from './prove/running.ts';
import { playStories } from './prove/stories.ts';

/**
 * `npm run prove:cluster`: the main job and the races of the test suite on Debian's PostgreSQL, behind HAProxy and PgBouncer in
 * transaction mode; what listens, the queue and migrations go past PgBouncer. Then a leader is killed again and again, whose
 * standby has what was acknowledged.
 */
const { values } = parseArgs({ options: { kills: { type: 'string', default: '5' } } });

const racesOf = (...names: string[]): string[] =>
  names.map((name) => `server/marketplace/${name}.races.slow.test.ts`);

const STORIES: Record<string, string[]> = {
  'the main job': ['server/marketplace/main-story.test.ts'],
  'live events': ['server/marketplace/notifications/live.test.ts'],
  'races of jobs, quotes and leads': racesOf('jobs/job', 'quotes/quote', 'leads/lead'),
  'races of accounts and teams': racesOf(
    'privacy/delete-account',
    'team/members',
    'accounts/password/password',
  ),
};

const NOT_PLAYED = 'Patroni with etcd, kills of workers, a replica for reads, two versions side by side';

type Row = { name: string; came: string; isRight: boolean; seconds: number };

const running: Running[] = [];
try {
  process.exitCode = (await prove()) ? 0 : 1;
} finally {
  for (const { stop } of running.toReversed()) await stop();
}

async function prove(): Promise<boolean> {
  const lacked = lackedPackages('postgres', 'pgbouncer', 'haproxy');
  if (lacked) return playsNothing(lacked);
  if (!existsSync('dist/server/server.js')) return playsNothing('It lacks a web build; run npm run build');
  const on = await cluster();
  const rows: Row[] = [];
  for (const [name, files] of Object.entries(STORIES)) rows.push(await storyRow(name, on, files));
  rows.push(await killsRow(Number(values.kills)));
  say(`\n${versions()}\n\n${tableOf(rows)}\n\nNot played yet: ${NOT_PLAYED}.`);
  return rows.every(({ isRight }) => isRight);
}

function playsNothing(because: string): boolean {
  say(`Nothing was played. ${because}`);
  return false;
}

function kept<Server extends Running>(server: Server): Server {
  running.push(server);
  return server;
}

async function cluster(): Promise<StoriesOn> {
  const postgres = kept(await startPostgres());
  const haproxy = kept(await startHaproxy(postgres.port));
  const { owner, serving } = postgres.logins;
  const pgbouncer = kept(await startPgBouncer({ host: '127.0.0.1', port: haproxy.port }, { login: serving }));
  return {
    url: addressOf(serving, pgbouncer.port),
    directUrl: addressOf(serving, haproxy.port),
    ownerUrl: addressOf(owner, haproxy.port),
  };
}

async function storyRow(name: string, on: StoriesOn, files: string[]): Promise<Row> {
  const { passed, failures, seconds } = await playStories(on, files);
  for (const failure of failures) say(`FAILED: ${failure}`);
  const came = `${passed} passed, ${failures.length} failed`;
  say(`${name}: ${came}`);
  return { name, came, isRight: failures.length === 0 && passed > 0, seconds };
}

async function killsRow(kills: number): Promise<Row> {
  const begun = Date.now();
  const { acknowledged, refused, lost, back } = await killLeaders(kills);
  const median = back.toSorted((a, b) => a - b)[kills >> 1] ?? 0;
  const longest = Math.max(...back);
  const came = `${lost} of ${acknowledged} acknowledged jobs lost, ${refused} refused, back after ${median} ms (${longest} at most)`;
  const seconds = Math.round((Date.now() - begun) / 1000);
  return { name: `${kills} leaders killed, by two hosts in one address`, came, isRight: lost === 0, seconds };
}

function tableOf(rows: Row[]): string {
  const cells = rows.map(({ name, came, isRight, seconds }) => [
    name,
    isRight ? 'right' : 'WRONG',
    came,
    String(seconds),
  ]);
  const all = [['played', '', 'what came of it', 'seconds'], ...cells];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lineOf = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return all.map(lineOf).join('\n');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
