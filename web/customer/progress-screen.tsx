import { NextStep } from '../marketplace/dashboard/next-step.tsx';
import { tabAddress } from '../marketplace/dashboard/dashboard-tabs.ts';
import { nextStepsCopy } from '../copy/next-steps.copy.ts';
import { HardHat } from 'lucide-react';
import type { OwnJob } from '../../contract/jobs.ts';
import { dashboardCopy } from '../copy/dashboard.copy.ts';
import { jobsCopy } from '../copy/jobs.copy.ts';
import { QuietList } from '../marketplace/dashboard/quiet-list.tsx';
import { useList } from '../marketplace/dashboard/use-list.ts';
import { FinishJob } from '../marketplace/finish/finish-job.tsx';
import { IN_PROGRESS } from '../marketplace/jobs/job-tabs.ts';
import { useLiveRows } from '../marketplace/live/use-live-rows.ts';
import { Messages } from '../marketplace/messages/messages.tsx';
import { useRouterContext } from '../router-context.ts';
import { Title } from '../ui/layout/heading.tsx';
import { OwnJobCard } from './jobs/own-job-card.tsx';
import { ownJobsList } from './lists.ts';
import { ownJobWords } from './late-words.ts';

/** The jobs that somebody is working on. */
export function ProgressScreen() {
  const { api } = useRouterContext();
  const jobs = useList(ownJobsList(api, IN_PROGRESS));
  const live = useLiveRows(jobs, ownJobWords);
  return (
    <div className="grid gap-6">
      <Title>{dashboardCopy.tabs.progress}</Title>
      <QuietList
        list={jobs}
        live={live}
        {...jobsCopy.progress}
        emptyIcon={<HardHat aria-hidden />}
        emptyAction={<NextStep href={tabAddress('quoted')}>{nextStepsCopy.quotes}</NextStep>}
        each={(job) => <ProgressCard job={job} />}
      />
    </div>
  );
}

function ProgressCard({ job }: { job: OwnJob }) {
  return (
    <OwnJobCard job={job} acts={<FinishJob job={job} isPossible={job.can.includes('finish')} />}>
      {job.leadId && <Messages leadId={job.leadId} count={job.messagesCount} me="customer" mayWrite />}
    </OwnJobCard>
  );
}
