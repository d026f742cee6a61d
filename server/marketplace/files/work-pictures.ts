import { WORK_SIDE, WORK_WIDTHS } from '../../../contract/work-picture-sizes.ts';
import { keyOf } from '../../platform/files/files.ts';
import type { FileAnswer } from '../../platform/http/mount.ts';
import type { PictureFormat } from '../../platform/pictures/task.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';
import { keptPicture } from './file.queries.ts';
import { keysOf, type Store } from './pictures.ts';
import { bytesAt, type Made, MONTH, publicAnswer } from './public-answer.ts';

// A profile shows two dozen of them: made when they are first asked for, they would fill the decoder's line.

/** Until it is drawn as AVIF, so that nobody keeps the heavier one for a month. */
const FOR_NOW = 'public, max-age=300';

type Kept = { id: string; width: number | null };
type Wanted = { width: number; as: PictureFormat };

/** The width under which a picture so wide is kept; null: as a whole. */
const keptWidth = (wanted: number, whole: number): number | null =>
  WORK_WIDTHS.find((width) => width >= wanted && width < whole) ?? null;

/** A work picture in the next width that is kept: as AVIF once that is drawn, as WebP until then. */
export async function answerWorkPicture(
  { files }: Pick<Store, 'files'>,
  { id, width: whole }: Kept,
  { width: wanted, as }: Wanted,
): Promise<FileAnswer> {
  const width = keptWidth(wanted, whole ?? 0);
  const drawn = as === 'avif' && (await bytesAt(files, keyOf('pictures', id, avifOf(width))));
  if (drawn) return publicAnswer({ bytes: drawn, as }, MONTH);
  const bytes = await bytesAt(files, keyOf('pictures', id, width ?? undefined));
  if (!bytes) throw notFound();
  const made: Made = { bytes, as: 'webp' };
  return publicAnswer(made, as === 'avif' ? FOR_NOW : MONTH);
}

/**
 * For somebody whose right to see it the caller has checked for this very request; no cache keeps it, since it may be shown
 * or removed.
 * @throws Refusal 'not_found'
 */
export async function answerHiddenWorkPicture(market: Market, id: string): Promise<FileAnswer> {
  const kept = await keptPicture(market.db, id);
  if (kept?.kind !== 'work') throw notFound();
  const { headers, ...answer } = await answerWorkPicture(market, kept, { width: FIRST_WIDTH, as: 'webp' });
  return { ...answer, headers: { ...headers, ...FOR_FEW } };
}

const FIRST_WIDTH = 640;
const FOR_FEW = {
  'cache-control': 'private, no-store',
  'cross-origin-resource-policy': 'same-origin',
  vary: 'cookie, authorization',
};

/** The whole one is named by the widest that there may be. */
const avifOf = (width: number | null) => `${width ?? WORK_SIDE}-avif` as const;

/** Draws a work picture as AVIF in every width that is kept. Run again, or of one that has gone, it does no harm. */
export async function drawWorkPicture({ db, files, pictures }: Market, id: string): Promise<void> {
  const kept = await keptPicture(db, id);
  if (kept?.kind !== 'work') return;
  const bytes = await bytesAt(files, keyOf('pictures', id));
  if (!bytes) return;
  const whole = kept.width ?? 0;
  for (const width of [...WORK_WIDTHS.filter((one) => one < whole), null]) {
    const done = await pictures.run({ do: 'narrow', bytes, width: width ?? whole, as: 'avif' });
    if ('picture' in done) await files.write(keyOf('pictures', id, avifOf(width)), done.picture.bytes);
  }
  // Removed meanwhile, its bytes have gone already, and what was drawn since would stay until the sweep.
  if (!(await keptPicture(db, id))) for (const key of keysOf({ kind: 'work', id })) await files.remove(key);
}
