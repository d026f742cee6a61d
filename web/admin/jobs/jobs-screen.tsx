import { ClipboardList } from 'lucide-react';
import type { AdminJob } from '../../../contract/admin-jobs.ts';
import { JOB_SORTS, JOB_STAGES, JOB_STATES } from '../../../contract/admin-pages.ts';
import { adminCopy } from '../../copy/admin.copy.ts';
import { adminJobsCopy as words } from '../../copy/admin-jobs.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { ActionMenu } from '../../ui/actions/action-menu.tsx';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { adminAddress, type AdminSearch } from '../admin-address.ts';
import { AdminList } from '../admin-list.tsx';
import { jobsAsked, jobsList } from '../admin-lists.ts';
import type { Column } from '../admin-table.tsx';
import { Choice, FileLink, ListTools, OfMonth } from '../list-tools.tsx';
import { SearchBox } from '../search-box.tsx';
import { When } from '../when.tsx';
import { JobDetails, JobState } from './job-details.tsx';
import { useJobActs } from './use-job-acts.tsx';

/** Every job that was not deleted. */
export function JobsScreen({ search }: { search: AdminSearch }) {
  const { api } = useRouterContext();
  const acts = useJobActs();
  return (
    <>
      <AdminList
        title={adminCopy.tabs.jobs}
        search={search}
        list={jobsList(api, search)}
        words={words}
        icon={<ClipboardList aria-hidden />}
        columns={COLUMNS}
        nameOf={({ title }) => title}
        tools={<JobTools search={search} />}
        actionsOf={(job) => <ActionMenu label={adminCopy.actions.of(job.title)} items={acts.menuOf(job)} />}
      />
      {acts.dialogs}
    </>
  );
}

const JobTools = ({ search }: { search: AdminSearch }) => (
  <ListTools>
    <SearchBox search={search} label={words.search} />
    <Choice label={words.status} name="status" search={search} options={STATUSES} />
    <Choice label={words.states.label} name="state" search={search} options={STATES} />
    <Choice label={adminCopy.sort.label} name="sort" search={search} options={SORTS} />
    <FileLink name="jobs" query={jobsAsked(search)} />
    <InnerLink href={adminAddress({ tab: 'jobs', panel: 'quotes' })} className={buttonLook('quiet')}>
      {words.allQuotes}
    </InnerLink>
    <OfMonth search={search} />
  </ListTools>
);

const STATUSES = (['all', ...JOB_STAGES] as const).map((value) => ({
  value,
  label: words.statuses[value],
}));
const STATES = (['all', ...JOB_STATES] as const).map((value) => ({ value, label: words.states[value] }));
const SORTS = JOB_SORTS.map((value) => ({ value, label: adminCopy.sort[value] }));

const COLUMNS: readonly Column<AdminJob>[] = [
  { heading: words.columns.job, cell: (job) => <JobDetails job={job} /> },
  { heading: words.columns.customer, cell: (job) => job.user.name },
  {
    heading: words.columns.service,
    cell: (job) => (
      <span className="grid">
        {job.service.name}
        <span className="text-ink-soft">{words.tiers[job.type]}</span>
      </span>
    ),
  },
  {
    heading: words.columns.location,
    cell: (job) => (
      <span className="grid">
        <span>{job.location}</span>
        <span className="text-ink-soft">{job.town}</span>
      </span>
    ),
  },
  { heading: words.columns.status, cell: (job) => <JobState job={job} /> },
  { heading: words.columns.leads, isNumber: true, cell: (job) => job.leadsCount },
  { heading: words.columns.quotes, isNumber: true, cell: (job) => job.quotesCount },
  { heading: words.columns.posted, cell: (job) => <When at={job.createdAt} /> },
];
