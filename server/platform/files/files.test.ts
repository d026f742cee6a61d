import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bucketServer } from '../../testing/bucket.ts';
import { readConfig } from '../config.ts';
import { newId } from '../ids.ts';
import { diskFiles } from './disk.ts';
import { type Files, idIn, keyOf, type Stored } from './files.ts';
import { filesOf } from './index.ts';
import { s3Files } from './s3.ts';

const BUCKET = 'fettle-test';
const folder = () => mkdtemp(join(tmpdir(), 'fettle-files-'));

type Opened = { files: Files; root: string; close(): Promise<void> };

const places: Record<string, () => Promise<Opened>> = {
  'a folder': async () => {
    const root = await folder();
    const files = await filesOf(readConfig({ DATA_DIR: root }));
    return { files, root, close: () => rm(root, { recursive: true }) };
  },
  'a bucket': async () => {
    const { root, settings, close } = await bucketServer(BUCKET);
    const files = await filesOf(readConfig({ ...settings, DATA_DIR: join(root, 'nothing') }));
    return { files, root, close };
  },
};

describe.each(Object.entries(places))('files in %s', (name, open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  const read = async (key: string) => {
    const found = await opened.files.read(key);
    return found && buffer(found);
  };
  const list = async (of: Parameters<Files['list']>[0]) => {
    const found: Stored[] = [];
    for await (const stored of opened.files.list(of)) found.push(stored);
    return found;
  };

  test('what was written is read back byte for byte, once or again', {
    meta: { shows: ['R-16-034'] },
  }, async () => {
    const key = keyOf('documents', newId());
    for (const bytes of [
      Buffer.from('first'),
      Buffer.from([0, 255, 10, 13, 0]),
      Buffer.alloc(3_000_000, 7),
    ]) {
      await opened.files.write(key, bytes);
      expect((await read(key))?.equals(bytes)).toBe(true);
    }
    const where = name === 'a bucket' ? BUCKET : 'files';
    const lying = await readdir(opened.root, { recursive: true });
    expect(lying.filter((path) => path.includes(idIn(key)) && path.startsWith(`${where}/`))).not.toEqual([]);
    expect(lying.filter((path) => !path.startsWith(where))).toEqual([]);
  });

  test('a stream of any length is written whole, and nothing of one that broke', async () => {
    const [whole, broken] = [keyOf('exports', newId()), keyOf('exports', newId())];
    const part = Buffer.alloc(1_000_000, 'x');
    await opened.files.write(whole, Readable.from(Array.from({ length: 7 }, () => part)));
    expect((await read(whole))?.length).toBe(7_000_000);
    const half = async function* () {
      yield part;
      throw new Error('the line is cut');
    };
    const cause = { message: 'the line is cut' };
    await expect(opened.files.write(broken, Readable.from(half()))).rejects.toMatchObject({ cause });
    expect(await read(broken)).toBeNull();
    expect((await list('exports')).map(({ key }) => key)).toEqual([whole]);
  });

  test('a file that is not there is nothing, and to remove it is done', async () => {
    const key = keyOf('pictures', newId());
    expect(await read(key)).toBeNull();
    await opened.files.remove(key);
    await opened.files.write(key, Buffer.from('there'));
    await opened.files.remove(key);
    await opened.files.remove(key);
    expect(await read(key)).toBeNull();
  });

  test('each folder lists its own, variants included', async () => {
    const id = newId();
    for (const key of [keyOf('pictures', id), keyOf('pictures', id, 640), keyOf('documents', newId())])
      await opened.files.write(key, Buffer.from('x'));
    const mine = (await list('pictures')).filter(({ key }) => idIn(key) === id);
    expect(mine.map(({ key }) => key).toSorted()).toEqual([`pictures/${id}`, `pictures/${id}-640`]);
    for (const { writtenAt } of mine) expect(Math.abs(writtenAt.getTime() - Date.now())).toBeLessThan(60_000);
  });

  test('nothing but a key of ours reaches a path or a bucket', {
    meta: { shows: ['R-16-034'] },
  }, async () => {
    const id = newId();
    const wrong = [
      '',
      '/',
      '..',
      '../x',
      `pictures/../${id}`,
      `pictures/${id}/..`,
      `secrets/${id}`,
      `/pictures/${id}`,
    ];
    wrong.push(
      `pictures/${id}\0`,
      `pictures/${id}-9`,
      `pictures/${id}-avif`,
      `pictures/${id}-640-jpeg`,
      `pictures/${id}-640-avif/..`,
      `pictures/${id.toUpperCase()}`,
      `pictures\\${id}`,
      'pictures/%2e%2e',
    );
    for (const key of wrong)
      for (const act of [
        opened.files.read,
        opened.files.remove,
        (k: string) => opened.files.write(k, Buffer.from('x')),
      ])
        await expect(act(key), key).rejects.toMatchObject({ cause: { message: 'this is no key of a file' } });
  });
});

// Only in a folder: a bucket's promise of whole files is its own, and the one in these tests does not keep it.
test('of many writers at once none leaves a mixture in a folder', async () => {
  const root = await folder();
  const files = diskFiles(root);
  const key = keyOf('pictures', newId());
  const letters = ['a', 'b', 'c', 'd', 'e'];
  await Promise.all(letters.map((letter) => files.write(key, Buffer.alloc(200_000, letter))));
  const found = await files.read(key);
  expect(letters.map((letter) => letter.repeat(200_000))).toContain(
    found && (await buffer(found)).toString(),
  );
  await rm(root, { recursive: true });
});

test('a folder forgets what a fallen process left half written, a day later', async () => {
  const root = await folder();
  const files = diskFiles(root);
  const id = newId();
  await files.write(keyOf('pictures', id), Buffer.from('x'));
  const inner = join(root, 'pictures', id.slice(-2));
  const long = new Date(Date.now() - 25 * 3600 * 1000);
  await writeFile(join(inner, `${newId()}.${newId()}.half`), 'old');
  await writeFile(join(inner, `${id}.${newId()}.half`), 'young');
  for (const name of (await readdir(inner)).filter((one) => !one.startsWith(id)))
    await utimes(join(inner, name), long, long);
  for await (const { key } of files.list('pictures')) expect(key).toBe(`pictures/${id}`);
  expect(await readdir(inner)).toHaveLength(2);
  await rm(root, { recursive: true });
});

test('a bucket that is away fails, and says so soon', async () => {
  const files = s3Files({
    endpoint: 'http://127.0.0.1:9',
    region: 'x',
    bucket: BUCKET,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  });
  await expect(files.write(keyOf('pictures', newId()), Buffer.from('x'))).rejects.toThrow('ECONNREFUSED');
});
