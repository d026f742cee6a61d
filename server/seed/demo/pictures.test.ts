import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import sharp from 'sharp';
import { readTaxonomy } from '../catalogue.ts';
import { JOBS } from './jobs.ts';
import { PICTURE_SIZE, pictureFile, readPictures } from './pictures.ts';
import { exhibitors } from './world/exhibitors.ts';
import { readFirms } from './world/firms.ts';
import { jobPhotos } from './world/job-photos.ts';
import { makeWorld } from './world/lives.ts';
import { shownWork } from './world/shown-work.ts';

const MOST_BYTES = 40_000;
const MOST_BYTES_IN_ALL = 1_600_000;

const pictures = readPictures();

test('there are forty pictures or more, each as large as the others, and all of them are small', async () => {
  expect(pictures.length).toBeGreaterThanOrEqual(40);
  const files = readdirSync(new URL('./', pictureFile('a')));
  expect(files.toSorted()).toEqual(pictures.map(({ name }) => `${name}.avif`).toSorted());
  let sum = 0;
  for (const { name } of pictures) {
    const bytes = readFileSync(pictureFile(name));
    const { compression, width, height } = await sharp(bytes).metadata();
    expect({ name, compression, width, height }).toEqual({ name, compression: 'av1', ...PICTURE_SIZE });
    expect([name, bytes.length <= MOST_BYTES]).toEqual([name, true]);
    sum += bytes.length;
  }
  expect(sum).toBeLessThanOrEqual(MOST_BYTES_IN_ALL);
});

test('each picture shows services of the catalogue, and each trade has one', () => {
  const services = new Map(
    readTaxonomy().map(({ category, services: all }) => [category, all.map(({ name }) => name)]),
  );
  const strangers = pictures.flatMap(({ name, fits }) =>
    Object.entries(fits).flatMap(([trade, fitting]) =>
      fitting.filter((one) => !services.get(trade)?.includes(one)).map((one) => `${name}: ${trade}, ${one}`),
    ),
  );
  expect(strangers).toEqual([]);
  expect([...services.keys()].filter((trade) => !pictures.some(({ fits }) => fits[trade]))).toEqual([]);
  const said = pictures.map(({ shows }) => shows);
  expect(said.filter((sentence) => !/^[A-Z].{20,120}[.]$/.test(sentence))).toEqual([]);
  expect(new Set(said).size).toBe(said.length);
});

test('eight places or more are shown before and after, and before means as they were found', () => {
  const pairs = pictures.filter(({ before }) => before !== undefined);
  expect(pairs.length).toBeGreaterThanOrEqual(8);
  for (const { name, stage, before } of pairs) {
    const found = pictures.find((one) => one.name === before);
    expect([name, stage, found?.stage]).toEqual([name, 'finished', 'found']);
  }
});

test('each job of the people of the README has a photo that there is, with a sentence', () => {
  const names = pictures.map(({ name }) => name);
  for (const { key, photos } of JOBS) {
    expect([key, photos.length >= 1]).toEqual([key, true]);
    for (const { picture, says } of photos) {
      expect(names).toContain(picture);
      expect([key, says]).toEqual([key, expect.stringMatching(/^[A-Z].+[.]$/)]);
    }
  }
});

test('a work picture belongs to one business, shows the service that it stands for, and no trade goes without', () => {
  const firms = exhibitors(readFirms());
  const work = shownWork(firms);
  const all = [...work].flatMap(([firm, shown]) => shown.map((one) => ({ firm, ...one })));
  const names = all.map(({ picture }) => picture.name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  // What was there before stands beside what became of it.
  const finished = all.filter(({ picture }) => picture.stage === 'finished');
  for (const { firm, picture, service } of finished)
    expect([picture.name, picture.fits[firm.trade]]).toEqual([
      picture.name,
      expect.arrayContaining([service]),
    ]);
  for (const [firm, shown] of work) expect([firm.key, shown.length <= 6]).toEqual([firm.key, true]);
  const trades = new Set(finished.map(({ firm }) => firm.trade));
  expect(
    readTaxonomy()
      .map(({ category }) => category)
      .filter((trade) => !trades.has(trade)),
  ).toEqual([]);
});

test('eight trades or more have a business that shows its work before and after', () => {
  const work = [...shownWork(exhibitors(readFirms()))];
  const paired = work.filter(([, shown]) => shown.some(({ before }) => before !== null));
  expect(new Set(paired.map(([{ trade }]) => trade)).size).toBeGreaterThanOrEqual(8);
});

test('who has finished nothing here shows no work', () => {
  const shown = [...shownWork(exhibitors(readFirms()))].filter(([, pictures]) => pictures.length > 0);
  const keys = shown.map(([{ key }]) => key);
  expect(keys).toEqual(expect.arrayContaining(['anna', 'bob']));
  expect(keys).not.toContain('frank');
  expect(keys).not.toContain('eve');
});

test('some of the newer jobs have a photo of what is wrong, and two of a city never the same', () => {
  const photos = [...jobPhotos(makeWorld().lives)];
  expect(photos.length).toBeGreaterThanOrEqual(40);
  const shown = photos.map(([{ customer }, { name }]) => `${customer.city} ${name}`);
  expect(new Set(shown).size).toBe(shown.length);
  for (const [{ trade, service }, { fits, stage }] of photos)
    expect([service, fits[trade]?.includes(service), stage]).toEqual([service, true, 'found']);
});
