import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import type { OwnWorkPicture } from '../../../../contract/work-pictures.ts';
import { ownWorkCopy as copy } from '../../../copy/own-work.copy.ts';
import { Card } from '../../../ui/card.tsx';
import { InnerLink } from '../../../ui/inner-link.tsx';
import { useCurrentBusiness } from '../../team/own-businesses.ts';
import { AddedWork } from './added-work.tsx';
import { EditWork } from './edit-work.tsx';
import { RemoveWork } from './remove-work.tsx';
import { WorkPreview } from './work-preview.tsx';
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
