import { parseArgs } from 'node:util';
import { onDatabase } from './geo/database.ts';
import { importPlaces } from './geo/import-places.ts';
import { ImportError } from './geo/import-error.ts';
import { progressOn } from './geo/progress.ts';
import { figure, type Report, reportLines } from './geo/report.ts';
import { finishTable } from './geo/store.ts';

const USAGE = 'npm run geo:import -- FILE [--as-of 2026-08-31] [--credit "Whose data"] [--ni-licensed]';
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Loads a table of post codes with coordinates; see docs/runbooks/post-code-tables.md. */
await onDatabase(async ({ db, now, signal }) => {
  const { path, ...options } = readArguments();
  const progress = progressOn(process.stdout);
  const report = await importPlaces(db, { path, ...options, now, signal, onProgress: progress.at });
  progress.done();
  say(reportLines(report));
  if (report.isStopped) return say(['Stopped. What was read is kept; run it again to finish.']);
  const { units, districts } = await finishTable(db);
  say([`The table now holds ${figure(units)} post codes and ${figure(districts)} districts.`]);
  say(nextSteps(report, options.credits));
});

function readArguments() {
  const { values, positionals } = argumentsGiven();
  const [path, ...more] = positionals;
  const asOf = values['as-of'];
  if (!path || more.length > 0 || (asOf !== undefined && !DAY.test(asOf))) throw new ImportError(USAGE);
  return { path, asOf, credits: values.credit ?? [], isLicensedForNi: values['ni-licensed'] ?? false };
}

function argumentsGiven() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'as-of': { type: 'string' },
        credit: { type: 'string', multiple: true },
        'ni-licensed': { type: 'boolean' },
      },
    });
  } catch {
    throw new ImportError(USAGE);
  }
}

function nextSteps({ sources }: Report, credits: string[]): string[] {
  const unnamed = sources.has('latlng') && credits.length === 0;
  return [
    ...(unnamed
      ? ['Nobody is credited for it: if its licence asks for that, run it again with --credit.']
      : []),
    'Jobs and businesses keep their old places until you run: npm run geo:recalc',
  ];
}

function say(lines: string[]): void {
  for (const line of lines) process.stdout.write(`${line}\n`);
}
