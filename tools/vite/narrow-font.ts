import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The faces as their package ships them: every weight from hairline to black, every width from narrow to wide. */
const WHOLE = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
const WHOLE_EASTERN = '@fontsource-variable/archivo/files/archivo-latin-ext-standard-normal.woff2';

type Cut = { weight: number; width: number };

/** Text is 400 and, where it matters, 600, at its normal width; headings are wider (`font-display`). */
const TEXT = { weight: 400, width: 100 };
const STRONG = { weight: 600, width: 100 };
const HEADINGS = { weight: 750, width: 112 };
const EVERY = { wght: { min: 400, max: 750, default: 400 }, wdth: { min: 100, max: 112, default: 100 } };

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCharCode(first + place)).join('');

/** What the product itself writes. */
const OWN = between(0x20, 0x7e) + '\u00a0£©·–—‘’“”…•→';
const WESTERN = between(0xa1, 0xff) + 'ıŒœ€™−←';
const EASTERN = between(0x100, 0x17f);

/** Pairs that stand closer, and figures of one width: the face's fractions and ornaments stay behind. */
const KEPT = ['kern', 'tnum'];
const WITH_MARKS = [...KEPT, 'ccmp', 'locl', 'mark', 'mkmk'];

/** Letters that come with a name, in one file for all three cuts. */
const FOREIGN = [
  { name: 'eastern', whole: WHOLE_EASTERN, letters: without(WESTERN, EASTERN) },
  { name: 'western', whole: WHOLE, letters: without(OWN, WESTERN) },
];
const CUTS = [
  { name: 'text', ...TEXT },
  { name: 'strong', ...STRONG },
  { name: 'display', ...HEADINGS },
];

const NARROWED = fileURLToPath(new URL('../../node_modules/.fettle', import.meta.url));

type Alias = { find: RegExp; replacement: string };

/**
 * The typeface in files with only the characters that the screens use, and the style sheet that names them. A phone
 * waits for the subsets of 7 kB each; the full files load when a name needs their letters. Returns where
 * `@fontsource-variable/archivo/fettle-…` leads.
 */
export async function narrowFonts(): Promise<Alias> {
  mkdirSync(NARROWED, { recursive: true });
  await Promise.all([
    ...CUTS.map(({ name, weight, width }) =>
      narrow(
        { name, whole: WHOLE, letters: OWN },
        { variationAxes: { wght: weight, wdth: width }, keepFeatures: KEPT },
      ),
    ),
    ...FOREIGN.map((file) => narrow(file, { variationAxes: EVERY, keepFeatures: WITH_MARKS })),
  ]);
  writeFileSync(path.join(NARROWED, 'fettle-faces.css'), facesCss());
  return { find: /^@fontsource-variable[/]archivo[/](fettle-.*)/, replacement: `${NARROWED}/$1` };
}

/** The types of the library do not know the features yet. */
type Narrowing = Parameters<typeof subsetFont>[2] & { keepFeatures: string[] };

type Wanted = { name: string; whole: string; letters: string };

async function narrow({ name, whole, letters }: Wanted, narrowing: Narrowing): Promise<void> {
  const face = readFileSync(createRequire(import.meta.url).resolve(whole));
  writeFileSync(
    path.join(NARROWED, `fettle-${name}.woff2`),
    await subsetFont(face, letters, { targetFormat: 'woff2', ...narrowing }),
  );
}

/** Each cut names all its letters: a browser takes none from a face of another weight or width. */
const facesCss = (): string =>
  CUTS.flatMap((cut) =>
    [...FOREIGN, { name: cut.name, letters: OWN }].map(({ name, letters }) => faceCss(name, letters, cut)),
  ).join('\n');

const faceCss = (name: string, letters: string, { weight, width }: Cut) => `@font-face {
  font-family: "Fettle Sans";
  src: url("./fettle-${name}.woff2") format("woff2");
  font-weight: ${weight};
  font-stretch: ${width}%;
  font-style: normal;
  font-display: swap;
  unicode-range: ${rangesOf(letters).join(', ')};
}`;

/** `U+20-7E`, `U+A0`: the letters as a style sheet names them. */
function rangesOf(letters: string): string[] {
  const codes = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const starts = codes.filter((code) => !codes.includes(code - 1));
  const ends = codes.filter((code) => !codes.includes(code + 1));
  return starts.map((start, place) => {
    const [from, to] = [start, ends[place] ?? start].map((code) => code.toString(16).toUpperCase());
    return from === to ? `U+${from}` : `U+${from}-${to}`;
  });
}

function without(taken: string, letters: string): string {
  return Array.from(letters)
    .filter((letter) => !taken.includes(letter))
    .join('');
}
