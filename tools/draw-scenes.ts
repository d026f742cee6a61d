import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { SCENE_NAMES, SCENE_WIDTHS, type SceneName, sceneFile } from '../server/seed/demo/scenes.ts';
import { contactSheet } from './scenes/contact-sheet.ts';
import { DRAWINGS } from './scenes/drawings.ts';
import { randomOf } from './scenes/random.ts';
import { picture } from './scenes/svg.ts';

const FOLDER = new URL('../server/seed/demo/scenes/', import.meta.url);
const STAMPS = new URL('drawn.json', FOLDER);

export const LARGEST_SCENE = 25_000;
/** The first that is small enough is taken: brick and tile have many edges. */
const QUALITIES = [84, 76, 68, 60, 50, 40];

export const drawingOf = (name: SceneName): string => picture(DRAWINGS[name](randomOf(name)));

/** Tells whether a file was made from the drawing as it is now. The bytes of a WebP differ between machines. */
export const stampOf = (drawing: string): string =>
  createHash('sha256').update(drawing).digest('hex').slice(0, 16);

export const filesOfScenes = (): string[] => readdirSync(FOLDER).filter((file) => file !== 'drawn.json');

export const stampsOfFiles = (): Record<string, string> => JSON.parse(readFileSync(STAMPS, 'utf8'));

async function webp(drawing: string, width: number): Promise<Buffer> {
  const drawn = await sharp(Buffer.from(drawing)).resize({ width }).png({ compressionLevel: 1 }).toBuffer();
  for (const quality of QUALITIES) {
    const bytes = await sharp(drawn).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length <= LARGEST_SCENE) return bytes;
  }
  throw new Error('a scene has too many edges for 25 kB: draw it with fewer, larger parts');
}

export const namesOfFiles = (): string[] =>
  SCENE_NAMES.flatMap((name) => SCENE_WIDTHS.map((width) => `${name}-${width}.webp`));

/** Draws those that have no file, or one of another drawing, and removes what no scene names. */
async function drawChanged(): Promise<number> {
  const before = stampsOfFiles();
  const files = new Set(filesOfScenes());
  const drawings = SCENE_NAMES.map((name) => ({ name, drawing: drawingOf(name) }));
  const isCurrent = ({ name, drawing }: (typeof drawings)[number]) =>
    before[name] === stampOf(drawing) && SCENE_WIDTHS.every((width) => files.has(`${name}-${width}.webp`));
  const changed = drawings.filter((one) => !isCurrent(one));
  for (const { name, drawing } of changed)
    for (const width of SCENE_WIDTHS) writeFileSync(sceneFile(name, width), await webp(drawing, width));
  const wanted = new Set(namesOfFiles());
  for (const file of files) if (!wanted.has(file)) rmSync(new URL(file, FOLDER));
  const stamps = Object.fromEntries(drawings.map(({ name, drawing }) => [name, stampOf(drawing)]));
  writeFileSync(STAMPS, `${JSON.stringify(stamps, null, 2)}\n`);
  return changed.length;
}

// `npm run scenes` draws what was changed; with the name of a PNG it also lays all of them out side by side, to look at.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`${await drawChanged()} of ${SCENE_NAMES.length} scenes drawn`);
  const [sheet] = process.argv.slice(2);
  if (sheet)
    await contactSheet(
      sheet,
      SCENE_NAMES.map((name) => ({ name, file: sceneFile(name, 1200) })),
    );
}
