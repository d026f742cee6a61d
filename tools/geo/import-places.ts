import { creditsOf } from './credits.ts';
import { type CodePoint, rounded } from './codes.ts';
import { dayOf, filesAt } from './files.ts';
import { type Format, formatOf } from './formats.ts';
import { ImportError } from './import-error.ts';
import { type TextFile, textFile } from './lines.ts';
import { count, emptyReport, refuse, type Report } from './report.ts';
import { type Source, storePoints } from './store.ts';
import type { Db } from '../../server/platform/db/db.ts';

export type ImportOptions = {
  path: string;
  isLicensedForNi: boolean;
  /** Of which day the data are; without it, the day of each file. */
  asOf?: string | undefined;
  /** More to be shown with the data than the table's own licence asks for. */
  credits: string[];
  now: Date;
  /** Stops after the batch that is being written. */
  signal: AbortSignal;
  onProgress(share: number, rows: number): void;
};

const BATCH = 5_000;

type Sum = { lat: number; lng: number; times: number };

/** What one import keeps in memory: a batch of rows, and the sums of the districts that came as several lines. */
type Run = ImportOptions & {
  db: Db;
  report: Report;
  batch: Map<string, CodePoint>;
  bytes: number;
  before: number;
};

/**
 * Reads tables of post codes into the database, batch by batch. What is written stays whenever it is stopped,
 * and the same again changes nothing.
 * @throws ImportError when the file cannot be read as any known table
 */
export async function importPlaces(db: Db, options: ImportOptions): Promise<Report> {
  const files = filesAt(options.path).map(textFile);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const run: Run = { ...options, db, report: emptyReport(), batch: new Map(), bytes, before: 0 };
  for (const file of files) {
    await importFile(run, file);
    run.before += file.bytes;
  }
  if (run.report.sources.size === 0) throw new ImportError(UNKNOWN);
  run.report.isStopped = options.signal.aborted;
  return run.report;
}

const UNKNOWN =
  'This is no table of post codes that we know: GeoNames, Code-Point Open, ONSPD or NSPL, or lines of post code, latitude, longitude.';

async function importFile(run: Run, file: TextFile): Promise<void> {
  let table: Table | null = null;
  for await (const lines of file.lines()) {
    if (run.signal.aborted) return;
    table ??= tableOf(run, file, lines[0] ?? '');
    if (!table) return void run.report.otherFiles.push(file.path);
    for (const line of lines) {
      takeLine(run, table, line);
      if (run.batch.size >= BATCH) await flush(run, table);
    }
    run.onProgress(Math.min(1, (run.before + file.bytesRead()) / run.bytes), run.report.rows);
  }
  if (!table || run.signal.aborted) return;
  for (const district of means(table.districts)) run.batch.set(district.code, district);
  await flush(run, table);
}

type Table = { format: Format; source: Source; name: string; line: number; districts: Map<string, Sum> };

function tableOf(run: Run, { path }: TextFile, firstLine: string): Table | null {
  const format = formatOf(firstLine, run);
  if (!format) return null;
  run.report.sources.add(format.source);
  const asOf = run.asOf ?? dayOf(path);
  const credits = [...creditsOf(format.source, asOf), ...run.credits];
  const source = { name: format.source, asOf, credits, loadedAt: run.now };
  return { format, source, name: path, line: 0, districts: new Map() };
}

function takeLine({ report, batch }: Run, table: Table, line: string): void {
  table.line += 1;
  if ((table.line === 1 && table.format.hasHeader) || line.trim() === '') return;
  report.lines += 1;
  const outcome = table.format.read(line);
  if ('leftOut' in outcome) return count(report.leftOut, outcome.leftOut);
  if ('refused' in outcome)
    return refuse(report, { place: `${table.name}:${table.line}`, reason: outcome.refused, text: line });
  report.rows += 1;
  if (outcome.kind === 'unit') batch.set(outcome.code, outcome);
  else addTo(table.districts, outcome);
}

function addTo(districts: Map<string, Sum>, { code, lat, lng }: CodePoint): void {
  const sum = districts.get(code) ?? { lat: 0, lng: 0, times: 0 };
  districts.set(code, { lat: sum.lat + lat, lng: sum.lng + lng, times: sum.times + 1 });
}

const means = (districts: Map<string, Sum>): CodePoint[] =>
  [...districts].map(([code, { lat, lng, times }]) => ({
    code,
    kind: 'district',
    lat: rounded(lat / times),
    lng: rounded(lng / times),
  }));

async function flush({ db, batch }: Run, { source }: Table): Promise<void> {
  await storePoints(db, source, batch.values());
  batch.clear();
}
