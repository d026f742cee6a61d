import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The faces as their package ships them: every weight from hairline to black, every width from narrow to wide. */
const WHOLE = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
const WHOLE_EASTERN = '@fontsource-variable/archivo/files/archivo-latin-ext-standard-normal.woff2';

/** Text is 400 and upwards at its normal width; headings are wider (`font-display`), 700 and 800. */
const TEXT = { wght: { min: 400, max: 800, default: 400 }, wdth: 100 };
const HEADINGS = { wght: { min: 700, max: 800, default: 700 }, wdth: 112 };
const BOTH = { wght: TEXT.wght, wdth: { min: 100, max: 112, default: 100 } };

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCharCode(first + place)).join('');

/** What the product itself writes. The ranges in fonts.css say the same. */
const OWN = between(0x20, 0x7e) + '\u00a0£©°·×½–—‘’“”…•€™−→←';
const WESTERN = between(0xa1, 0xff) + 'ıŒœ';
const EASTERN = between(0x100, 0x17f);

const FACES = [
  { name: 'fettle-sans', whole: WHOLE, letters: OWN, cut: TEXT },
  { name: 'fettle-display', whole: WHOLE, letters: OWN, cut: HEADINGS },
  { name: 'fettle-western', whole: WHOLE, letters: without(OWN, WESTERN), cut: BOTH },
  { name: 'fettle-eastern', whole: WHOLE_EASTERN, letters: without(WESTERN, EASTERN), cut: BOTH },
];

const NARROWED = fileURLToPath(new URL('../../node_modules/.fettle', import.meta.url));

type Alias = { find: RegExp; replacement: string };

/**
 * The face in files with only what the screens use. The first two, 21 and 14 kB instead of 90, are what a phone waits
 * for, each on a line of its own; the others come with a name that needs their letters. Answers where the names in fonts.css lead.
 */
export async function narrowFonts(): Promise<Alias[]> {
  mkdirSync(NARROWED, { recursive: true });
  return Promise.all(FACES.map(narrowed));
}

async function narrowed({ name, whole, letters, cut }: (typeof FACES)[number]): Promise<Alias> {
  const file = path.join(NARROWED, `${name}.woff2`);
  const face = readFileSync(createRequire(import.meta.url).resolve(whole));
  writeFileSync(file, await subsetFont(face, letters, { targetFormat: 'woff2', variationAxes: cut }));
  return { find: new RegExp(`^@fontsource-variable/archivo/${name}[.]woff2`), replacement: file };
}

function without(taken: string, letters: string): string {
  return Array.from(letters)
    .filter((letter) => !taken.includes(letter))
    .join('');
}
