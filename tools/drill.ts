import { command } from './backup/command.ts';
import { drill } from './backup/drill.ts';

/** Proves that a backup can be restored and served. Nothing of the place that is served now is touched. */
await command('npm run drill -- FOLDER', async (_config, folder) => {
  const { takenAt, tables, rows, seconds } = await drill(folder);
  return [
    `The backup of ${takenAt} was restored, started and used in ${Math.round(seconds)} s:`,
    `${rows} rows in ${tables} tables as they were counted, and one job from its post to its review.`,
  ].join('\n');
});
