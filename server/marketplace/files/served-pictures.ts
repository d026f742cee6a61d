import { PICTURE_WIDTHS } from '../../../contract/pictures.ts';
import { type Files, keyOf } from '../../platform/files/files.ts';
import type { FileAnswer } from '../../platform/http/mount.ts';
import type { PictureFormat } from '../../platform/pictures/task.ts';
import { notFound } from '../../platform/refusal.ts';
import type { Market } from '../action.ts';
import { publicPicture } from './file.queries.ts';
import type { Store } from './pictures.ts';
import { bytesAt, type Made, MONTH, publicAnswer } from './public-answer.ts';
import { answerWorkPicture } from './work-pictures.ts';

export type Asked = { id: string; width: number; as: PictureFormat };

/** A picture of ours, for everybody, in the better of two formats that the browser takes. */
export async function answerPicture(market: Market, { id, width, as }: Asked): Promise<FileAnswer> {
  const kept = await publicPicture(market.db, id);
  if (kept?.kind === 'work') return answerWorkPicture(market, kept, { width, as });
  const made = kept && (await pictureIn(market, kept, { width, as }));
  if (!made) throw notFound();
  return publicAnswer(made, MONTH);
}

/** AVIF goes to those who say that they take it, and not to those who take anything. */
export const formatFor = (accept: string | undefined): PictureFormat =>
  /(?:^|,)\s*image\/avif\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))/i.test(accept ?? '') ? 'avif' : 'webp';

type Kept = { id: string; width: number | null };
type Wanted = { width: number; as: PictureFormat };

/** In the width and format that were asked for, made when it is first asked for. Null when its bytes are gone. */
async function pictureIn(store: Store, kept: Kept, wanted: Wanted): Promise<Made | null> {
  const whole = keyOf('pictures', kept.id);
  const isWhole = kept.width !== null && wanted.width >= kept.width;
  if (isWhole && wanted.as === 'webp') return asKept(store.files, whole);
  const width = isWhole ? widthFor(kept.width ?? 0) : wanted.width;
  const variant = keyOf('pictures', kept.id, wanted.as === 'avif' ? `${width}-avif` : width);
  const known = await bytesAt(store.files, variant);
  if (known) return { bytes: known, as: wanted.as };
  return oncePer(variant, () => makeVariant(store, { whole, variant, width, as: wanted.as }));
}

/** One variant for all widths that the picture does not fill. */
const widthFor = (kept: number): number => PICTURE_WIDTHS.find((width) => width >= kept) ?? kept;

type Variant = { whole: string; variant: string; width: number; as: PictureFormat };

/** What cannot be made smaller or better is served as it is kept. */
async function makeVariant({ files, pictures }: Store, asked: Variant): Promise<Made | null> {
  const kept = await asKept(files, asked.whole);
  if (!kept) return null;
  const done = await pictures.run({ do: 'narrow', bytes: kept.bytes, width: asked.width, as: asked.as });
  if (!('picture' in done)) return kept;
  await files.write(asked.variant, done.picture.bytes);
  return { bytes: done.picture.bytes, as: asked.as };
}

const making = new Map<string, Promise<Made | null>>();

/** However many ask at the same time, a process makes it once. Two processes would write the same bytes. */
function oncePer(variant: string, make: () => Promise<Made | null>): Promise<Made | null> {
  const begun = making.get(variant);
  if (begun) return begun;
  const made = make().finally(() => making.delete(variant));
  making.set(variant, made);
  return made;
}

async function asKept(files: Files, key: string): Promise<Made | null> {
  const bytes = await bytesAt(files, key);
  return bytes && { bytes, as: 'webp' };
}
