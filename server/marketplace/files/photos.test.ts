import { expect } from 'vitest';
import { MOST_UNATTACHED, PHOTO_MAX_BYTES } from '../../../contract/pictures.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { diskFiles } from '../../platform/files/disk.ts';
import { keyOf, saying } from '../../platform/files/files.ts';
import { newId, type UserId } from '../../platform/ids.ts';
import { storedFiles } from '../../testing/market.ts';
import { pngBomb } from '../../testing/pictures/bombs.ts';
import * as samples from '../../testing/pictures/samples.ts';
import { type Stage, story } from '../../testing/story.ts';
import {
  answerPrivatePicture,
  attachPhotos,
  dropUnattached,
  forgetPhotos,
  keepPhoto,
  notePhoto,
} from './index.ts';

/** A photo as an action keeps it: its bytes, then its row. */
async function brought({ market: { product, clock } }: Stage, accountId: UserId) {
  const { market } = product;
  const photo = await keepPhoto(market, { name: 'tap.png', bytes: await samples.png(1000, 700) });
  await inTransaction(market.db, (tx) => notePhoto(tx, photo, { accountId, now: clock.now() }));
  return photo.id;
}

const idOf = async (stage: Stage, email: string) => {
  const { rows } = await stage.market.product.database.pool.query<{ id: UserId }>(
    'select id from accounts where email_key = lower($1)',
    [email],
  );
  return rows[0]?.id as UserId;
};

story(
  'a photo is kept in the widths that it is served in, and at no public address',
  { shows: ['C1', 'ruling 52'] },
  async (stage) => {
    const { market } = stage.market.product;
    const carl = await stage.customer();
    await carl.api();
    const id = await brought(stage, await idOf(stage, carl.facts.email));
    expect((await storedFiles(market)).toSorted()).toEqual(
      [undefined, 160, 320, 640].map((width) => keyOf('photos', id, width)).toSorted(),
    );
    expect((await fetch(`${stage.market.baseUrl}/api/files/${id}`)).status).toBe(404);
    const { headers, content } = await answerPrivatePicture(market, { id, width: 320, known: undefined });
    expect(headers['cache-control']).toBe('private, no-cache');
    expect((content as Buffer).length).toBeGreaterThan(100);
    const again = await answerPrivatePicture(market, { id, width: 320, known: `"x", ${headers.etag}` });
    expect([again.isKnown, again.content]).toEqual([true, Buffer.alloc(0)]);
    // Never larger than it is.
    const whole = await answerPrivatePicture(market, { id, width: 2048, known: undefined });
    expect(whole.headers.etag).toContain('whole');
  },
);

story(
  'what was brought and never used is gone within a day, row and bytes; what is used stays',
  { shows: ['C1', 'V3'] },
  async (stage) => {
    const { market } = stage.market.product;
    const { clock } = stage.market;
    const [carl, cora] = [await stage.customer(), await stage.customer()];
    await Promise.all([carl.api(), cora.api()]);
    const [mine, hers] = [await idOf(stage, carl.facts.email), await idOf(stage, cora.facts.email)];
    const [used, unused] = [await brought(stage, mine), await brought(stage, mine)];
    const now = clock.now();
    const attached = (accountId: UserId) =>
      attachPhotos(market.db, { ids: [used], accountId, now }).then((rows) => rows.map(({ id }) => id));
    expect(await attached(hers)).toEqual([]);
    expect(await attached(mine)).toEqual([used]);
    // What something names already is given to nothing else.
    expect(await attached(mine)).toEqual([]);
    clock.advance({ hours: 20 });
    expect(await dropUnattached(market)).toBe(0);
    clock.advance({ minutes: 1 });
    expect(await dropUnattached(market)).toBe(1);
    await stage.market.settled();
    const left = await storedFiles(market);
    expect(left.some((key) => key.includes(unused))).toBe(false);
    expect(left).toContain(keyOf('photos', used));
    expect(await dropUnattached(market)).toBe(0);
    const { queue } = market;
    await inTransaction(market.db, (tx) => forgetPhotos({ tx, queue }, [used]));
    await stage.market.settled();
    expect(await storedFiles(market)).toEqual([]);
  },
);

story('nobody piles up photos that are used nowhere', { shows: ['C1', 'T11'] }, async (stage) => {
  const { market } = stage.market.product;
  const carl = await stage.customer();
  await carl.api();
  const accountId = await idOf(stage, carl.facts.email);
  const noted = (count: number) =>
    inTransaction(market.db, async (tx) => {
      for (let turn = 0; turn < count; turn++) {
        const photo = { id: newId(), kind: 'photo', name: '', mediaType: 'image/webp', bytes: 1 } as const;
        await notePhoto(tx, photo, { accountId, now: stage.market.clock.now() });
      }
    });
  await noted(MOST_UNATTACHED);
  await expect(noted(1)).rejects.toMatchObject({ code: 'too_many_photos' });
});

story('a store that takes nothing keeps nothing of a photo', { shows: ['C1', 'X8'] }, async (stage) => {
  const { market } = stage.market.product;
  const { write } = market.files;
  const broken = saying(diskFiles('/dev/null')).write;
  market.files.write = (key, bytes) => (key.endsWith('-320') ? broken(key, bytes) : write(key, bytes));
  const photo = { name: 'tap.png', bytes: await samples.png(1000, 700) };
  await expect(keepPhoto(market, photo)).rejects.toThrow('the store of files failed');
  market.files.write = write;
  expect(await storedFiles(market)).toEqual([]);
});

story('what is no photo is refused with a sentence', { shows: ['C1', 'T18'] }, async (stage) => {
  const { market } = stage.market.product;
  const said = (bytes: Uint8Array) =>
    keepPhoto(market, { name: 'a', bytes }).then(
      () => null,
      (error: { code?: string }) => error.code,
    );
  expect(await said(samples.pdf())).toBe('photo_wrong_type');
  expect(await said(await samples.gif())).toBe('photo_wrong_type');
  expect(await said(new Uint8Array(PHOTO_MAX_BYTES))).toBe('photo_wrong_type');
  expect(await said(pngBomb(9_000))).toBe('photo_too_many_pixels');
  expect(await said(await samples.cutOff(samples.jpeg()))).toBe('photo_not_usable');
  expect(await storedFiles(market)).toEqual([]);
});
