import { NextStep } from '../marketplace/dashboard/next-step.tsx';
import { tabAddress } from '../marketplace/dashboard/dashboard-tabs.ts';
import { nextStepsCopy } from '../copy/next-steps.copy.ts';
import { HardHat } from 'lucide-react';
import type { WorkJob } from '../../contract/jobs.ts';
import { businessCopy } from '../copy/business.copy.ts';
import { dashboardCopy } from '../copy/dashboard.copy.ts';
import { jobsCopy } from '../copy/jobs.copy.ts';
import { QuietList } from '../marketplace/dashboard/quiet-list.tsx';
import { useList } from '../marketplace/dashboard/use-list.ts';
import { FinishJob } from '../marketplace/finish/finish-job.tsx';
import { IN_PROGRESS } from '../marketplace/jobs/job-tabs.ts';
import { Person } from '../marketplace/jobs/person.tsx';
import { useLiveRows } from '../marketplace/live/use-live-rows.ts';
import { Messages } from '../marketplace/messages/messages.tsx';
import { useRouterContext } from '../router-context.ts';
import { Badge } from '../ui/display/badge.tsx';
import { Title } from '../ui/layout/heading.tsx';
import { CallLink } from '../marketplace/jobs/call-link.tsx';
import { workJobsList } from './lists.ts';
import { workJobWords } from './late-words.ts';
import { Charge, WorkJobCard } from './work-job-card.tsx';

/** The jobs that the business is working on. */
export function ProgressScreen() {
  const { api } = useRouterContext();
  const jobs = useList(workJobsList(api, IN_PROGRESS));
  const live = useLiveRows(jobs, workJobWords);
  return (
    <div className="grid gap-6">
      <Title>{dashboardCopy.tabs.progress}</Title>
      <QuietList
        list={jobs}
        live={live}
        {...jobsCopy.progress}
        emptyIcon={<HardHat aria-hidden />}
        emptyAction={<NextStep href={tabAddress('quoted')}>{nextStepsCopy.quotes}</NextStep>}
        each={(job, isNew) => <ProgressCard job={job} isNew={isNew} />}
      />
    </div>
  );
}

const ProgressCard = ({ job, isNew }: { job: WorkJob; isNew: boolean }) => (
  <WorkJobCard
    job={job}
    badges={isNew && <Badge tone="good">{dashboardCopy.isNew}</Badge>}
    next={
      <>
        <Customer job={job} />
        <FinishJob job={job} isPossible={job.can.includes('finish')} />
      </>
    }
  >
    <Messages leadId={job.leadId} count={job.messagesCount} me="business" mayWrite />
  </WorkJobCard>
);

function Customer({ job }: { job: WorkJob }) {
  return (
    <div role="group" aria-label={businessCopy.customer} className="story-who">
      <Person picture={job.user.avatar} name={job.user.name} isFace />
      <Charge job={job} />
      {job.user.mobile_number && <CallLink name={job.user.name} number={job.user.mobile_number} />}
    </div>
  );
}
