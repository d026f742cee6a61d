import type { ReceivedFile } from '../../../contract/kernel.ts';
import { cutTo } from '../../../contract/graphemes.ts';
import { type Files, keyOf } from '../../platform/files/files.ts';
import { newId } from '../../platform/ids.ts';
import type { Pictures } from '../../platform/pictures/pictures.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { NewFile } from './file.queries.ts';

const TYPES = {
  pdf: { mediaType: 'application/pdf', endings: /\.pdf$/i, ending: '.pdf' },
  jpeg: { mediaType: 'image/jpeg', endings: /\.jpe?g$/i, ending: '.jpg' },
  png: { mediaType: 'image/png', endings: /\.png$/i, ending: '.png' },
};
type DocumentType = keyof typeof TYPES;

/**
 * Keeps a document once it is what it says: a PDF as it is, a picture redrawn, without the place and the camera that
 * a phone writes into it. It is only ever handed out as a download, to its owner and to admins.
 */
export async function keepDocument(
  { files, pictures }: { files: Files; pictures: Pictures },
  file: ReceivedFile,
): Promise<NewFile> {
  const type = typeOf(file.bytes);
  if (!type) throw new Refusal('document_wrong_type');
  const bytes = type === 'pdf' ? file.bytes : await redrawn(pictures, file.bytes, type);
  const id = newId();
  await files.write(keyOf('documents', id), bytes);
  const { mediaType } = TYPES[type];
  return { id, kind: 'document', name: nameOf(file.name, type), mediaType, bytes: bytes.length };
}

/**
 * Keeps a PDF of a message or a quote as it is; the database calls both `attachment`. It is only ever handed out as a
 * download, by the feature that names it.
 */
export async function keepPdf({ files }: { files: Files }, file: ReceivedFile): Promise<NewFile> {
  const id = newId();
  await files.write(keyOf('documents', id), file.bytes);
  const { mediaType } = TYPES.pdf;
  return { id, kind: 'attachment', name: nameOf(file.name, 'pdf'), mediaType, bytes: file.bytes.length };
}

async function redrawn(pictures: Pictures, bytes: Uint8Array, type: 'jpeg' | 'png'): Promise<Uint8Array> {
  const done = await pictures.run({ do: 'redraw', bytes, takes: [type] });
  if ('fault' in done) throw new Refusal('document_wrong_type');
  return done.picture.bytes;
}

/** By the first bytes; of a PDF by its last ones too, since one that was cut off opens nowhere. */
function typeOf(bytes: Uint8Array): DocumentType | null {
  const startsWith = (...start: number[]) => start.every((byte, place) => bytes[place] === byte);
  if (startsWith(0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  return isPdf(bytes) ? 'pdf' : null;
}

export const isPdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, PDF_START.length)).equals(PDF_START) &&
  Buffer.from(bytes.subarray(-TAIL)).includes('%%EOF');

const PDF_START = Buffer.from('%PDF-');

const TAIL = 2048;
/** As a browser writes a quote and the ends of lines in the head of a part. */
const QUOTED = /%22|%0d|%0a/gi;
const MOST_LETTERS = 100;
// Folders, quotes, what cannot be seen, and what turns the direction of writing round; but not what joins emoji, nor the
// letters within a flag, since they would fall apart.
const UNWANTED =
  /(?<flag>\u{1f3f4}[\u{e0061}-\u{e007a}]{2,6}\u{e007f})|(?!\u200d\p{Extended_Pictographic})[\p{C}\p{Zl}\p{Zp}"<>:|?*\\/]/gu;

/** As its owner called it, without the folders it lay in, and with the ending of what it is. */
function nameOf(given: string, type: DocumentType): string {
  const last = given.toWellFormed().replace(QUOTED, '').split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replace(UNWANTED, '$<flag>')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '');
  const { endings, ending } = TYPES[type];
  const stem = cutTo(plain.replace(endings, ''), MOST_LETTERS - ending.length).trim();
  const own = endings.exec(plain)?.[0] ?? ending;
  return `${stem || 'document'}${own}`;
}
