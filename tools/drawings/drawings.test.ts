import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PICTURED_SERVICES } from '../../server/marketplace/demand/pictured-services.ts';
import { readTaxonomy } from '../../server/seed/catalogue.ts';
import { readPictures } from '../../server/seed/demo/pictures.ts';
import { signFile } from '../../server/seed/demo/world/signs.ts';
import { readPagePicture, stampOfPage, stampsOfPages } from '../draw-page-pictures.ts';
import { drawnSigns, fileNamesOf, filesOfSigns, stampOf, stampsOfSigns } from '../draw-signs.ts';
import { OF_TRADES, PAGE_PICTURES } from './page-pictures.ts';

test('the pictures of pages are made of what they are made of now, and small: else run `npm run draw:pages`', async () => {
  expect(stampsOfPages()).toEqual(
    Object.fromEntries(PAGE_PICTURES.map((one) => [one.file, stampOfPage(one)])),
  );
  for (const one of PAGE_PICTURES) {
    const bytes = readPagePicture(one);
    const { format, compression, width, height } = await sharp(bytes).metadata();
    const wanted = one.written
      ? { format: 'jpeg', compression: undefined, width: 1200, height: 630 }
      : { format: 'heif', compression: 'av1', width: one.width, height: (one.width * 3) / 4 };
    expect([one.file, { format, compression, width, height }]).toEqual([one.file, wanted]);
    expect([one.file, bytes.length <= one.maxBytes]).toEqual([one.file, true]);
  }
});

test('each trade of the catalogue has a picture, which shows that trade', () => {
  const pictures = new Map(readPictures().map((one) => [one.name, one]));
  for (const { category, slug } of readTaxonomy())
    expect([slug, Object.keys(pictures.get(OF_TRADES[slug] ?? '')?.fits ?? {})]).toEqual([
      slug,
      expect.arrayContaining([category]),
    ]);
});

test('a picture of a service shows that service, never only its trade', () => {
  const pictures = new Map(readPictures().map((one) => [one.name, one]));
  for (const { service, picture } of PICTURED_SERVICES) {
    const fits = Object.entries(pictures.get(picture)?.fits ?? {});
    expect([
      service,
      fits.flatMap(([trade, services]) => services.map((name) => `${trade}: ${name}`)),
    ]).toEqual([service, expect.arrayContaining([service])]);
  }
});

test('logos and faces are those that the script draws: after a change, run `npm run draw:signs`', async () => {
  const all = drawnSigns();
  expect(filesOfSigns().toSorted()).toEqual(all.flatMap(fileNamesOf).toSorted());
  expect(stampsOfSigns()).toEqual(Object.fromEntries(all.map((one) => [one.name, stampOf(one)])));
  expect(new Set(all.map(({ drawing }) => drawing)).size).toBe(all.length);
  for (const { name } of all)
    for (const as of ['avif', 'webp'] as const) {
      const { width, height } = await sharp(signFile(name, as).pathname).metadata();
      expect([name, as, width, height]).toEqual([name, as, 256, 256]);
    }
});
