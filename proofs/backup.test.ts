import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbedded } from '../server/platform/db/embedded/index.ts';
import { diskFiles } from '../server/platform/files/disk.ts';
import { keyOf } from '../server/platform/files/files.ts';
import { newId } from '../server/platform/ids.ts';
import { type Cluster, throwawayCluster } from '../server/testing/cluster.ts';
import { temporaryFolder } from '../server/testing/temporary-folder.ts';
import { restoreBackup } from '../tools/backup/restore.ts';
import { takeBackup } from '../tools/backup/take.ts';

const FAST = { fsync: 'off', shared_buffers: '16MB' };
const place = temporaryFolder('fettle-backup-');
const files = diskFiles(join(place, 'served'));
const kept = keyOf('documents', newId());
const whole = join(place, 'whole');
let served: Cluster;
const acknowledged = { beforeBackup: 0, afterBackup: 0 };

beforeAll(async () => {
  served = await throwawayCluster(FAST);
  await files.write(kept, Buffer.from('a document'));
  const writer = await startedWriter(served.ownerUrl);
  await writer.hasWritten(50);
  acknowledged.beforeBackup = writer.count();
  await takeBackup(whole, { ownerUrl: served.ownerUrl, files });
  acknowledged.afterBackup = writer.count();
  await writer.stop();
});

afterAll(async () => {
  await served.stop();
  rmSync(place, { recursive: true, force: true });
});

/** Writes a row into each of two tables in one transaction, again and again. */
async function startedWriter(ownerUrl: string) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('create table left_rows (n int); create table right_rows (n int)');
  let count = 0;
  let isStopped = false;
  const writing = (async () => {
    while (!isStopped) {
      const n = count + 1;
      await client.query(
        `begin; insert into left_rows values (${n}); insert into right_rows values (${n}); commit`,
      );
      count = n;
    }
  })();
  return {
    count: () => count,
    async hasWritten(rows: number) {
      while (count < rows) await sleep(5);
    },
    async stop() {
      isStopped = true;
      await writing;
      await client.end();
    },
  };
}

const emptyPlace = (name: string) => ({
  dataDir: join(place, name),
  files: diskFiles(join(place, name, 'files')),
});

test('a backup taken while a writer writes holds one moment of the database, and its files', async () => {
  const target = emptyPlace('restored');
  await restoreBackup(whole, target);
  const server = await startEmbedded({ dataDir: join(target.dataDir, 'postgres'), settings: FAST });
  try {
    const client = new pg.Client({ connectionString: server.ownerUrl });
    await client.connect();
    const { rows } = await client.query<{ left: number; right: number; last: number }>(
      `select count(*)::int as left, (select count(*)::int from right_rows) as right, max(n) as last from left_rows`,
    );
    await client.end();
    const [found] = rows;
    expect(acknowledged.afterBackup).toBeGreaterThan(acknowledged.beforeBackup);
    expect(found?.right).toBe(found?.left);
    expect(found?.last).toBe(found?.left);
    expect(found?.left).toBeGreaterThanOrEqual(acknowledged.beforeBackup);
    // One more may have been committed and not yet told to the writer.
    expect(found?.left).toBeLessThanOrEqual(acknowledged.afterBackup + 1);
  } finally {
    await server.stop();
  }
  const content = await target.files.read(kept);
  expect(content && (await buffer(content)).toString()).toBe('a document');
});

test.each<[string, (folder: string) => void, string]>([
  ['was cut off before its last file', (folder) => rmSync(join(folder, 'backup.json')), 'is no whole backup'],
  [
    'lost the end of its database',
    (folder) => truncateSync(join(folder, 'database.tar'), 1_000_000),
    'is not what was',
  ],
  ['lost a file', (folder) => rmSync(join(folder, 'files'), { recursive: true }), 'is not what was'],
  [
    'has another list of sums',
    (folder) => writeFileSync(join(folder, 'SHA256SUMS'), ''),
    'SHA256SUMS was changed',
  ],
])('a backup that %s is refused, and nothing is put anywhere', async (_how, spoil, words) => {
  const spoiled = join(place, 'spoiled');
  cpSync(whole, spoiled, { recursive: true });
  spoil(spoiled);
  const target = emptyPlace('refused');
  await expect(restoreBackup(spoiled, target)).rejects.toThrow(words);
  expect(existsSync(target.dataDir)).toBe(false);
  rmSync(spoiled, { recursive: true });
});

test('a place that has a database or files is refused', async () => {
  const withFile = emptyPlace('with-file');
  await withFile.files.write(kept, Buffer.from('mine'));
  await expect(restoreBackup(whole, withFile)).rejects.toThrow('has files already');
  const withDatabase = emptyPlace('with-database');
  await restoreBackup(whole, withDatabase);
  rmSync(join(withDatabase.dataDir, 'files'), { recursive: true });
  await expect(restoreBackup(whole, withDatabase)).rejects.toThrow('has a database already');
  await expect(takeBackup(whole, { ownerUrl: served.ownerUrl, files })).rejects.toThrow('is not empty');
});

test('a backup that cannot be finished leaves nothing that looks like one', async () => {
  const folder = join(place, 'failed', 'backup');
  const nowhere = 'postgres://fettle@127.0.0.1:1/fettle';
  await expect(takeBackup(folder, { ownerUrl: nowhere, files })).rejects.toThrow('ECONNREFUSED');
  expect(readdirSync(join(place, 'failed'))).toEqual([]);
});

test('the commands say in one sentence what they lack', async () => {
  const told = async (tool: string, args: string[], env: Record<string, string> = {}) => {
    const child = spawn(process.execPath, [`tools/${tool}.ts`, ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: join(place, 'none'), ...env },
    });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    return { said, code: code as number };
  };
  expect(await told('backup', [])).toEqual({ said: 'Name the folder: npm run backup -- FOLDER\n', code: 1 });
  expect(await told('restore', [place])).toEqual({ said: `${place} is no whole backup.\n`, code: 1 });
  const outside = await told('backup', ['x'], { DATABASE_URL: served.url });
  expect([outside.code, outside.said]).toEqual([1, expect.stringMatching(/^DATABASE_URL [^\n]+\.\n$/)]);
});
