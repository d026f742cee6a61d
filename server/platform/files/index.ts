import { join } from 'node:path';
import type { Config } from '../config.ts';
import { diskFiles } from './disk.ts';
import { type Files, saying } from './files.ts';

/** Files where the operator wants them: in a bucket when one is named, else beside the database. */
export async function filesOf({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<Files> {
  if (!s3) return saying(diskFiles(join(dataDir, 'files')));
  const { s3Files } = await import('./s3.ts');
  return saying(s3Files(s3));
}
