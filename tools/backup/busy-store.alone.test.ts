import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startEmbedded } from '../../server/platform/db/embedded/index.ts';
import { diskFiles } from '../../server/platform/files/disk.ts';
import { type Files, FOLDERS, keyOf } from '../../server/platform/files/files.ts';
import { newId } from '../../server/platform/ids.ts';
import { throwawayCluster } from '../../server/testing/cluster.ts';
import { temporaryFolder } from '../../server/testing/temporary-folder.ts';
import { restoreBackup } from './restore.ts';
import { takeBackup } from './take.ts';

const FAST = { fsync: 'off', shared_buffers: '16MB' };

/** Where in a backup something happens, so that no clock decides what it meets. */
type Moments = {
  afterRound: (round: number) => Promise<void>;
  beforeRound: (round: number) => Promise<void>;
  beforeRead: (key: string) => Promise<void>;
};

/** The same store; the backup lists all its folders once in each round. */
function toldOf(store: Files, moments: Moments): Files {
  let round = 0;
  return {
    ...store,
    async read(key) {
      await moments.beforeRead(key);
      return store.read(key);
    },
    async *list(folder) {
      if (folder === FOLDERS[0]) await moments.beforeRound((round += 1));
      yield* store.list(folder);
      if (folder === FOLDERS.at(-1)) await moments.afterRound(round);
    },
  };
}

/** Files with a row for each, as the product keeps them: the file is there before its row and after it. */
const keeperOf = (store: Files, client: pg.Client) => ({
  async brings(key: string) {
    await store.write(key, Buffer.from(`what is in ${key}`));
    await client.query('insert into kept values ($1)', [key]);
  },
  async takesAway(key: string) {
    await client.query('delete from kept where key = $1', [key]);
    await store.remove(key);
  },
});

test('a backup has the file of every row, whatever comes and goes while it is taken', async () => {
  const place = temporaryFolder('fettle-busy-store-');
  const store = diskFiles(join(place, 'served'));
  const served = await throwawayCluster(FAST);
  const client = new pg.Client({ connectionString: served.ownerUrl });
  await client.connect();
  await client.query('create table kept (key text primary key)');
  const keeper = keeperOf(store, client);
  const [stays, goesLater, goesUnread] = FOLDERS.slice(0, 3).map((folder) => keyOf(folder, newId()));
  const late = keyOf('exports', newId());
  const [staysKey = '', goesLaterKey = '', goesUnreadKey = ''] = [stays, goesLater, goesUnread];
  for (const key of [staysKey, goesLaterKey, goesUnreadKey]) await keeper.brings(key);

  const read: string[] = [];
  const files = toldOf(store, {
    // It has been listed, and is gone when it is to be read.
    beforeRead: async (key) => {
      read.push(key);
      if (key === goesUnreadKey) await keeper.takesAway(key);
    },
    // The first round is over and the database is copied next.
    afterRound: async (round) => {
      if (round === 1) await keeper.brings(late);
    },
    // The database has been copied, with the row of this one.
    beforeRound: async (round) => {
      if (round === 2) await keeper.takesAway(goesLaterKey);
    },
  });
  await takeBackup(join(place, 'backup'), { ownerUrl: served.ownerUrl, files });
  await client.end();
  await served.stop();

  const restored = join(place, 'restored');
  const target = diskFiles(join(restored, 'files'));
  await restoreBackup(join(place, 'backup'), { dataDir: restored, files: target });
  const found = await contentsOf(await keysIn(join(restored, 'postgres')), target);
  const wanted = [staysKey, goesLaterKey, late].map((key) => [key, `what is in ${key}`]);
  expect(found.map(String).toSorted()).toEqual(wanted.map(String).toSorted());
  // What the first round has copied, the second does not copy again.
  expect(read.toSorted()).toEqual([staysKey, goesLaterKey, goesUnreadKey, late].toSorted());
  const sums = readFileSync(join(place, 'backup', 'SHA256SUMS'), 'utf8')
    .trimEnd()
    .split('\n');
  expect(sums).toHaveLength(4);
  rmSync(place, { recursive: true, force: true });
});

/** The rows of the restored database. */
async function keysIn(dataDir: string): Promise<string[]> {
  const server = await startEmbedded({ dataDir, settings: FAST });
  try {
    const client = new pg.Client({ connectionString: server.ownerUrl });
    await client.connect();
    const { rows } = await client.query<{ key: string }>('select key from kept order by key');
    await client.end();
    return rows.map(({ key }) => key);
  } finally {
    await server.stop();
  }
}

async function contentsOf(keys: string[], files: Files): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for (const key of keys) {
    const content = await files.read(key);
    found.push([key, content ? await text(content) : 'nothing']);
  }
  return found;
}
