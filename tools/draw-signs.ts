import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { exhibitors } from '../server/seed/demo/world/exhibitors.ts';
import { withFaces } from '../server/seed/demo/world/faces.ts';
import { faceName, readFirms, signOf } from '../server/seed/demo/world/firms.ts';
import { makeWorld } from '../server/seed/demo/world/lives.ts';
import { SIGN_WIDTH, signFile } from '../server/seed/demo/world/signs.ts';
import { portrait } from './drawings/signs/faces.ts';
import { logo } from './drawings/signs/logos.ts';

// The demo world needs them at its first start, and a server no library that draws faces.

const STAMPS = new URL('../server/seed/demo/world/signs.json', import.meta.url);
const FOLDER = new URL('./', signFile('a', 'webp'));
const FORMATS = ['avif', 'webp'] as const;

type Sign = { name: string; drawing: string };

/** The logos and faces of the world. */
export const drawnSigns = (): Sign[] => [
  ...exhibitors(readFirms()).map((firm) => ({
    name: signOf(firm),
    drawing: firm.sign === 'face' ? portrait(firm.owner) : logo(firm.sign),
  })),
  ...withFaces(makeWorld().customers).map((person) => ({
    name: faceName(person),
    drawing: portrait(person),
  })),
];

/** Tells whether files were made of the drawing as it is now. */
export const stampOf = ({ drawing }: Sign): string =>
  createHash('sha256').update(drawing).digest('hex').slice(0, 16);

export const stampsOfSigns = (): Record<string, string> => JSON.parse(readFileSync(STAMPS, 'utf8'));

export const filesOfSigns = (): string[] => readdirSync(FOLDER);
export const fileNamesOf = ({ name }: Sign): string[] => FORMATS.map((as) => `${name}.${as}`);

async function drawChanged(): Promise<string> {
  const [all, before] = [drawnSigns(), stampsOfSigns()];
  const files = new Set(filesOfSigns());
  const changed = all.filter(
    (one) => before[one.name] !== stampOf(one) || fileNamesOf(one).some((file) => !files.has(file)),
  );
  for (const { name, drawing } of changed) {
    const drawn = sharp(Buffer.from(drawing), { density: 96 }).resize(SIGN_WIDTH, SIGN_WIDTH);
    writeFileSync(signFile(name, 'avif'), await drawn.clone().avif({ quality: 58, effort: 6 }).toBuffer());
    writeFileSync(signFile(name, 'webp'), await drawn.clone().webp({ quality: 80, effort: 6 }).toBuffer());
  }
  const wanted = new Set(all.flatMap(fileNamesOf));
  for (const file of files) if (!wanted.has(file)) rmSync(new URL(file, FOLDER));
  const stamps = Object.fromEntries(all.map((one) => [one.name, stampOf(one)]));
  writeFileSync(STAMPS, `${JSON.stringify(stamps, null, 2)}\n`);
  return `${changed.length} of ${all.length} logos and faces drawn`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await drawChanged());
