import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { apiAt } from '../../server/testing/api.ts';
import { theMarket } from '../../server/testing/story.ts';
import { tablePlaces } from '../../server/platform/geo/table-places.ts';
import { type ImportOptions, importPlaces } from './import-places.ts';
import { progressOn } from './progress.ts';
import { reportLines } from './report.ts';
import { finishTable } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'fettle-geo-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file of these lines in the folder of this test. */
function fileOf(name: string, content: string[] | Buffer): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.isBuffer(content) ? content : `${content.join('\n')}\n`);
  return path;
}

const theDb = async () => (await theMarket()).product.market.db;

beforeEach(async () => (await theMarket()).reset());

const DAY = '2026-08-31';

async function imported(path: string, more: Partial<ImportOptions> = {}) {
  const options = {
    isLicensedForNi: false,
    asOf: DAY,
    credits: [],
    now: new Date(),
    onProgress: () => {},
    ...more,
  };
  return importPlaces(await theDb(), { path, signal: new AbortController().signal, ...options });
}

/** The table as `code kind lat lng source`, by code. */
async function table(): Promise<string[]> {
  const rows = await (await theDb()).selectFrom('postcode_points').selectAll().orderBy('code').execute();
  return rows.map(({ code, kind, lat, lng, source }) => `${code} ${kind} ${lat} ${lng} ${source}`);
}

const credits = async () => (await apiAt((await theMarket()).baseUrl, () => ({})).attribution()).lines;
const find = async (postcode: string) => tablePlaces()(await theDb()).find(postcode);

test('GeoNames with tabs: a district is the mean of its places, a full post code is a unit', async () => {
  const places = fileOf('GB.txt', [
    'GB\tM1\tManchester\tEngland\tENG\t\t\t\t\t53.48\t-2.23\t4',
    'GB\tM1\tPiccadilly\tEngland\tENG\t\t\t\t\t53.50\t-2.21\t4',
    'GB\tM1 1AE\tManchester\tEngland\tENG\t\t\t\t\t53.4774\t-2.2309\t6',
    'FR\t75001\tParis\t\t\t\t\t\t\t48.86\t2.34\t5',
    'JE\tJE2\tSt Helier\t\t\t\t\t\t\t49.19\t-2.1\t4',
  ]);
  const report = await imported(places);
  expect(report).toMatchObject({ lines: 5, rows: 4, leftOut: new Map([['of another country', 1]]) });
  expect(await table()).toEqual([
    'JE2 district 49.19 -2.1 geonames',
    'M1 district 53.49 -2.22 geonames',
    'M1 1AE unit 53.4774 -2.2309 geonames',
  ]);
  expect(await credits()).toEqual(['Post codes by GeoNames (https://www.geonames.org), CC BY 4.0']);
});

test('GeoNames with commas and a header', async () => {
  await imported(
    fileOf('geonames.csv', [
      'country_code,zipcode,place,latitude,longitude',
      'GB,BN91,"Worthing, West Sussex",50.818,-0.3754',
    ]),
  );
  expect(await table()).toEqual(['BN91 district 50.818 -0.3754 geonames']);
});

test('Code-Point Open: an unpacked folder of tables without headers, on the National Grid', async () => {
  fileOf('codepo/Data/CSV/n.csv', [
    '"N1 0AA",10,530626,183961,"E92000001","E19000003","E18000007","","E09000019","E05013702"',
    '"N1 0AB",10,530628,183963,"E92000001","E19000003","E18000007","","E09000019","E05013702"',
    '"N1 9ZZ",90,0,0,"E92000001","","","","",""',
    '"N1 9ZA",10,0,0,"E92000001","","","","",""',
  ]);
  fileOf('codepo/Doc/licence.txt', ['Open Government Licence']);
  const report = await imported(join(folder, 'codepo'));
  expect(report).toMatchObject({
    rows: 2,
    leftOut: new Map([['has no place (quality 90)', 1]]),
    refused: new Map([['not on the National Grid', 1]]),
    otherFiles: [join(folder, 'codepo/Doc/licence.txt')],
  });
  expect(await finishTable(await theDb())).toEqual({ units: 2, districts: 1 });
  expect((await table())[1]).toBe('N1 0AA unit 51.539442 -0.117873 codepoint');
  expect(await credits()).toEqual([
    'Contains OS data © Crown copyright and database right 2026',
    'Contains Royal Mail data © Royal Mail copyright and database right 2026',
  ]);
});

const ONSPD = [
  '"pcd","pcds","dointr","doterm","lat","long"',
  '"SW1A1AA","SW1A 1AA","198001","",51.501009,-0.141588',
  '"AB1 0AA","AB1 0AA","198001","199606",57.101474,-2.242851',
  '"BT1 1AA","BT1 1AA","198001","",54.602,-5.927',
  '"ZE1 9ZZ","ZE1 9ZZ","198001","",99.999999,0.000000',
];

test('ONSPD: what has ended or has no place is left out, and Northern Ireland without its licence', async () => {
  const path = fileOf('onspd.csv', ONSPD);
  const report = await imported(path);
  expect([...report.leftOut.values()]).toEqual([1, 1, 1]);
  expect(await table()).toEqual(['SW1A 1AA unit 51.501009 -0.141588 onspd']);
  expect(await credits()).toContain(
    'Source: Office for National Statistics licensed under the Open Government Licence v.3.0',
  );
  await imported(path, { isLicensedForNi: true });
  expect(await table()).toContain('BT1 1AA unit 54.602 -5.927 onspd');
});

test.each([
  ['with a header', ['postcode,lat,lon', 'bt71aa,54.5,-5.9']],
  ['without one', ['BT7 1AA,54.5,-5.9']],
  ['with its columns in another order', ['longitude,latitude,postcode', '-5.9,54.5,BT7 1AA']],
])('lines of post code, latitude, longitude, %s, packed or not', async (_, lines) => {
  await imported(fileOf('points.csv.gz', gzipSync(lines.join('\r\n'))), { credits: ['By the Agency'] });
  expect(await table()).toEqual(['BT7 1AA unit 54.5 -5.9 latlng']);
  expect(await credits()).toEqual(['By the Agency']);
});

test('a wrong line is refused with its reason and its place, and the others are taken', async () => {
  const wrong = ['nonsense,1,2', ',51.5,-0.1', 'BX1 1AB,51.5,-0.1', 'M1 1AE,,', 'M1 1AE,0,0', 'M1 1AE'];
  const many = Array.from({ length: 30 }, (_, n) => `X${n},51.5,-0.1`);
  const report = await imported(
    fileOf('wrong.csv', ['postcode,lat,lon', 'M1 1AE,53.5,-2.2', ...wrong, ...many]),
  );
  expect(report).toMatchObject({ lines: 37, rows: 1 });
  expect(Object.fromEntries(report.refused)).toEqual({
    'not a post code': 31,
    'no post code': 1,
    'not an area we know': 1,
    'no coordinates': 2,
    'coordinates far from the British Isles': 1,
  });
  expect(report.firstRefused).toHaveLength(20);
  expect(reportLines(report).join('\n')).toContain('wrong.csv:3: not a post code: nonsense,1,2');
});

test('what is no table is refused with a sentence', async () => {
  const zip = fileOf('codepo.zip', Buffer.from('PK\u0003\u0004 and more'));
  await expect(imported(zip)).rejects.toThrow('unpack it, and name the folder');
  await expect(imported(fileOf('letter.txt', ['Dear Sir']))).rejects.toThrow('no table of post codes');
  await expect(imported(join(folder, 'nowhere'))).rejects.toThrow('There is no file');
  const blob = fileOf('blob.csv', Buffer.alloc(3_000_000, 'x'));
  await expect(imported(blob)).rejects.toThrow('has no lines');
});

test('a post code is found by unit, then district, then the built-in anchors', {
  meta: { shows: ['ruling 19'] },
}, async () => {
  const built = await find('M1 1AE');
  await imported(fileOf('d.csv', ['postcode,lat,lon', 'M1,53.48,-2.23']));
  expect(await find('M1 1AE')).toEqual({
    ...built,
    point: { lat: 53.48, lng: -2.23 },
    centre: { lat: 53.48, lng: -2.23 },
  });
  await imported(fileOf('u.csv', ['postcode,lat,lon', 'M1 1AE,53.4774,-2.2309', 'M1 2AB,53.4794,-2.2329']));
  expect(await find('m11ae')).toMatchObject({
    point: { lat: 53.4774, lng: -2.2309 },
    centre: { lat: 53.48 },
  });
  await finishTable(await theDb());
  expect(await find('M1 1AE')).toMatchObject({ centre: { lat: 53.4784, lng: -2.2319 }, town: built?.town });
  expect(await find('M1 9ZZ')).toMatchObject({ point: { lat: 53.4784, lng: -2.2319 } });
  expect((await find('LS1 1AA'))?.point).toEqual({
    lat: expect.closeTo(53.8, 0),
    lng: expect.closeTo(-1.5, 0),
  });
  expect(await find('QQ1 1AA')).toBeNull();
});

const manyPoints = Array.from({ length: 9_000 }, (_, n) => {
  const letters = 'ABDEFGHJLN';
  const inward = `${n % 10}${letters[Math.floor(n / 10) % 10]}${letters[Math.floor(n / 100) % 10]}`;
  return `M${1 + Math.floor(n / 1000)} ${inward},53.${4000 + n},-2.${2000 + n}`;
});

test('stopped halfway, the table holds whole batches; run again it is as if it had never been stopped', async () => {
  const path = fileOf('many.csv', ['postcode,lat,lon', ...manyPoints]);
  const stopping = new AbortController();
  const onProgress = () => stopping.abort();
  const report = await imported(path, { signal: stopping.signal, onProgress });
  expect(report.isStopped).toBe(true);
  expect(await table()).toHaveLength(5_000);
  await imported(path);
  const whole = await table();
  expect(whole).toHaveLength(9_000);
  const db = await theDb();
  const versions = () =>
    db
      .selectFrom('postcode_points')
      .select(['code'])
      .select((eb) => eb.ref('xmin' as 'code').as('v'));
  const before = await versions().orderBy('code').execute();
  await imported(path);
  expect(await versions().orderBy('code').execute()).toEqual(before);
});

test('somebody at a terminal sees a bar that moves along one line', () => {
  const written: string[] = [];
  const progress = progressOn({ isTTY: true, write: (text) => written.push(text) });
  progress.at(0.1, 1_000);
  progress.at(0.555, 1_700_000);
  progress.done();
  expect(written).toEqual([
    `\r[${'#'.repeat(3)}${'.'.repeat(27)}] 10 %  1,000 rows `,
    `\r[${'#'.repeat(17)}${'.'.repeat(13)}] 55 %  1,700,000 rows `,
    '\n',
  ]);
});

async function command(script: string, args: string[], stopAfter?: RegExp) {
  const { databaseUrl, ownerUrl } = await theMarket();
  const child = spawn(process.execPath, [script, ...args], {
    env: {
      PATH: process.env.PATH,
      PLATFORM: 'staging',
      DATABASE_URL: databaseUrl,
      DATABASE_OWNER_URL: ownerUrl,
    },
  });
  let isAsked = false;
  child.stdout.on('data', (out: Buffer) => {
    if (!isAsked && stopAfter?.test(out.toString())) child.kill('SIGINT');
    isAsked ||= stopAfter?.test(out.toString()) ?? false;
  });
  const said = Promise.all([textOf(child.stdout), textOf(child.stderr)]);
  const [code] = await once(child, 'close');
  return { code, said: (await said).join('') };
}

test('the command reports, and after Ctrl-C it ends with 130 and goes on where it is run again', {
  timeout: 120_000,
}, async () => {
  const lines = Array.from({ length: 30 }, () => manyPoints).flat();
  const path = fileOf('command.csv', ['postcode,lat,lon', ...lines]);
  const stopped = await command('tools/geo-import.ts', [path], / %, /);
  expect(stopped).toMatchObject({ code: 130, said: expect.stringContaining('run it again to finish') });
  const done = await command('tools/geo-import.ts', [path, '--credit', 'Made up']);
  expect(done).toMatchObject({ code: 0, said: expect.stringContaining('9,000 post codes and 9 districts') });
  expect(await credits()).toEqual(['Made up']);
  expect(await command('tools/geo-import.ts', [])).toMatchObject({
    code: 1,
    said: expect.stringContaining('FILE'),
  });
  expect(await command('tools/geo-recalc.ts', [])).toMatchObject({
    code: 0,
    said: expect.stringContaining('0 of 0'),
  });
});
