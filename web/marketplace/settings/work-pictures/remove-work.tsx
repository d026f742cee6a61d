import type { OwnWorkPicture } from '../../../../contract/work-pictures.ts';
import type { ApiClient } from '../../../api-client.ts';
import { ownWorkCopy } from '../../../copy/own-work.copy.ts';
import { AskedAbout } from '../../../ui/asked-about.tsx';
import { AskedRemoval } from '../../dashboard/asked-removal.tsx';
import { PictureOf } from './picture-of.tsx';

const words = ownWorkCopy.removal;

const REMOVE = {
  name: 'removeWorkPicture',
  call: (api: ApiClient, id: string) => api.removeWorkPicture({ params: { id } }),
  reloads: ['workPictures'],
} as const;

type RemoveWorkProps = { picture: OwnWorkPicture; onClose: () => void };

/** With the picture itself. */
export function RemoveWork({ picture, onClose }: RemoveWorkProps) {
  const said = picture.text || picture.service?.name;
  const note = said ? <AskedAbout note={words.note} facts={said} /> : words.note;
  return (
    <AskedRemoval words={words} id={picture.id} act={REMOVE} note={note} onClose={onClose}>
      <PictureOf picture={picture} />
    </AskedRemoval>
  );
}
