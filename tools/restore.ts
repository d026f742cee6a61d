import { filesOf } from '../server/platform/files/index.ts';
import { command } from './backup/command.ts';
import { restoreBackup } from './backup/restore.ts';

/** A backup into an empty DATA_DIR, and into an empty bucket if one is named. */
await command('npm run restore -- FOLDER', async (config, folder) => {
  const { takenAt } = await restoreBackup(folder, { dataDir: config.dataDir, files: await filesOf(config) });
  return `The backup of ${takenAt} is in ${config.dataDir}. Before you start: docs/runbooks/restore-database.md.`;
});
