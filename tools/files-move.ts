import { join } from 'node:path';
import { ConfigError, readConfig } from '../server/platform/config.ts';
import { diskFiles } from '../server/platform/files/disk.ts';
import { FilesAway } from '../server/platform/files/files.ts';
import { filesOf } from '../server/platform/files/index.ts';
import { CopyDiffers, moveFiles } from '../server/platform/files/move-files.ts';
import { tryFiles } from '../server/platform/files/try-files.ts';

/** `npm run files:move`: copies the files below DATA_DIR to the bucket, by the settings of the program. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (!config.s3) throw new ConfigError('S3_BUCKET must name the bucket to which the files are to go.');
  await tryFiles(config);
  const folder = join(config.dataDir, 'files');
  const { copied, there } = await moveFiles(diskFiles(folder), await filesOf(config), (name, soFar) =>
    say(`${name}: done; ${soFar.copied} copied and ${soFar.there} there already so far`),
  );
  say(`All files of ${folder} are in ${config.s3.bucket}: ${copied} copied, ${there} there already.`);
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  await main();
} catch (error) {
  if (error instanceof ConfigError) say(error.message);
  else if (error instanceof FilesAway || error instanceof CopyDiffers)
    say(`${error.message}: look after it, and run this again to go on.`);
  else throw error;
  process.exitCode = 1;
}
