import {
  byProcessor,
  isMissed,
  judge,
  type Measured,
  peerRate,
  rateOf,
  ratioTo,
  timesPeer,
  verdict,
} from './judged.ts';
import type { SideName } from '../testbed/race.ts';
import { cost, type Statement } from '../testbed/statements.ts';
import { table } from './table.ts';

const BARS = [
  'bar',
  'bare req/s (p99 ms)',
  'ours',
  'best peer',
  'ours/bare',
  'by processor',
  'ours/best peer',
  'processor ms',
  'database ms',
  'goals',
  'reached',
];
const READS = ['row', 'ours req/s (p99 ms)', 'processor ms', 'database ms', 'kB', 'goals', 'reached'];

/** Of the rounds: the median, and the least and the most of them. */
function ratio({ result }: Measured, side: SideName): string {
  const rounds = result.ratios[side];
  if (!rounds) return '–';
  const [least, most] = [Math.min(...rounds), Math.max(...rounds)];
  return `${ratioTo(result, side).toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;
}

export function barsTable(measured: readonly Measured[], jobs: number): string {
  const rows = measured.map((each) => {
    const { row, result } = each;
    const { bare, ours } = result.sides;
    return [
      row.name,
      ...[bare, ours].map(rateOf),
      Math.round(peerRate(each)).toLocaleString('en-GB'),
      ratio(each, 'bare'),
      byProcessor(result, 'bare').toFixed(2),
      timesPeer(each).toFixed(1),
      ...spent(each),
      ...judgement(each, jobs),
    ];
  });
  return table(BARS, rows);
}

export function readsTable(measured: readonly Measured[], jobs: number): string {
  const rows = measured.map((each) => {
    const { ours } = each.result.sides;
    const kilobytes = ((ours?.bytes ?? 0) / 1000).toFixed(1);
    return [each.row.name, rateOf(ours), ...spent(each), kilobytes, ...judgement(each, jobs)];
  });
  return table(READS, rows);
}

/** Of a processor, and of the database. */
const spent = ({ result, database }: Measured): string[] => [
  result.sides.ours?.cpu.toFixed(2) ?? '–',
  database?.ms.toFixed(2) ?? '–',
];

function judgement(measured: Measured, jobs: number): string[] {
  const judged = judge(measured, jobs);
  return [judged.map(({ goal }) => goal).join(' · '), verdict(judged)];
}

/** Each goal that was missed by more than the margin, in words. */
export const misses = (measured: readonly Measured[], jobs: number): string[] =>
  measured.flatMap((each) =>
    judge(each, jobs)
      .filter((judged) => isMissed(judged))
      .map(({ goal, reached }) => `${each.row.name}: ${reached.toFixed(2)}, goal ${goal}`),
  );

const SHOWN = 80;
const LEAST_MS = 0.1;

/** Every statement once, of the row in which it costs most; marked where planning it takes longer than running it. */
export function statementsTable(measured: readonly Measured[]): string {
  const dearest = new Map<string, { row: string; statement: Statement }>();
  for (const { row, database } of measured)
    for (const statement of database?.statements ?? []) {
      const known = dearest.get(statement.text);
      if (!known || cost(known.statement) < cost(statement))
        dearest.set(statement.text, { row: row.name, statement });
    }
  const hot = [...dearest.values()].filter(({ statement }) => cost(statement) >= LEAST_MS);
  const rows = hot
    .toSorted((a, b) => cost(b.statement) - cost(a.statement))
    .map(({ row, statement }) => [
      row,
      statement.text.replaceAll(/\s+/g, ' ').trim().slice(0, SHOWN).replaceAll('|', '\\|'),
      statement.perRequest.toFixed(1),
      statement.planning.toFixed(2),
      statement.running.toFixed(2),
      statement.planning > statement.running ? 'planning' : '',
    ]);
  return table(['row', 'statement', 'a request', 'planning ms', 'running ms', 'dearer'], rows);
}
