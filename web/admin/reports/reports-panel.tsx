import { Flag } from 'lucide-react';
import { REPORT_STATES } from '../../../contract/admin-pages.ts';
import type { AdminReport } from '../../../contract/reports.ts';
import { adminCopy } from '../../copy/admin.copy.ts';
import { adminReportsCopy as words } from '../../copy/admin-reports.copy.ts';
import { fileWords } from '../../copy/attachments.copy.ts';
import { caseReasons } from '../../copy/reports.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { ActionMenu } from '../../ui/actions/action-menu.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { adminAddress, type AdminSearch } from '../admin-address.ts';
import { AdminList } from '../admin-list.tsx';
import { reportsList } from '../admin-lists.ts';
import type { Column } from '../admin-table.tsx';
import { Choice, ListTools } from '../list-tools.tsx';
import { When } from '../when.tsx';
import { useReportActs } from './use-report-acts.tsx';

const nameOf = ({ reporter, job }: AdminReport) => words.of(reporter.name, job.jobNumber);

const STATES = REPORT_STATES.map((value) => ({ value, label: words.states[value] }));

/** What people reported, and blocks between those who work together, until an admin has dealt with them. */
export function ReportsPanel({ search }: { search: AdminSearch }) {
  const { api } = useRouterContext();
  const acts = useReportActs();
  return (
    <>
      <AdminList
        title={words.title}
        search={search}
        list={reportsList(api, search)}
        words={words}
        icon={<Flag aria-hidden />}
        columns={COLUMNS}
        nameOf={nameOf}
        tools={
          <ListTools>
            <Choice label={words.states.label} name="state" search={search} options={STATES} />
          </ListTools>
        }
        actionsOf={(row) =>
          !row.done && <ActionMenu label={adminCopy.actions.of(nameOf(row))} items={acts.menuOf(row)} />
        }
      />
      {acts.dialogs}
    </>
  );
}

const saidIn = ({ reason, words: said }: AdminReport) =>
  reason === 'blocked_at_work' ? words.blocked : (said ?? words.wordsGone) || words.noWords;

type FileProps = { attachment: NonNullable<AdminReport['attachment']> };

/** Names the file; to see it, an admin gives a reason. */
const ReportedFile = ({ attachment: { place, file } }: FileProps) => (
  <span className="wrap-anywhere text-ink-soft">
    {words.file(place, file && fileWords(file))} {!file && words.fileGone}
  </span>
);

/** The words of a report take the room of the table; a name keeps enough to be read at a glance. */
const NAMES = 'grid min-w-28';

const COLUMNS: readonly Column<AdminReport>[] = [
  {
    heading: words.columns.what,
    cell: (row) => (
      <span className="grid max-w-prose gap-1">
        <span className="text-base wrap-anywhere whitespace-pre-line">{saidIn(row)}</span>
        {row.attachment && <ReportedFile attachment={row.attachment} />}
      </span>
    ),
  },
  {
    heading: words.columns.reason,
    cell: ({ reason, note }) => (
      <span className="grid max-w-sm gap-1">
        <span className="font-semibold">{caseReasons[reason]}</span>
        {note && <span className="wrap-anywhere whitespace-pre-line text-ink-soft">{note}</span>}
      </span>
    ),
  },
  {
    heading: words.columns.by,
    cell: ({ writer, sender, business }) => (
      <span className={NAMES}>
        <span>{writer?.name ?? words.noWriter}</span>
        {sender === 'business' && <span className="text-ink-soft">{business.name}</span>}
      </span>
    ),
  },
  {
    heading: words.columns.reporter,
    cell: ({ reporter, sender, business }) => (
      <span className={NAMES}>
        <span>{reporter.name}</span>
        {sender === 'customer' && <span className="text-ink-soft">{business.name}</span>}
      </span>
    ),
  },
  {
    heading: words.columns.job,
    cell: ({ job }) => (
      <span className="grid">
        <span className="wrap-anywhere">{job.title}</span>
        <InnerLink
          href={adminAddress({ tab: 'jobs', q: job.jobNumber })}
          aria-label={words.toJob(job.jobNumber)}
          className="inline-flex min-h-11 items-center self-start text-link underline tabular-nums"
        >
          {job.jobNumber}
        </InnerLink>
      </span>
    ),
  },
  { heading: words.columns.owner, cell: (row) => <Owner report={row} /> },
  { heading: words.columns.since, cell: ({ createdAt }) => <When at={createdAt} /> },
];

const Owner = ({ report: { owner, done } }: { report: AdminReport }) =>
  done ? (
    <span className="grid max-w-sm gap-1">
      <span>{words.doneBy(done.by)}</span>
      <span className="wrap-anywhere whitespace-pre-line text-ink-soft">{done.outcome}</span>
    </span>
  ) : (
    (owner?.name ?? words.nobody)
  );
