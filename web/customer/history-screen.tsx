import { Link } from '@tanstack/react-router';
import type { OwnJob } from '../../contract/jobs.ts';
import { customerCopy } from '../copy/customer.copy.ts';
import { dashboardCopy } from '../copy/dashboard.copy.ts';
import { ownJobCopy as copy } from '../copy/own-job.copy.ts';
import { useSession } from '../marketplace/accounts/session.ts';
import { useList } from '../marketplace/dashboard/use-list.ts';
import { HistoryList } from '../marketplace/jobs/history-list.tsx';
import type { History } from '../marketplace/jobs/job-tabs.ts';
import { ReviewShown } from '../marketplace/jobs/review-shown.tsx';
import { useLiveRows } from '../marketplace/live/use-live-rows.ts';
import { Messages } from '../marketplace/messages/messages.tsx';
import { useRouterContext } from '../router-context.ts';
import { buttonLook } from '../ui/actions/button-look.ts';
import { LeaveReview } from './jobs/leave-review.tsx';
import { OwnJobCard } from './jobs/own-job-card.tsx';
import { ownJobWords } from './late-words.ts';
import { ownJobsList } from './lists.ts';

/** What is over: done, or cancelled. */
export function HistoryScreen({ shown }: { shown: History }) {
  const { api } = useRouterContext();
  const jobs = useList(ownJobsList(api, shown));
  return (
    <HistoryList
      heading={dashboardCopy.tabs.history}
      shown={shown}
      list={jobs}
      live={useLiveRows(jobs, ownJobWords)}
      each={(job) => <PastJob job={job} />}
    />
  );
}

function PastJob({ job }: { job: OwnJob }) {
  return (
    <OwnJobCard
      job={job}
      acts={
        <>
          {job.closed_reason === 'unanswered' && <PostAgain job={job} />}
          <LeaveReview job={job} isPossible={job.can.includes('review')} />
        </>
      }
      notes={job.reviews.length > 0 && <YourReview job={job} />}
    >
      {job.leadId && (
        <Messages leadId={job.leadId} count={job.messagesCount} me="customer" mayWrite={false} />
      )}
    </OwnJobCard>
  );
}

const YourReview = ({ job }: { job: OwnJob }) => (
  <div role="group" aria-label={customerCopy.review.yours} className="grid gap-2">
    <h3 className="text-lg font-semibold">{customerCopy.review.yours}</h3>
    {job.reviews.map((review) => (
      <ReviewShown key={review.id} review={review} business={job.business?.name ?? ''} />
    ))}
  </div>
);

/** Opens the wizard with the service and the post code of a job that closed by itself. */
function PostAgain({ job }: { job: OwnJob }) {
  // An admin who acts as the customer would find the form switched off.
  if (useSession()?.isImpersonated) return null;
  return (
    <Link
      to="/post-job"
      search={{ what: job.service.name, postcode: job.location }}
      className={buttonLook('quiet')}
    >
      {copy.postAgain}
    </Link>
  );
}
