import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** A server that speaks S3, with one bucket, and the settings that lead to it. */
export async function bucketServer(name: string) {
  const root = await mkdtemp(join(tmpdir(), 'fettle-bucket-'));
  const serving = (port: number) =>
    new S3rver({ port, directory: root, silent: true, configureBuckets: [{ name }] });
  let server = serving(0);
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
    /** Nobody reaches it, until it comes back with all that lies in it. */
    goesAway: () => server.close(),
    async comesBack() {
      server = serving(port);
      await server.run();
    },
    async close() {
      await server.close();
      await rm(root, { recursive: true });
    },
  };
}
