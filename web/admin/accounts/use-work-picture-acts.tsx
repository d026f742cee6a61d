import { useState } from 'react';
import type { AdminWorkPicture } from '../../../contract/admin-work-pictures.ts';
import { adminCopy } from '../../copy/admin.copy.ts';
import { adminWorkPicturesCopy as words } from '../../copy/admin-work-pictures.copy.ts';
import { PhotoViewer } from '../../marketplace/photos/photo-viewer.tsx';
import { workSources } from '../../marketplace/work-pictures/work-sources.ts';
import type { MenuItems } from '../../ui/actions/action-menu.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useAdminAct } from '../use-admin-act.ts';

type Open = { asked: 'hide' | 'remove' | 'look'; picture: AdminWorkPicture };

/** What a picture is called, which has no name: by its business, and by what stands below it. */
export const nameOf = ({ business, text }: AdminWorkPicture) => words.of(business.name, text);

/** What an admin can do with a work picture: look at it, hide it, show it again, delete it. */
export function useWorkPictureActs() {
  const [open, setOpen] = useState<Open | null>(null);
  const show = useAdminAct({
    name: 'switchWorkPicture',
    call: (api, id: string) => api.switchWorkPicture({ params: { id }, body: { is_active: 1 } }),
    gone: words.gone,
    done: words.show.done,
  });
  const menuOf = (picture: AdminWorkPicture): MenuItems => [
    picture.is_active === 1
      ? { label: words.hide.button, run: () => setOpen({ asked: 'hide', picture }) }
      : { label: words.show.button, run: () => void show.run(picture.id) },
    {
      label: words.remove.button,
      tone: 'bad',
      run: () => {
        if (window.confirm(adminCopy.mayDelete(nameOf(picture)))) setOpen({ asked: 'remove', picture });
      },
    },
  ];
  const look = (picture: AdminWorkPicture) => setOpen({ asked: 'look', picture });
  const close = () => setOpen(null);
  const dialogs = open && <Opened key={`${open.asked} ${open.picture.id}`} {...open} onClose={close} />;
  return { menuOf, look, dialogs };
}

type OneProps = { picture: AdminWorkPicture; onClose: () => void };

function Opened({ asked, picture, onClose }: Open & OneProps) {
  if (asked === 'look')
    return (
      <PhotoViewer
        title={nameOf(picture)}
        photos={[picture]}
        first={0}
        sourcesOf={workSources}
        onClose={onClose}
      />
    );
  return asked === 'hide' ? (
    <Hide picture={picture} onClose={onClose} />
  ) : (
    <Remove picture={picture} onClose={onClose} />
  );
}

function Hide({ picture, onClose }: OneProps) {
  const act = useAdminAct({
    name: 'switchWorkPicture',
    call: (api, reason: string) =>
      api.switchWorkPicture({ params: { id: picture.id }, body: { is_active: 0, reason } }),
    gone: words.gone,
    done: words.hide.done,
    onDone: onClose,
    isSaidInCard: true,
  });
  const about = { about: `hide:${picture.id}`, words: words.hide, facts: nameOf(picture) };
  return <ReasonDialog {...about} act={act} onGive={act.run} onClose={onClose} />;
}

function Remove({ picture, onClose }: OneProps) {
  const act = useAdminAct({
    name: 'takeWorkPictureAway',
    call: (api, reason: string) => api.takeWorkPictureAway({ params: { id: picture.id }, body: { reason } }),
    gone: words.gone,
    done: words.remove.done,
    onDone: onClose,
    isSaidInCard: true,
  });
  const about = { about: `remove:${picture.id}`, words: words.remove, facts: nameOf(picture) };
  return <ReasonDialog {...about} tone="danger" act={act} onGive={act.run} onClose={onClose} />;
}
