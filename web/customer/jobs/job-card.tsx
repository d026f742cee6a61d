import type { OwnJob } from '../../../contract/jobs.ts';
import { customerCopy } from '../../copy/customer.copy.ts';
import { ConfirmedAct } from '../../marketplace/dashboard/confirmed-act.tsx';
import { useAct } from '../../marketplace/dashboard/use-act.ts';
import { useList } from '../../marketplace/dashboard/use-list.ts';
import { CardHead } from '../../marketplace/jobs/card-head.tsx';
import { OffBadge } from '../../marketplace/jobs/off-badge.tsx';
import { JobRows } from '../../marketplace/jobs/job-rows.tsx';
import { useRouterContext } from '../../router-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { responsesList } from '../lists.ts';
import { Contacts } from './contacts.tsx';
import { Responses } from './responses.tsx';
import { NotSent, useReachSaid } from './reach-said.tsx';

/** An active job: who answered, who has been in touch, and what was asked for. */
export function JobCard({ job }: { job: OwnJob }) {
  const { api } = useRouterContext();
  const responses = useList(responsesList(api, job.id), job.quotesCount > 0);
  const heading = `job-${job.id}`;
  const reach = useReachSaid(job);
  return (
    <Card.Outer labelledBy={heading}>
      <CardHead id={heading} title={job.title} at={job.createdAt} badges={<JobBadges job={job} />}>
        <span>{job.jobNumber}</span>
        {reach.isSent && <span>{reach.sentence}</span>}
      </CardHead>
      {!reach.isSent && job.is_active === 1 && <NotSent reach={reach} />}
      <Responses list={responses} job={job} />
      <Contacts contacts={job.leads} responses={responses.data} />
      <div className="border-t border-line pt-5">
        <JobRows job={job} />
      </div>
      <Card.Actions>
        <CancelJob jobId={job.id} isPossible={job.can.includes('cancel')} />
      </Card.Actions>
    </Card.Outer>
  );
}

const JobBadges = ({ job }: { job: OwnJob }) => (
  <>
    <OffBadge job={job} />
    <Badge tone={job.quotesCount > 0 ? 'good' : 'neutral'}>
      {customerCopy.responses.count(job.quotesCount)}
    </Badge>
  </>
);

function CancelJob({ jobId, isPossible }: { jobId: string; isPossible: boolean }) {
  const cancel = useAct({
    name: 'updateJobStatus',
    call: (api, id: string) => api.updateJobStatus({ params: { id }, body: { status: 'cancelled' } }),
    putsAway: (id) => [id],
    reloads: ['jobs', 'quotes', 'responses'],
    done: customerCopy.cancel.done,
  });
  return (
    <ConfirmedAct
      words={customerCopy.cancel}
      run={() => cancel.run(jobId)}
      isWorking={cancel.isWorking}
      isPossible={isPossible}
    />
  );
}
