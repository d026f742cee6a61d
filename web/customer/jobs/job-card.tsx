import type { OwnJob } from '../../../contract/jobs.ts';
import { customerCopy } from '../../copy/customer.copy.ts';
import { ownJobCopy as copy } from '../../copy/own-job.copy.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { CardHead } from '../../marketplace/jobs/card-head.tsx';
import { JobDetails } from '../../marketplace/jobs/job-details.tsx';
import { JobPicture } from '../../marketplace/jobs/job-picture.tsx';
import { OffBadge } from '../../marketplace/jobs/off-badge.tsx';
import { StoryLine } from '../../marketplace/jobs/story-line.tsx';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { Card } from '../../ui/layout/card.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { CompareLink } from '../comparison/compare-link.tsx';
import { quotesAddress } from '../quotes/quotes-address.ts';
import { Answers } from './answers.tsx';
import { CancelJob } from './cancel-job.tsx';
import { ClosingNotice } from './closing-notice.tsx';
import { NotSent, useReachSaid } from './reach-said.tsx';

/** An active job: how far it is, the one next thing to do, and folded what was asked for and who answered. */
export function JobCard({ job }: { job: OwnJob }) {
  const heading = `job-${job.id}`;
  const reach = useReachSaid(job, job.can.includes('change'));
  return (
    <Card.Outer labelledBy={heading} isCompact>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:gap-x-6">
        <div className="min-w-0">
          <CardHead
            id={heading}
            title={job.title}
            at={job.createdAt}
            picture={<JobPicture job={job} />}
            badges={<OffBadge job={job} />}
          >
            <span>{job.jobNumber}</span>
          </CardHead>
        </div>
        <div className="sm:col-span-2 sm:row-start-2">
          <StoryLine job={job} hasQuotes={job.quotesCount > 0} />
        </div>
        <div className="flex flex-wrap items-center gap-3 max-sm:*:flex-auto sm:justify-end">
          <NextStep job={job} isSent={reach.isSent} />
          <ChangeLink job={job} />
          <CancelJob job={job} isPossible={job.can.includes('cancel')} />
        </div>
      </div>
      {!reach.isSent && job.is_active === 1 && <NotSent reach={reach} />}
      <ClosingNotice job={job} />
      <div className="flex flex-wrap items-start gap-x-6 [&>details[open]]:basis-full">
        <JobDetails job={job} />
        <Answers job={job} />
      </div>
    </Card.Outer>
  );
}

/** The one thing to do now, or whom one waits for. */
function NextStep({ job, isSent }: { job: OwnJob; isSent: boolean }) {
  const { quotesCount, leadsCount } = job;
  if (quotesCount > 1) return <CompareLink job={job} count={quotesCount} look="primary" />;
  if (quotesCount === 1)
    return (
      <InnerLink href={quotesAddress(job.id)} className={buttonLook('primary')}>
        {customerCopy.responses.lookAtOne}
      </InnerLink>
    );
  return isSent && <p className="text-ink-soft">{customerCopy.waiting(leadsCount)}</p>;
}

/** Leads to the page on which the job can be changed. */
function ChangeLink({ job }: { job: OwnJob }) {
  const session = useSession();
  // An admin who acts as the customer would find the form switched off.
  if (!job.can.includes('change') || session?.isImpersonated) return null;
  return (
    <InnerLink
      href={`/jobs/${job.id}/change`}
      aria-label={copy.changeOf(job.title)}
      className={buttonLook('quiet')}
    >
      {copy.change}
    </InnerLink>
  );
}
