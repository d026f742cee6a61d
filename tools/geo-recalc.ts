import { onDatabase } from './geo/database.ts';
import { recalculate } from './geo/recalc.ts';
import { figure } from './geo/report.ts';

/** After an import: gives every job and business its new place; see docs/runbooks/post-code-tables.md. */
await onDatabase(async ({ db, signal }) => {
  const done = await recalculate(db, { signal });
  for (const [kind, { seen, moved }] of Object.entries(done))
    process.stdout.write(`${figure(moved)} of ${figure(seen)} ${kind} moved.\n`);
  if (signal.aborted) process.stdout.write('Stopped. Run it again to finish.\n');
});
