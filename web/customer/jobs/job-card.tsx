import { Camera } from 'lucide-react';
import type { OwnJob } from '../../../contract/jobs.ts';
import { customerCopy } from '../../copy/customer.copy.ts';
import { jobsCopy } from '../../copy/jobs.copy.ts';
import { ownJobCopy as copy } from '../../copy/own-job.copy.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { JobRows, UrgencyInShort } from '../../marketplace/jobs/job-rows.tsx';
import { OffBadge } from '../../marketplace/jobs/off-badge.tsx';
import { StoryCard } from '../../marketplace/jobs/story-card.tsx';
import { Ago } from '../../marketplace/live/ago.tsx';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { CompareLink } from '../comparison/compare-link.tsx';
import { quotesAddress } from '../quotes/quotes-address.ts';
import { Answers } from './answers.tsx';
import { CancelJob } from './cancel-job.tsx';
import { ClosingNotice } from './closing-notice.tsx';
import { NotSent, useReachSaid } from './reach-said.tsx';

/** An active job: how far it is, the one next thing to do, and folded what was asked for and who answered. */
export function JobCard({ job }: { job: OwnJob }) {
  const reach = useReachSaid(job, job.can.includes('change'));
  const isWaiting = !reach.isSent && job.is_active === 1;
  return (
    <StoryCard
      job={job}
      hasQuotes={job.quotesCount > 0}
      badges={<OffBadge job={job} />}
      next={<NextStep job={job} isSent={reach.isSent} />}
      notes={
        <>
          {isWaiting && <NotSent reach={reach} />}
          <ClosingNotice job={job} />
        </>
      }
      foot={
        <>
          <Details job={job} />
          <Answers job={job} />
        </>
      }
    >
      <PlaceAndTime job={job} />
    </StoryCard>
  );
}

/** "SE1 9SG, within a week" */
const PlaceAndTime = ({ job }: { job: OwnJob }) => (
  <span>
    {job.location},{' '}
    <span className="inline-block first-letter:lowercase">
      <UrgencyInShort job={job} />
    </span>
  </span>
);

/** The one thing to do now, or whom one waits for. */
function NextStep({ job, isSent }: { job: OwnJob; isSent: boolean }) {
  const { quotesCount, leadsCount } = job;
  if (quotesCount === 0)
    return (
      <>
        {isSent && <p>{customerCopy.waiting(leadsCount)}</p>}
        {job.photos.length === 0 && <ChangeLink job={job} isForPhoto />}
      </>
    );
  return (
    <>
      <p>{customerCopy.responses.quoted(quotesCount)}</p>
      {quotesCount > 1 ? (
        <CompareLink job={job} count={quotesCount} look="primary" />
      ) : (
        <InnerLink href={quotesAddress(job.id)} className={buttonLook('primary')}>
          {customerCopy.responses.lookAtOne}
        </InnerLink>
      )}
    </>
  );
}

/** What was asked for, and what is seldom done: changing it or calling it off. */
const Details = ({ job }: { job: OwnJob }) => (
  <Disclosure summary={jobsCopy.details}>
    <div className="grid gap-4">
      <p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
        <span>{job.jobNumber}</span>
        <Ago at={job.createdAt} />
      </p>
      <JobRows job={job} />
      <div className="flex flex-wrap gap-3 empty:hidden">
        <ChangeLink job={job} />
        <CancelJob job={job} isPossible={job.can.includes('cancel')} />
      </div>
    </div>
  </Disclosure>
);

/** Leads to the page on which the job can be changed. */
function ChangeLink({ job, isForPhoto = false }: { job: OwnJob; isForPhoto?: boolean }) {
  const session = useSession();
  // An admin who acts as the customer would find the form switched off.
  if (!job.can.includes('change') || session?.isImpersonated) return null;
  return (
    <InnerLink
      href={`/jobs/${job.id}/change`}
      aria-label={isForPhoto ? copy.addPhotoTo(job.title) : copy.changeOf(job.title)}
      className={buttonLook('quiet')}
    >
      {isForPhoto && <Camera size={18} aria-hidden />}
      {isForPhoto ? copy.addPhoto : copy.change}
    </InnerLink>
  );
}
