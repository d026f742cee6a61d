import type { MouseEvent } from 'react';
import type { OwnWorkPicture } from '../../../../contract/work-pictures.ts';
import { ownWorkCopy as copy } from '../../../copy/own-work.copy.ts';
import { type ShownPicture, shownPictures } from '../../work-pictures/shown-picture.ts';
import { SHOWN_TILES, TileList } from '../../work-pictures/tile-list.tsx';
import { tilesOf } from '../../work-pictures/work-tiles.ts';

/** The first of them as they stand on the page of the business. */
export function WorkPreview({ pictures }: { pictures: readonly OwnWorkPicture[] }) {
  if (pictures.length === 0) return null;
  const shown = shownPictures(
    pictures.map(({ service, ...picture }) => ({ ...picture, service: service?.name ?? null })),
  );
  return (
    <section aria-labelledby="work-preview" className="grid min-w-0 gap-3">
      <h3 id="work-preview" className="font-semibold">
        {copy.preview}
      </h3>
      <TileList tiles={tilesOf(shown).slice(0, SHOWN_TILES)} open={inAnotherTab} />
    </section>
  );
}

/** What is typed on this page stays. */
const inAnotherTab = ({ url }: ShownPicture, event: MouseEvent) => {
  event.preventDefault();
  open(url, '_blank', 'noopener');
};
