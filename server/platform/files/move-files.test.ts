import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { bucketServer } from '../../testing/bucket.ts';
import { readConfig } from '../config.ts';
import { newId } from '../ids.ts';
import { diskFiles } from './disk.ts';
import { type Files, FOLDERS, keyOf } from './files.ts';
import { filesOf } from './index.ts';
import { CopyDiffers, moveFiles } from './move-files.ts';

const bucket = await bucketServer('fettle-moved');
afterAll(bucket.close);

/** A folder of a program, in which some files of each kind lie, and one of several parts. */
async function folderWithFiles() {
  const dataDir = await mkdtemp(join(tmpdir(), 'fettle-move-'));
  const files = diskFiles(join(dataDir, 'files'));
  const contents = new Map<string, Buffer>();
  for (const folder of FOLDERS)
    for (let n = 1; n <= 5; n++) contents.set(keyOf(folder, newId()), Buffer.from(`${folder} ${n}`));
  contents.set(keyOf('pictures', newId(), 640), Buffer.alloc(6_000_000, 7));
  for (const [key, content] of contents) await files.write(key, content);
  return { dataDir, files, contents };
}

async function missingIn(store: Files, contents: Map<string, Buffer>): Promise<string[]> {
  const missing: string[] = [];
  for (const [key, content] of contents) {
    const found = await store.read(key);
    if (!found || !(await buffer(found)).equals(content)) missing.push(key);
  }
  return missing;
}

const inBucket = () => filesOf(readConfig(bucket.settings));

test('a folder is copied to a bucket; what broke off goes on, and what is there is not sent again', async () => {
  const { files, contents } = await folderWithFiles();
  const to = await inBucket();
  let left = 7;
  const away: Files = {
    ...to,
    write: async (key, content) => {
      if (left-- <= 0) throw new Error('the line is cut');
      await to.write(key, content);
    },
  };
  await expect(moveFiles(files, away)).rejects.toThrow('the line is cut');
  const missing = await missingIn(to, contents);
  expect(missing.length).toBeGreaterThanOrEqual(contents.size - 7);

  expect(await moveFiles(files, to)).toEqual({
    copied: missing.length,
    there: contents.size - missing.length,
  });
  expect(await missingIn(to, contents)).toEqual([]);
  expect(await moveFiles(files, to)).toEqual({ copied: 0, there: contents.size });
  expect(await missingIn(files, contents), 'nothing is removed').toEqual([]);
});

test('a copy that differs is found: one from before is sent again, one that does not arrive whole is an error', async () => {
  const { files, contents } = await folderWithFiles();
  const to = await inBucket();
  const [key = ''] = contents.keys();
  await to.write(key, Buffer.from('half of it'));
  expect(await moveFiles(files, to)).toEqual({ copied: contents.size, there: 0 });
  expect(await missingIn(to, contents)).toEqual([]);

  await to.write(key, Buffer.from('half of it'));
  const lossy: Files = { ...to, write: async () => undefined };
  await expect(moveFiles(files, lossy)).rejects.toThrow(CopyDiffers);
});

/** The command, as an operator gives it. */
async function command(env: Record<string, string>) {
  const child = spawn(process.execPath, ['tools/files-move.ts'], { env: { PATH: process.env.PATH, ...env } });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { code: code as number | null, said };
}

test('the command finds folder and bucket by the settings, and says what it did or what is wrong', async () => {
  const { dataDir, contents } = await folderWithFiles();
  const { code, said } = await command({ ...bucket.settings, DATA_DIR: dataDir });
  expect(said).toContain(`are in fettle-moved: ${contents.size} copied, 0 there already.`);
  expect(code).toBe(0);
  expect(await missingIn(await inBucket(), contents)).toEqual([]);

  expect(await command({ DATA_DIR: dataDir })).toEqual({
    code: 1,
    said: 'S3_BUCKET must name the bucket to which the files are to go.\n',
  });
  const unknown = await command({ ...bucket.settings, DATA_DIR: dataDir, S3_BUCKET: 'not-there' });
  expect(unknown).toEqual({ code: 1, said: 'S3_BUCKET not-there takes no file (NoSuchBucket).\n' });
});
