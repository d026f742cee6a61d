import { PHOTO_WIDTHS } from '../../../contract/pictures.ts';

export const JOB_PHOTOS = '/api/job/photo/';
const OURS = [JOB_PHOTOS, '/api/job/result-photo/', '/api/lead/attachment/'];

/** The widths that a photo of ours can be had in, up to its own; of any other there is only the one. */
export function photoSources({ url, width }: { url: string; width: number }) {
  if (!OURS.some((ours) => url.startsWith(ours))) return { src: url };
  const at = (w: number) => `${url}?w=${w}`;
  const narrower = PHOTO_WIDTHS.filter((w) => w < width).map((w) => `${at(w)} ${w}w`);
  return { src: at(PHOTO_WIDTHS[1]), srcSet: [...narrower, `${at(PHOTO_WIDTHS[4])} ${width}w`].join(', ') };
}
