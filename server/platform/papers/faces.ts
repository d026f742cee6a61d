import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** A font as pdfkit takes it: the path of a file, or its bytes. */
export type Font = string | Buffer;
export type Weights = { regular: Font; bold: Font };

/** The product's own face: Latin letters, Vietnamese among them. */
export const OWN: Weights = {
  regular: require.resolve('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf'),
};

/**
 * The packages with faces for what Archivo has not, in the order in which they are asked. Arabic is Vazirmatn's, since
 * Noto draws its letters and their dots apart, and a text in it cannot be searched for or copied.
 */
const FURTHER = [
  require.resolve('@fontsource-variable/noto-sans/unicode.json'),
  require.resolve('@fontsource-variable/vazirmatn/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
  require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
];

/** A package cuts its face into files, and says which letters each of them may have. */
type Piece = { file: string; ranges: readonly (readonly [from: number, to: number])[] };

let pieces: readonly Piece[] | undefined;
const cuts = new Map<string, Promise<Buffer>>();

/** The letters that a paper has beyond our own face, and those of them that it has in bold. */
export type Lacked = { letters: readonly number[]; bold: readonly number[] };

/** The pieces of further faces that may have these letters. A piece may lack what its package says it has. */
export async function furtherFor({ letters, bold }: Lacked): Promise<Weights[]> {
  if (letters.length === 0) return [];
  pieces ??= FURTHER.flatMap(piecesOf);
  const wanted = pieces.filter((piece) => mayHave(piece, letters));
  return Promise.all(
    wanted.map(async (piece) => {
      const regular = await cutOnce(piece.file, 400);
      return { regular, bold: mayHave(piece, bold) ? await cutOnce(piece.file, 700) : regular };
    }),
  );
}

const mayHave = ({ ranges }: Piece, letters: readonly number[]): boolean =>
  ranges.some(([from, to]) => letters.some((letter) => letter >= from && letter <= to));

function piecesOf(list: string): Piece[] {
  const folder = path.dirname(list);
  const ranges: Record<string, string> = JSON.parse(readFileSync(list, 'utf8'));
  return Object.entries(ranges).map(([piece, said]) => ({
    file: path.join(folder, 'files', fileOf(path.basename(folder), piece)),
    ranges: said.split(',').map(rangeOf),
  }));
}

/** A piece of many is named by its number: `[117]`. */
const fileOf = (face: string, piece: string): string =>
  `${face}-${piece.replace(/[[\]]/g, '')}-wght-normal.woff2`;

/** `U+0460-052F`, or one letter: `U+20B4`. */
function rangeOf(said: string): readonly [number, number] {
  const [from = 0, to = from] = said
    .slice(2)
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return [from, to];
}

/** A thread keeps what it has cut, for the next paper. */
function cutOnce(file: string, weight: number): Promise<Buffer> {
  const name = `${file} ${weight}`;
  const cut = cuts.get(name) ?? cutOf(file, weight);
  cuts.set(name, cut);
  return cut;
}

/** The types of the library do not know yet that all letters can be kept. */
type Cutting = Parameters<typeof import('subset-font')>[2] & { keepAllGlyphs: true };

/** pdfkit can embed neither WOFF2 nor a variable font, so each weight becomes a plain TrueType font. */
async function cutOf(file: string, wght: number): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  const cutting: Cutting = { targetFormat: 'sfnt', variationAxes: { wght }, keepAllGlyphs: true };
  return subsetFont(await readFile(file), '', cutting);
}
