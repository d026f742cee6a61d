import pg from 'pg';

const COMMAND = `BASE_BACKUP (LABEL 'fettle', CHECKPOINT 'fast', WAL true, MANIFEST 'no')`;

/**
 * Streams the whole cluster as one tar file while it serves, by the replication protocol: the package of the embedded
 * PostgreSQL has no pg_basebackup. The archive contains the write-ahead log that makes it consistent.
 */
export async function baseBackup(ownerUrl: string, write: (bytes: Uint8Array) => void): Promise<void> {
  // The driver passes `replication` on, but its types do not know it.
  const settings = { connectionString: ownerUrl, replication: 'true' };
  const client = new pg.Client(settings);
  const failed = new Promise<never>((_resolve, reject) => client.on('error', reject));
  failed.catch(() => undefined);
  try {
    await client.connect();
    const copy = archiveCopy(write);
    client.query(copy.query);
    await Promise.race([copy.done, failed]);
  } finally {
    await client.end();
  }
}

/** What the driver calls for each message of the answer. */
function archiveCopy(write: (bytes: Uint8Array) => void) {
  const { promise: done, resolve, reject } = Promise.withResolvers<void>();
  const ignore = () => undefined;
  const query = {
    submit: (connection: pg.Connection) => connection.query(COMMAND),
    handleCopyData({ chunk }: { chunk: Buffer }) {
      try {
        if (chunk[0] === CONTENT) write(chunk.subarray(1));
      } catch (error) {
        reject(error); // `end` then cuts the connection
      }
    },
    handleError: reject,
    handleReadyForQuery: resolve,
    handleRowDescription: ignore,
    handleDataRow: ignore,
    handleCommandComplete: ignore,
    handleEmptyQuery: ignore,
    handlePortalSuspended: ignore,
  };
  return { query, done };
}

/** The kind of a message that carries a part of the archive; others name it or tell progress. */
const CONTENT = 'd'.charCodeAt(0);
