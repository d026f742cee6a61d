import { useState } from 'react';
import type { AdminReport } from '../../../contract/reports.ts';
import { adminReportsCopy as words } from '../../copy/admin-reports.copy.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import type { MenuItems } from '../../ui/actions/action-menu.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useAdminAct } from '../use-admin-act.ts';
import { LookAtAttachments } from './look-at-attachments.tsx';

/** What an admin can do with a report that waits: take it on, look at the files of its conversation, say what came of it. */
export function useReportActs() {
  const me = useSession()?.user.id;
  const [closing, setClosing] = useState<AdminReport | null>(null);
  const [looking, setLooking] = useState<AdminReport | null>(null);
  const take = useAdminAct({
    name: 'takeReport',
    call: (api, { id, from }: { id: string; from: string | null }) =>
      api.takeReport({ params: { id }, body: { from } }),
    gone: words.gone,
    done: words.take.done,
  });
  const look = (report: AdminReport) => ({ label: words.files.button, run: () => setLooking(report) });
  const menuOf = ({ id, owner, ...rest }: AdminReport): MenuItems => [
    ...(owner?.id === me
      ? []
      : [
          {
            label: owner ? words.take.over : words.take.button,
            run: () => void take.run({ id, from: owner?.id ?? null }),
          },
        ]),
    look({ id, owner, ...rest }),
    { label: words.close.button, run: () => setClosing({ id, owner, ...rest }) },
  ];
  const dialogs = (
    <>
      {closing && <CloseReport key={closing.id} report={closing} onClose={() => setClosing(null)} />}
      {looking && <LookAtAttachments key={looking.id} report={looking} onClose={() => setLooking(null)} />}
    </>
  );
  return { menuOf, dialogs };
}

function CloseReport({ report, onClose }: { report: AdminReport; onClose: () => void }) {
  const act = useAdminAct({
    name: 'closeReport',
    call: (api, outcome: string) => api.closeReport({ params: { id: report.id }, body: { outcome } }),
    gone: words.gone,
    done: words.close.done,
    onDone: onClose,
    isSaidInCard: true,
  });
  return (
    <ReasonDialog
      about={`report:${report.id}`}
      words={words.close}
      facts={words.which(report.writer?.name ?? words.noWriter, report.job)}
      act={act}
      onGive={act.run}
      onClose={onClose}
    />
  );
}
