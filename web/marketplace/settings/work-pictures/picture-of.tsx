import type { OwnWorkPicture } from '../../../../contract/work-pictures.ts';
import { workSources } from '../../work-pictures/work-sources.ts';

/** The picture that a dialog is about. Its place is kept before it has come. */
export const PictureOf = ({ picture }: { picture: OwnWorkPicture }) => (
  <img
    {...workSources(picture)}
    sizes="(min-width: 40rem) 24rem, 90vw"
    alt={picture.text}
    width={picture.width}
    height={picture.height}
    className="max-h-60 w-auto max-w-full justify-self-start rounded-field bg-sunken object-contain"
  />
);
