import { useState } from 'react';
import type { AdminJob } from '../../../contract/admin-jobs.ts';
import { adminCopy } from '../../copy/admin.copy.ts';
import { adminJobsCopy as words } from '../../copy/admin-jobs.copy.ts';
import type { MenuItems } from '../../ui/action-menu.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useAdminAct } from '../use-admin-act.ts';

type Open = { asked: 'deactivate' | 'remove'; job: AdminJob };

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
  const dialogs = open && <JobDialog key={`${open.asked} ${open.job.id}`} {...open} onClose={close} />;
  return { menuOf, dialogs };
}

function JobDialog({ asked, job, onClose }: Open & { onClose: () => void }) {
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
      tone="danger"
      act={act}
      onGive={act.run}
      onClose={onClose}
    />
  );
}
