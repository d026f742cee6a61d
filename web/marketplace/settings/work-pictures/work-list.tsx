import { ImagePlus } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { OwnWorkPicture } from '../../../../contract/work-pictures.ts';
import type { ApiClient } from '../../../api-client.ts';
import { ownWorkCopy as copy, ownWorkCopy } from '../../../copy/own-work.copy.ts';
import { AskedAbout } from '../../../ui/dialogs/asked-about.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { InnerLink } from '../../../ui/navigation/inner-link.tsx';
import { AskedRemoval } from '../../dashboard/asked-removal.tsx';
import { useCurrentBusiness } from '../../team/own-businesses.ts';
import { type ShownPicture, shownPictures } from '../../work-pictures/shown-picture.ts';
import { SHOWN_TILES, TileList } from '../../work-pictures/tile-list.tsx';
import { tilesOf } from '../../work-pictures/work-tiles.ts';
import { AddedWork } from './added-work.tsx';
import { EditWork } from './edit-work.tsx';
import { PictureOf } from './picture-of.tsx';
import { type Asked, WorkRows } from './work-rows.tsx';

/** The pictures of a business, what can be done about each, and how customers see them. */
export function WorkList({ pictures }: { pictures: readonly OwnWorkPicture[] }) {
  const [asked, ask] = useState<Asked | null>(null);
  const close = () => ask(null);
  return (
    <>
      <Card>
        <div className="grid min-w-0 gap-5">
          <p className="max-w-prose text-ink-soft">{copy.note}</p>
          {pictures.length === 0 ? (
            <NoneYet />
          ) : (
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="text-ink-soft tabular-nums">{copy.count(pictures.length)}</p>
              <SeePage />
            </div>
          )}
          {pictures.length > 0 && <WorkRows pictures={pictures} ask={ask} />}
          <AddedWork shown={pictures.length} />
        </div>
      </Card>
      <WorkPreview pictures={pictures} />
      {asked?.what === 'edit' && <EditWork picture={asked.picture} pictures={pictures} onClose={close} />}
      {asked?.what === 'remove' && <RemoveWork picture={asked.picture} onClose={close} />}
    </>
  );
}

const NoneYet = () => (
  <div className="flex items-start gap-3">
    <ImagePlus size={24} aria-hidden className="mt-0.5 shrink-0 text-link" />
    <p>
      <b className="block font-semibold">{copy.empty}</b>
      <span className="text-ink-soft">{copy.emptyMore}</span>
    </p>
  </div>
);

function SeePage() {
  const business = useCurrentBusiness();
  if (!business) return null;
  return (
    <InnerLink href={`/business/${business.id}`} className="contact-link">
      {copy.seePage}
    </InnerLink>
  );
}

const words = ownWorkCopy.removal;

const REMOVE = {
  name: 'removeWorkPicture',
  call: (api: ApiClient, id: string) => api.removeWorkPicture({ params: { id } }),
  reloads: ['workPictures'],
} as const;

type RemoveWorkProps = { picture: OwnWorkPicture; onClose: () => void };

/** With the picture itself. */
function RemoveWork({ picture, onClose }: RemoveWorkProps) {
  const said = picture.text || picture.service?.name;
  const note = said ? <AskedAbout note={words.note} facts={said} /> : words.note;
  return (
    <AskedRemoval words={words} id={picture.id} act={REMOVE} note={note} onClose={onClose}>
      <PictureOf picture={picture} />
    </AskedRemoval>
  );
}

/** The first of them as they stand on the page of the business. */
function WorkPreview({ pictures }: { pictures: readonly OwnWorkPicture[] }) {
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
