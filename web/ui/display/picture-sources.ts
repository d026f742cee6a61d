import { PICTURE_WIDTHS } from '../../../contract/pictures.ts';

const OURS = '/api/files/';

/** The widths that a picture of ours can be had in; of any other picture there is only the one. */
export function pictureSources(src: string): { src: string; srcSet?: string } {
  if (!src.startsWith(OURS)) return { src };
  const at = (width: number) => `${src}?w=${width}`;
  return {
    src: at(PICTURE_WIDTHS[0] ?? 0),
    srcSet: PICTURE_WIDTHS.map((width) => `${at(width)} ${width}w`).join(', '),
  };
}
