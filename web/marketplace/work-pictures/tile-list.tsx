import type { MouseEvent } from 'react';
import type { ShownPicture } from './shown-picture.ts';
import { WorkTile } from './work-tile.tsx';
import type { Tile } from './work-tiles.ts';

/** As many are seen at once: one large, the others beside it. */
export const SHOWN_TILES = 5;

type TileListProps = {
  tiles: readonly Tile[];
  open: (picture: ShownPicture, event: MouseEvent) => void;
  /** Behind the first ones all are of one size. */
  isRest?: boolean;
};

export const TileList = ({ tiles, open, isRest = false }: TileListProps) => (
  <ul className="work-tiles" data-count={isRest ? undefined : tiles.length}>
    {tiles.map((tile, place) => (
      <li key={tile.picture.url}>
        <WorkTile tile={tile} isFirst={place === 0 && !isRest} open={open} />
      </li>
    ))}
  </ul>
);
