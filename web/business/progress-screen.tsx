import { HardHat } from 'lucide-react';
import type { WorkJob } from '../../contract/jobs.ts';
import { businessCopy } from '../copy/business.copy.ts';
import { dashboardCopy } from '../copy/dashboard.copy.ts';
import { jobsCopy } from '../copy/jobs.copy.ts';
import { QuietList } from '../marketplace/dashboard/quiet-list.tsx';
import { useList } from '../marketplace/dashboard/use-list.ts';
import { CardHead } from '../marketplace/jobs/card-head.tsx';
import { FinishJob } from '../marketplace/jobs/finish-job.tsx';
import { OffBadge } from '../marketplace/jobs/off-badge.tsx';
import { JobRows } from '../marketplace/jobs/job-rows.tsx';
import { IN_PROGRESS } from '../marketplace/jobs/job-tabs.ts';
import { Person, Sum } from '../marketplace/jobs/person.tsx';
import { useLiveRows } from '../marketplace/live/use-live-rows.ts';
import { Messages } from '../marketplace/messages/messages.tsx';
import { useRouterContext } from '../router-context.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { Title } from '../ui/heading.tsx';
import { Money } from '../ui/money.tsx';
import { CallLink } from './call-link.tsx';
import { workJobsList } from './lists.ts';
import { workJobWords } from './late-words.ts';

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
        each={(job, isNew) => <ProgressCard job={job} isNew={isNew} />}
      />
    </div>
  );
}

function ProgressCard({ job, isNew }: { job: WorkJob; isNew: boolean }) {
  const heading = `job-${job.id}`;
  return (
    <Card.Outer labelledBy={heading}>
      <CardHead
        id={heading}
        title={job.title}
        at={job.createdAt}
        badges={
          <>
            <OffBadge job={job} />
            {isNew && <Badge tone="good">{dashboardCopy.isNew}</Badge>}
          </>
        }
      >
        <span>
          {jobsCopy.postedBy} {job.user.name}
        </span>
      </CardHead>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_18rem]">
        <JobRows job={job} />
        <Customer job={job} />
      </div>
      <Messages leadId={job.leadId} count={job.messagesCount} me="business" mayWrite />
      <Card.Actions>
        <FinishJob jobId={job.id} isPossible={job.can.includes('finish')} />
      </Card.Actions>
    </Card.Outer>
  );
}

function Customer({ job }: { job: WorkJob }) {
  return (
    <div
      role="group"
      aria-label={businessCopy.customer}
      className="grid content-start gap-4 rounded-field bg-sunken p-4 sm:p-5"
    >
      <Person picture={job.user.avatar} name={job.user.name} />
      {job.cost !== null && (
        <Sum label={jobsCopy.charge}>
          <Money pounds={job.cost} rate={job.rate_type} />
        </Sum>
      )}
      {job.user.mobile_number && <CallLink name={job.user.name} number={job.user.mobile_number} />}
    </div>
  );
}
