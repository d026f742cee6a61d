import { type Config, ConfigError } from '../config.ts';

type Settings = Pick<Config, 'platform' | 'databaseUrl' | 's3' | 'isSingleMachine'>;

/**
 * Finds out before the start whether uploaded files have a place that every process of the product reaches.
 * @throws ConfigError with a sentence that names the setting
 */
export async function tryFiles({ platform, databaseUrl, s3, isSingleMachine }: Settings): Promise<void> {
  // A database that others reach is one for several machines, and a folder is one machine's.
  if (!s3 && databaseUrl && !isSingleMachine && platform !== 'demo') throw new ConfigError(ONE_FOLDER);
  if (!s3) return;
  const { bucketFault } = await import('./s3.ts');
  const fault = await bucketFault(s3);
  if (fault) throw new ConfigError(`S3_BUCKET ${s3.bucket} ${fault}.`);
}

const ONE_FOLDER =
  'S3_BUCKET must be set with DATABASE_URL outside the demo, so that all machines reach uploaded files; ' +
  'where one machine runs every process, set SINGLE_MACHINE=true.';
