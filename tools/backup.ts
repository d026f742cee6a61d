import { databaseHome } from '../server/platform/db/home.ts';
import { filesOf } from '../server/platform/files/index.ts';
import { createLog } from '../server/platform/log/log.ts';
import { command } from './backup/command.ts';
import { takeBackup } from './backup/take.ts';

/** Database and files into a new folder, while the program runs or while it does not. */
await command('npm run backup -- FOLDER', async (config, folder) => {
  const home = await databaseHome(config, createLog('error'));
  try {
    const files = await filesOf(config);
    await takeBackup(folder, { ownerUrl: home.ownerUrl ?? home.url, files });
    return `${folder} is a whole backup. It holds the password of the database; keep SECRET_KEY elsewhere.`;
  } finally {
    await home.stop();
  }
});
