import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import sharp from 'sharp';
import { readTaxonomy } from '../../server/seed/catalogue.ts';
import { FACES_COUNT, readFirms, signOf } from '../../server/seed/demo/world/firms.ts';
import { pictureFile } from '../../server/seed/demo/world/pictures.ts';
import { readWorkShots, WORK_SCENES } from '../../server/seed/demo/world/work-shots.ts';
import {
  drawnPictures,
  fileNamesOf,
  LARGEST_PICTURE,
  render,
  stampOf,
  stampsOfFiles,
} from '../draw-world.ts';
import { LIVERIES } from './signs/liveries.ts';
import { AMBER, BLUE, MOSS, OAK, STONE } from './palette.ts';

const MEGABYTE = 1_000_000;
const filesOfWorld = () => readdirSync(pictureFile(''));

test('every trade has four pictures of finished work or more, each of one of its services', () => {
  const shots = readWorkShots();
  for (const { category, services } of readTaxonomy()) {
    const known = services.map(({ name }) => name);
    const ofTrade = shots[category] ?? [];
    expect([category, ofTrade.length >= 4]).toEqual([category, true]);
    expect([category, ofTrade.filter(({ service }) => !known.includes(service))]).toEqual([category, []]);
    expect([category, new Set(ofTrade.map(({ scene }) => scene)).size]).toEqual([category, ofTrade.length]);
    for (const { says, before } of ofTrade)
      for (const said of [says, ...(before ? [before.says] : [])]) expect(said).toMatch(/^[A-Z].+[.]$/);
  }
  const shown = new Set(Object.values(shots).flatMap((ofTrade) => ofTrade.map(({ scene }) => scene)));
  expect(WORK_SCENES.filter((scene) => !shown.has(scene))).toEqual([]);
});

test('the files are those that the script draws: after a change, run `npm run scenes:world`', () => {
  const all = drawnPictures();
  expect(filesOfWorld().toSorted()).toEqual(all.flatMap(fileNamesOf).toSorted());
  expect(stampsOfFiles()).toEqual(Object.fromEntries(all.map((one) => [one.name, stampOf(one)])));
  expect(readFirms().filter((firm) => !all.some(({ name }) => name === signOf(firm)))).toEqual([]);
  expect(all.filter(({ name }) => name.startsWith('face-'))).toHaveLength(FACES_COUNT);
});

test('each file is small, and all of them together take less than three megabytes', async () => {
  let sum = 0;
  for (const { name, sizes } of drawnPictures())
    for (const { suffix, width: asked, as } of sizes) {
      const bytes = readFileSync(pictureFile(`${name}${suffix}`));
      sum += bytes.length;
      const { format, width } = await sharp(bytes).metadata();
      expect([name, format, width]).toEqual([name, as === 'avif' ? 'heif' : 'webp', asked]);
      expect(bytes.length, name).toBeLessThanOrEqual(LARGEST_PICTURE);
    }
  expect(sum).toBeLessThan(3 * MEGABYTE);
});

/** Encoders of other machines may round otherwise: what is shown is compared, not how it is written down. */
const SAME = 2;

test('drawn again, a picture is bit by bit what it was, and shows what its file shows', async () => {
  const some = drawnPictures().filter(({ name }) => ['kitchen-sea', 'logo-thames', 'face-3'].includes(name));
  expect(some).toHaveLength(3);
  for (const { name, drawing, sizes } of some) {
    const again = drawnPictures().find((one) => one.name === name);
    expect(again?.drawing).toBe(drawing);
    for (const size of sizes) {
      const [one, other] = await Promise.all([render(drawing, size), render(drawing, size)]);
      expect(one.equals(other), name).toBe(true);
      const [drawn, kept] = await Promise.all(
        [one, readFileSync(pictureFile(`${name}${size.suffix}`))].map((bytes) =>
          sharp(bytes).removeAlpha().raw().toBuffer(),
        ),
      );
      const gap = (drawn ?? one).reduce(
        (sum, value, index) => sum + Math.abs(value - (kept?.[index] ?? 255)),
        0,
      );
      expect([name, gap / (drawn?.length ?? 1) < SAME]).toEqual([name, true]);
    }
  }
});

test('one hand: work and faces in the colours of the palette, logos in liveries, and no letters', () => {
  const palette = new Set([BLUE, STONE, OAK, MOSS, AMBER].flatMap((scale) => Object.values<string>(scale)));
  palette.add('#ffffff').add('none');
  const liveries = new Set(Object.values(LIVERIES).flatMap((livery) => Object.values<string>(livery)));
  for (const { name, drawing } of drawnPictures()) {
    const allowed = name.startsWith('logo-') ? liveries : palette;
    const colours = [...drawing.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour = '']) => colour);
    expect([name, colours.filter((colour) => colour !== 'none' && !allowed.has(colour))]).toEqual([name, []]);
    const parts = new Set([...drawing.matchAll(/<(\w+)/g)].map(([, part = '']) => part));
    expect([name, [...parts].filter((part) => !DRAWN_WITH.has(part))]).toEqual([name, []]);
    expect([name, /NaN|undefined/.exec(drawing)]).toEqual([name, null]);
  }
});

const DRAWN_WITH = new Set(['svg', 'g', 'path', 'rect', 'ellipse', 'circle', 'clipPath']);
