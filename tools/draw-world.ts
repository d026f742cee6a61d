import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { FACES_COUNT, faceName, readFirms } from '../server/seed/demo/world/firms.ts';
import { pictureFile, SIGN_WIDTH, WORK_SIZES } from '../server/seed/demo/world/pictures.ts';
import { WORK_SCENES } from '../server/seed/demo/world/work-shots.ts';
import { contactSheet } from './scenes/contact-sheet.ts';
import { randomOf } from './scenes/random.ts';
import { portrait } from './scenes/signs/faces.ts';
import { logo } from './scenes/signs/logos.ts';
import { picture } from './scenes/svg.ts';
import { WORK_DRAWINGS } from './scenes/finished/drawings.ts';

const FOLDER = pictureFile('');
const STAMPS = new URL('../server/seed/demo/world/pictures.json', import.meta.url);

export const LARGEST_PICTURE = 30_000;
/** The first that is small enough is taken. */
const QUALITIES = [58, 52, 46, 40, 34];

type Sized = { suffix: string; width: number; as: 'avif' | 'webp' };
export type Drawn = { name: string; drawing: string; sizes: readonly Sized[] };

const SIGN_SIZES: readonly Sized[] = [
  { suffix: '.avif', width: SIGN_WIDTH, as: 'avif' },
  { suffix: '.webp', width: SIGN_WIDTH, as: 'webp' },
];

/** Every picture of the world: work, logos and faces. */
export const drawnPictures = (): Drawn[] => [
  ...WORK_SCENES.map((name) => ({
    name,
    drawing: picture(WORK_DRAWINGS[name](randomOf(name))),
    sizes: WORK_SIZES,
  })),
  ...readFirms().flatMap(({ key, sign }) =>
    'face' in sign ? [] : [{ name: `logo-${key}`, drawing: logo(sign), sizes: SIGN_SIZES }],
  ),
  ...Array.from({ length: FACES_COUNT }, (_, face) => ({
    name: faceName(face + 1),
    drawing: portrait(face + 1),
    sizes: SIGN_SIZES,
  })),
];

/** Tells whether files were made from the drawing as it is now, in the sizes that are asked for. */
export const stampOf = ({ drawing, sizes }: Drawn): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, sizes]))
    .digest('hex')
    .slice(0, 16);

export const stampsOfFiles = (): Record<string, string> => JSON.parse(readFileSync(STAMPS, 'utf8'));

export const fileNamesOf = ({ name, sizes }: Drawn): string[] =>
  sizes.map(({ suffix }) => `${name}${suffix}`);

/** The bytes of a file: the same for the same drawing. */
export async function render(drawing: string, { width, as }: Sized): Promise<Buffer> {
  const drawn = await sharp(Buffer.from(drawing)).resize({ width }).png({ compressionLevel: 1 }).toBuffer();
  for (const quality of QUALITIES) {
    const made = sharp(drawn);
    const bytes = await (as === 'avif'
      ? made.avif({ quality, effort: 2, chromaSubsampling: '4:4:4' })
      : made.webp({ quality, effort: 6, smartSubsample: true })
    ).toBuffer();
    if (bytes.length <= LARGEST_PICTURE) return bytes;
  }
  throw new Error('a picture has too many edges for 30 kB: draw it with fewer, larger parts');
}

/** Draws those that have no files, or files of another drawing, and removes what no picture names. */
async function drawChanged(): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  const [all, files] = [drawnPictures(), new Set(readdirSync(FOLDER))];
  const before = existsSync(STAMPS) ? stampsOfFiles() : {};
  const isCurrent = (one: Drawn) =>
    before[one.name] === stampOf(one) && fileNamesOf(one).every((file) => files.has(file));
  const kept = Object.fromEntries(all.filter(isCurrent).map((one) => [one.name, stampOf(one)]));
  const changed = all.filter((one) => !isCurrent(one));
  for (const one of changed) {
    for (const size of one.sizes)
      writeFileSync(pictureFile(`${one.name}${size.suffix}`), await render(one.drawing, size));
    // It takes minutes: who breaks it off goes on where it was.
    kept[one.name] = stampOf(one);
    writeFileSync(STAMPS, `${JSON.stringify(kept, Object.keys(kept).toSorted(), 2)}\n`);
  }
  const wanted = new Set(all.flatMap(fileNamesOf));
  for (const file of files) if (!wanted.has(file)) rmSync(pictureFile(file));
  return `${changed.length} of ${all.length} pictures of the demo world drawn`;
}

// `npm run scenes:world` draws what was changed; with the name of a PNG it also lays all of them out, to look at.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(await drawChanged());
  const [sheet] = process.argv.slice(2);
  if (sheet)
    await contactSheet(
      sheet,
      drawnPictures().map(({ name }) => ({ name, file: pictureFile(`${name}.avif`) })),
    );
}
