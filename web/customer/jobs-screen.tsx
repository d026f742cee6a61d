import { ClipboardList, Plus } from 'lucide-react';
import { customerCopy } from '../copy/customer.copy.ts';
import { QuietList } from '../marketplace/dashboard/quiet-list.tsx';
import { useSession } from '../marketplace/accounts/session.ts';
import { useList } from '../marketplace/dashboard/use-list.ts';
import { ACTIVE } from '../marketplace/jobs/job-tabs.ts';
import { useLiveRows } from '../marketplace/live/use-live-rows.ts';
import { useRouterContext } from '../router-context.ts';
import { Title } from '../ui/layout/heading.tsx';
import { JobCard } from './jobs/job-card.tsx';
import { ownJobsList } from './lists.ts';
import { ownJobWords } from './late-words.ts';
import { buttonLook } from '../ui/actions/button-look.ts';
import { InnerLink } from '../ui/navigation/inner-link.tsx';

/** The jobs that still wait for the right quote. */
export function JobsScreen() {
  const { api } = useRouterContext();
  const jobs = useList(ownJobsList(api, ACTIVE));
  const live = useLiveRows(jobs, ownJobWords);
  const hasJobs = jobs.data !== undefined && jobs.data.length > 0;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Title>{customerCopy.jobs.heading}</Title>
        {hasJobs && <PostJobLink />}
      </div>
      <QuietList
        list={jobs}
        live={live}
        loading={customerCopy.jobs.loading}
        empty={customerCopy.jobs.empty}
        emptyIcon={<ClipboardList aria-hidden />}
        emptyAction={<PostJobLink />}
        each={(job) => <JobCard job={job} />}
      />
    </div>
  );
}

/** The one useful thing to do where there are no jobs. */
function PostJobLink() {
  // An admin who acts as the customer would find the form switched off.
  if (useSession()?.isImpersonated) return null;
  return (
    <InnerLink href="/post-job" className={buttonLook('primary')}>
      <Plus size={18} aria-hidden />
      {customerCopy.postJob}
    </InnerLink>
  );
}
