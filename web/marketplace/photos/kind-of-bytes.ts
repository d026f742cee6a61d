/** Looks at the first bytes of a file, since its name and what the browser makes of that may be wrong. */
export const isPhoto = (file: ArrayBuffer): boolean => {
  const head = new Uint8Array(file, 0, Math.min(BEGINNING, file.byteLength));
  return (
    PICTURES.some((start) => start.every((byte, at) => byte === null || head[at] === byte)) || isHeif(head)
  );
};

/** The same check as on the server: it begins as a PDF and has its end. */
export const isWholePdf = (file: ArrayBuffer): boolean =>
  lettersOf(new Uint8Array(file).subarray(0, BEGINNING)).startsWith('%PDF-') &&
  lettersOf(new Uint8Array(file).subarray(-TAIL)).includes('%%EOF');

/** So many bytes tell what a file is. */
export const BEGINNING = 64;
const TAIL = 2048;

/** JPEG, PNG and WebP; null stands for any byte. */
const PICTURES: readonly (readonly (number | null)[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
];

/** HEIC and AVIF name themselves among the brands of their first box; films do not. */
const BRANDS = /heic|heix|heim|heis|hevc|hevx|mif1|msf1|avif|avis/;

function isHeif(head: Uint8Array): boolean {
  const letters = lettersOf(head);
  return letters.startsWith('ftyp', 4) && BRANDS.test(letters.slice(8));
}

const lettersOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
