import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** A server that speaks S3, with one bucket, and the settings that lead to it. */
export async function bucketServer(name: string) {
  const root = await mkdtemp(join(tmpdir(), 'fettle-bucket-'));
  const server = new S3rver({ port: 0, directory: root, silent: true, configureBuckets: [{ name }] });
  const { port } = await server.run();
  return {
    root,
    settings: {
      S3_BUCKET: name,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    async close() {
      await server.close();
      await rm(root, { recursive: true });
    },
  };
}
