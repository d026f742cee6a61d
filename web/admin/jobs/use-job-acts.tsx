import { useState } from 'react';
import type { AdminJob } from '../../../contract/admin-jobs.ts';
import { adminJobsCopy as words } from '../../copy/admin-jobs.copy.ts';
import { adminCopy } from '../../copy/admin.copy.ts';
import type { MenuItems } from '../../ui/actions/action-menu.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useAdminAct } from '../use-admin-act.ts';
import { LookAtPhotos } from './look-at-photos.tsx';

type Open = { asked: 'deactivate' | 'remove' | 'photos'; job: AdminJob };

/** What an admin can do with a job. */
export function useJobActs() {
  const [open, setOpen] = useState<Open | null>(null);
  const activate = useAdminAct({
    name: 'switchJob',
    call: (api, id: string) => api.switchJob({ params: { id }, body: { is_active: 1 } }),
    gone: words.gone,
    done: words.activate.done,
  });
  const menuOf = (job: AdminJob): MenuItems => [
    ...(job.photosCount > 0
      ? [{ label: words.photos.button(job.photosCount), run: () => setOpen({ asked: 'photos', job }) }]
      : []),
    job.is_active === 1
      ? { label: words.deactivate.button, run: () => setOpen({ asked: 'deactivate', job }) }
      : { label: words.activate.button, run: () => void activate.run(job.id) },
    {
      label: words.remove.button,
      tone: 'bad',
      run: () => {
        if (window.confirm(adminCopy.mayDelete(job.title))) setOpen({ asked: 'remove', job });
      },
    },
  ];
  const close = () => setOpen(null);
  return { menuOf, dialogs: open && <Dialogs {...open} onClose={close} /> };
}

type Opened = { job: AdminJob; onClose: () => void };

const Dialogs = ({ asked, job, onClose }: Open & Opened) =>
  asked === 'photos' ? (
    <LookAtPhotos key={job.id} job={job} onClose={onClose} />
  ) : (
    <JobDialog key={`${asked} ${job.id}`} asked={asked} job={job} onClose={onClose} />
  );

function JobDialog({ asked, job, onClose }: { asked: 'deactivate' | 'remove' } & Opened) {
  const params = { id: job.id };
  const act = useAdminAct({
    name: asked,
    call: (api, reason: string) =>
      asked === 'remove'
        ? api.removeJob({ params, body: { reason } })
        : api.switchJob({ params, body: { is_active: 0, reason } }),
    gone: words.gone,
    done: asked === 'remove' ? words.deleted : words.deactivate.done,
    onDone: onClose,
    isSaidInCard: true,
  });
  const { title, ...rest } = words[asked];
  return (
    <ReasonDialog
      about={`${asked}:${job.id}`}
      words={{ ...rest, title: title(job.title) }}
      facts={words.which(job.jobNumber, job.user.name)}
      tone="danger"
      act={act}
      onGive={act.run}
      onClose={onClose}
    />
  );
}
