import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { sentences } from '../../../contract/copy.ts';
import { type Files, saying } from '../../platform/files/files.ts';
import { bucketServer } from '../../testing/bucket.ts';
import { openTestMarket, type TestMarket } from '../../testing/market.ts';
import type { Person } from '../../testing/person.ts';
import { bringsPdf, bringsPicture, sendsFiles } from '../../testing/pictures/attach.ts';
import { bringsPhoto } from '../../testing/pictures/bring.ts';
import { type Stage, story, toldOn } from '../../testing/story.ts';

type Store = {
  env: Record<string, string>;
  goesAway(): Promise<void>;
  comesBack(): Promise<void>;
  close(): Promise<void>;
};

const STORES: Record<string, () => Promise<Store>> = {
  async 'a disk'() {
    const root = await mkdtemp(join(tmpdir(), 'fettle-away-'));
    const [files, kept] = [join(root, 'files'), join(root, 'kept')];
    return {
      env: { DATA_DIR: root },
      async goesAway() {
        await rename(files, kept);
        await writeFile(files, 'no folder');
      },
      async comesBack() {
        await rm(files);
        await rename(kept, files);
      },
      close: () => rm(root, { recursive: true }),
    };
  },
  async 'a bucket'() {
    const { settings, goesAway, comesBack, close } = await bucketServer('fettle-away');
    return { env: settings, goesAway, comesBack, close };
  },
};

/** A job with a photo, and a message about it with a picture and a PDF; who may read all of them, and where. */
async function deal({ customer, business }: Stage) {
  const [carl, anna] = [await customer(), await business()];
  const photo = await bringsPhoto(carl);
  await carl.posts({ photos: [{ id: photo.id }] });
  const lead = await anna.lead();
  await anna.isInterestedIn(lead);
  const [picture, pdf] = [await bringsPicture(carl, lead), await bringsPdf(carl, lead)];
  await sendsFiles(carl, lead, { attachments: [picture.id, pdf.id] });
  const paths = [
    `/job/photo/${photo.id}?w=320`,
    `/lead/attachment/${picture.id}?w=320`,
    `/lead/attachment/${pdf.id}`,
  ];
  return { anna, lead, paths };
}

async function reads(market: TestMarket, who: Person, path: string) {
  const headers = { authorization: `Bearer ${await who.token()}` };
  const answer = await fetch(`${market.baseUrl}/api${path}`, { headers });
  return { answer, status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}

/** Says what happened and when to come again; nothing of the file, not its name, and nothing that a browser keeps. */
function mustSayAway({ answer, bytes }: Awaited<ReturnType<typeof reads>>): void {
  const said = JSON.parse(bytes.toString());
  expect([answer.status, said.code, said.message]).toEqual([503, 'unavailable', sentences.unavailable]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  const kept = ['cache-control', 'etag', 'content-disposition'].map((name) => answer.headers.get(name));
  expect(kept).toEqual(['no-store', null, null]);
}

test.each(Object.entries(STORES))(
  'while %s is away photos and files answer with a sentence and a wait; once it is back they are read as before',
  { meta: { shows: ['C1', 'C3', 'X8'] } },
  async (_name, open) => {
    const store = await open();
    const market = await openTestMarket(store.env);
    market.announces('the store of files failed');
    try {
      await toldOn(market, async (stage) => {
        const { anna, lead, paths } = await deal(stage);
        const readAll = () => Promise.all(paths.map((path) => reads(market, anna, path)));
        const before = await readAll();
        expect(before.map(({ status }) => status)).toEqual([200, 200, 200]);

        await store.goesAway();
        for (const one of await readAll()) mustSayAway(one);
        // The words of the conversation are in the database, and can be read and written meanwhile.
        await anna.writes(lead, 'The photo does not open here');
        expect(await anna.reads(lead)).toHaveLength(2);
        // A right is judged first: a photo that may not be seen is still a missing one.
        const stranger = await stage.customer();
        expect((await reads(market, stranger, paths[0] ?? '')).status).toBe(404);

        await store.comesBack();
        const after = await readAll();
        for (const [at, { status, bytes }] of after.entries())
          expect([status, before[at]?.bytes.equals(bytes)]).toEqual([200, true]);
      });
    } finally {
      await market.product.stop();
      await store.close();
    }
  },
);

/** Gives the first half of what it holds, or nothing of it, and then the line breaks. */
const breaking = (files: Files, gives: 'half' | 'nothing'): Files =>
  saying({
    ...files,
    async read(key) {
      const found = await files.read(key);
      return (
        found &&
        Readable.from(
          (async function* () {
            for await (const part of found) {
              if (gives === 'half') yield part.subarray(0, part.length / 2);
              throw new Error('ECONNRESET');
            }
          })(),
          { objectMode: false },
        )
      );
    },
  });

story(
  'a store that breaks off in the middle of a file never makes half of one look whole',
  { shows: ['C1', 'C3', 'X8'] },
  async (stage) => {
    const { market } = stage;
    market.announces('the store of files failed');
    const { anna, paths } = await deal(stage);
    const { files } = market.product.market;
    const { read } = files;
    files.read = breaking({ ...files, read }, 'nothing').read;
    for (const path of paths) mustSayAway(await reads(market, anna, path));
    files.read = breaking({ ...files, read }, 'half').read;
    const [photo = '', picture = '', pdf = ''] = paths;
    for (const path of [photo, picture]) mustSayAway(await reads(market, anna, path));
    // A PDF is on its way by then: the browser sees that the line broke, and keeps nothing.
    await expect(reads(market, anna, pdf)).rejects.toThrow('terminated');
    files.read = read;
    for (const path of paths) expect((await reads(market, anna, path)).status).toBe(200);
  },
);
