import { type MouseEvent, useState } from 'react';
import { workCopy as copy } from '../../copy/work.copy.ts';
import { Later } from '../../ui/lazy/later.tsx';
import { part } from '../../ui/lazy/part.ts';
import type { ShownPicture } from '../../marketplace/work-pictures/shown-picture.ts';
import { SHOWN_TILES, TileList } from '../../marketplace/work-pictures/tile-list.tsx';
import { picturesOf, type Tile, tilesOf } from '../../marketplace/work-pictures/work-tiles.ts';
import type { Profile } from './profile.ts';

const VIEWER = part(() => import('./work-viewer.tsx'));

/** The work of a business in pictures. Each opens large; without script it is a link to the picture itself. */
export function Work({ business: { name, workPictures } }: { business: Profile }) {
  const [opened, setOpened] = useState<string | null>(null);
  const tiles = tilesOf(workPictures);
  if (tiles.length === 0) return null;
  const inOrder = picturesOf(tiles);
  const open = ({ url }: ShownPicture, event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(url);
  };
  const rest = tiles.slice(SHOWN_TILES);
  return (
    <section aria-labelledby="work" className="grid min-w-0 gap-3">
      <h2 id="work" className="sr-only">
        {copy.heading}
      </h2>
      <TileList tiles={tiles.slice(0, SHOWN_TILES)} open={open} />
      {rest.length > 0 && (
        <details className="work-rest">
          <summary>{copy.all(inOrder.length)}</summary>
          <TileList tiles={rest} open={open} isRest />
        </details>
      )}
      {opened && (
        <Later part={VIEWER} pending={null}>
          {({ WorkViewer }) => (
            <WorkViewer
              title={copy.of(name)}
              photos={inOrder.map((one) => ({ ...one, id: one.url, text: saidOf(one, tiles) }))}
              first={inOrder.findIndex(({ url }) => url === opened)}
              onClose={() => setOpened(null)}
            />
          )}
        </Later>
      )}
    </section>
  );
}

/** What stands below it when it is large: before or after, what the business says, and which service it was. */
function saidOf(picture: ShownPicture, tiles: readonly Tile[]): string {
  const pair = tiles.find(
    ({ before, picture: after }) => before && (before === picture || after === picture),
  );
  const side = pair && (pair.before === picture ? copy.before : copy.after);
  return [side, picture.text, picture.service].filter(Boolean).join('. ');
}
