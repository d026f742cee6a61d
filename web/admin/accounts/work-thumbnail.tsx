import type { AdminWorkPicture } from '../../../contract/admin-work-pictures.ts';
import { workSources } from '../../marketplace/work-pictures/work-sources.ts';

type WorkThumbnailProps = { picture: AdminWorkPicture; label: string; onLook: () => void };

/** Enough to know a picture by; a click shows it as large as the window allows. */
export const WorkThumbnail = ({ picture, label, onLook }: WorkThumbnailProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onLook}
    className="shrink-0 rounded-field border border-line hover:border-rim"
  >
    <img
      {...workSources(picture)}
      sizes="96px"
      alt=""
      width={96}
      height={72}
      loading="lazy"
      decoding="async"
      className="h-18 w-24 rounded-field bg-sunken object-cover"
    />
  </button>
);
