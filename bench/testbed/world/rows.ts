import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { DAY_MS } from '../../../server/platform/clock.ts';
import { temporaryFolder } from '../../../server/testing/temporary-folder.ts';

export type Row = Record<string, unknown>;
/** What one batch adds: table name to rows, in the order in which they must be written. */
export type Batch = Record<string, Row[]>;

export const BATCH_SIZE = 2_000;

/**
 * Writes batches as they are made, so that no more than one is in memory. Each goes through a file that PostgreSQL
 * copies: the database is one on this machine.
 */
export async function load(client: pg.Client, batches: Iterable<Batch>): Promise<void> {
  const folder = temporaryFolder('fettle-world-');
  const file = path.join(folder, 'rows.csv');
  try {
    for (const batch of batches)
      for (const [table, rows] of Object.entries(batch)) await copy(client, { table, rows, file });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function copy(client: pg.Client, { table, rows, file }: { table: string; rows: Row[]; file: string }) {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  writeFileSync(file, rows.map((row) => columns.map((column) => cell(row[column])).join()).join('\n'));
  await client.query(`copy ${table} (${columns.join()}) from '${file}' (format csv)`);
}

/** As CSV has it, where nothing at all is null. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : textOf(value);
  return `"${text.replaceAll('"', '""')}"`;
}

const textOf = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : JSON.stringify(value);

/** Numbers 0 to `count` in spans of a batch. */
export function* spans(count: number): Generator<number[]> {
  for (let from = 0; from < count; from += BATCH_SIZE)
    yield Array.from({ length: Math.min(BATCH_SIZE, count - from) }, (_, place) => from + place);
}

const KINDS = [
  'customer',
  'business',
  'subscription',
  'job',
  'lead',
  'quote',
  'release',
  'engagement',
] as const;
type Kind = (typeof KINDS)[number];

/**
 * The moment and ids of the n-th of things that are spread evenly over the days before `end`: ids grow with time like
 * the UUIDv7 of the product, and all can be worked out again from n.
 */
export function timeline({ count, days, end }: { count: number; days: number; end: Date }) {
  const start = end.getTime() - days * DAY_MS;
  const step = (days * DAY_MS) / count;
  const at = (n: number) => Math.floor(start + n * step);
  return {
    at: (n: number) => new Date(at(n)),
    id(kind: Kind, n: number): string {
      const time = at(n).toString(16).padStart(12, '0');
      const place = n.toString(16).padStart(12, '0');
      return `${time.slice(0, 8)}-${time.slice(8)}-700${KINDS.indexOf(kind)}-8000-${place}`;
    },
  };
}

export type Timeline = ReturnType<typeof timeline>;
