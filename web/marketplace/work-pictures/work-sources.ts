import { WORK_SIDE, WORK_WIDTHS, workPictureAddress } from '../../../contract/work-picture-sizes.ts';

type Picture = { url: string; width: number };

/** The widths that a work picture of ours is kept in, up to its own; of any other there is only the one. */
export function workSources({ url, width }: Picture) {
  if (!url.startsWith(workPictureAddress(''))) return { src: url };
  const at = (w: number) => `${url}?w=${w}`;
  const narrower = WORK_WIDTHS.filter((w) => w < width).map((w) => `${at(w)} ${w}w`);
  return { src: at(WORK_WIDTHS[0]), srcSet: [...narrower, `${at(WORK_SIDE)} ${width}w`].join(', ') };
}
