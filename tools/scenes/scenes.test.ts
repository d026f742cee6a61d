import { expect, test } from 'vitest';
import sharp from 'sharp';
import { readTaxonomy } from '../../server/seed/catalogue.ts';
import { readScene, SCENE_NAMES, SCENE_WIDTHS, SCENES, scenesOf } from '../../server/seed/demo/scenes.ts';
import {
  drawingOf,
  filesOfScenes,
  LARGEST_SCENE,
  namesOfFiles,
  stampOf,
  stampsOfFiles,
} from '../draw-scenes.ts';
import { drawingOfPage, readPagePicture, stampOfPage, stampsOfPages } from '../draw-page-pictures.ts';
import { PAGE_PICTURES, SHARED_HEIGHT } from './page-pictures.ts';
import { AMBER, BLUE, MOSS, OAK, STONE } from './palette.ts';

/** The demo's jobs are all of this trade, so that its list would look alike with one scene. */
const TRADE_OF_THE_DEMO = 'Plumbing';

test('every trade of the catalogue has a scene, and the trade of the demo has many', () => {
  const trades = readTaxonomy().map(({ category }) => category);
  expect(trades.filter((trade) => scenesOf(trade).length === 0)).toEqual([]);
  expect(scenesOf(TRADE_OF_THE_DEMO).length).toBeGreaterThan(10);
  expect(SCENE_NAMES.filter((name) => !trades.some((trade) => scenesOf(trade).includes(name)))).toEqual([]);
});

test('a service gets the scenes that show it, and otherwise those of its trade', () => {
  expect(scenesOf('Plumbing', 'Repair or replace a tap')).toContain('dripping-tap');
  expect(scenesOf('Plumbing', 'Repair or replace a tap')).not.toContain('burst-pipe');
  expect(scenesOf('Roofing & Guttering', 'Skylight or roof window')).toEqual(scenesOf('Roofing & Guttering'));
  expect(scenesOf('A trade that an operator added')).toEqual([]);
});

test('every service that a scene names is one of its trade', () => {
  const catalogue = new Map(
    readTaxonomy().map(({ category, services }) => [category, new Set(services.map(({ name }) => name))]),
  );
  const strangers = Object.values<readonly string[]>(SCENES).flatMap(([trade = '', ...services]) =>
    services.filter((service) => !catalogue.get(trade)?.has(service)),
  );
  expect(strangers).toEqual([]);
});

test('the files are those that the script draws: after a change, run `npm run scenes`', () => {
  expect(filesOfScenes().toSorted()).toEqual(namesOfFiles().toSorted());
  expect(stampsOfFiles()).toEqual(
    Object.fromEntries(SCENE_NAMES.map((name) => [name, stampOf(drawingOf(name))])),
  );
});

test('each file is a small picture of the size that its name says', async () => {
  for (const name of SCENE_NAMES)
    for (const asked of SCENE_WIDTHS) {
      const bytes = await readScene(name, asked);
      const { format, width, height } = await sharp(bytes).metadata();
      const wanted = { name, format: 'webp', width: asked, height: (asked * 3) / 4 };
      expect({ name, format, width, height }).toEqual(wanted);
      expect(bytes.length, name).toBeLessThanOrEqual(LARGEST_SCENE);
    }
});

test('the pictures of pages are those that the script draws, small, and there is one of each trade', async () => {
  expect(stampsOfPages()).toEqual(
    Object.fromEntries(PAGE_PICTURES.map((one) => [one.file, stampOfPage(one)])),
  );
  for (const one of PAGE_PICTURES) {
    const bytes = readPagePicture(one);
    const { format, compression, width, height } = await sharp(bytes).metadata();
    const wanted = one.isShared
      ? { format: 'jpeg', compression: undefined, width: one.width, height: SHARED_HEIGHT }
      : { format: 'heif', compression: 'av1', width: one.width, height: (one.width * 3) / 4 };
    expect([one.name, { format, compression, width, height }]).toEqual([one.name, wanted]);
    expect(bytes.length, one.name).toBeLessThanOrEqual(one.maxBytes);
  }
  const drawn = new Set(PAGE_PICTURES.map(({ name }) => name));
  expect(readTaxonomy().filter(({ slug }) => !drawn.has(slug) || !drawn.has(`share ${slug}`))).toEqual([]);
});

test('one hand: the colours of the palette, without gradients, filters, letters and photographs', () => {
  const palette = new Set([BLUE, STONE, OAK, MOSS, AMBER].flatMap((scale) => Object.values<string>(scale)));
  palette.add('#ffffff').add('none');
  const drawings = [
    ...SCENE_NAMES.map((name) => [name, drawingOf(name)] as const),
    ...PAGE_PICTURES.map((one) => [one.name, drawingOfPage(one)] as const),
  ];
  for (const [name, drawing] of drawings) {
    const colours = [...drawing.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour = '']) => colour);
    expect([name, colours.filter((colour) => !palette.has(colour))]).toEqual([name, []]);
    const parts = new Set([...drawing.matchAll(/<(\w+)/g)].map(([, part = '']) => part));
    expect([name, [...parts].filter((part) => !DRAWN_WITH.has(part))]).toEqual([name, []]);
    expect([name, /NaN|undefined/.exec(drawing)]).toEqual([name, null]);
  }
});

const DRAWN_WITH = new Set(['svg', 'g', 'path', 'rect', 'ellipse', 'circle', 'clipPath']);
