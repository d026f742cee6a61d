import type { MouseEvent } from 'react';
import { WORK_SIDE } from '../../../contract/work-picture-sizes.ts';
import { workCopy as copy } from '../../copy/work.copy.ts';
import type { ShownPicture } from './shown-picture.ts';
import { workSources } from './work-sources.ts';
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

type Props = {
  tile: Tile;
  /** The large one, which is seen first. */
  isFirst: boolean;
  open: (picture: ShownPicture, event: MouseEvent) => void;
};

function WorkTile({ tile: { picture, before }, isFirst, open }: Props) {
  const said = picture.service ?? picture.text;
  return (
    <figure className="work-tile" data-pair={before ? '' : undefined}>
      {before && <Shown picture={before} mark={copy.before} isFirst={isFirst} open={open} />}
      <Shown picture={picture} mark={before ? copy.after : null} isFirst={isFirst} open={open} />
      {said && <figcaption>{said}</figcaption>}
    </figure>
  );
}

type ShownProps = { picture: ShownPicture; mark: string | null } & Pick<Props, 'isFirst' | 'open'>;

const Shown = ({ picture, mark, isFirst, open }: ShownProps) => (
  <a href={`${picture.url}?w=${WORK_SIDE}`} onClick={(event) => open(picture, event)}>
    <img
      {...workSources(picture)}
      sizes={isFirst ? FIRST : OTHER}
      alt={[mark, picture.text || picture.service || copy.untold].filter(Boolean).join(': ')}
      width={picture.width}
      height={picture.height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
    {mark && <span aria-hidden>{mark}</span>}
  </a>
);

const FIRST = '(min-width: 64rem) 25rem, 78vw';
const OTHER = '(min-width: 64rem) 12rem, (min-width: 40rem) 25vw, 78vw';
