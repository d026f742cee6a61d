import '../../ui/actions/second-click.ts';
import { useQuery } from '@tanstack/react-query';
import { jobChangesCopy } from '../../copy/job-changes.copy.ts';
import { LateTrades, type Missing, TradesMissing } from '../../marketplace/catalogue/late-trades.tsx';
import { failureSentence } from '../../marketplace/dashboard/failure-sentence.ts';
import { useSignInWhenRefused } from '../../marketplace/dashboard/use-sign-in-again.ts';
import { useRouterContext } from '../../router-context.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { focusHeading } from '../../ui/navigation/focus-heading.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ChangeForm } from './change-form.tsx';
import { ownJobQuery } from './own-job.ts';

/** The job as it is now, which signals read again, and the form over it. */
export function PostedJob({ id }: { id: string }) {
  const { api } = useRouterContext();
  const job = useQuery(ownJobQuery(api, id));
  useSignInWhenRefused(job.error);
  if (job.data)
    return (
      <>
        <p className="-mt-4 min-w-0 wrap-anywhere text-ink-soft">
          {job.data.title} · {job.data.jobNumber}
        </p>
        <LateTrades missing={NothingToChoose}>
          <ChangeForm job={job.data} />
        </LateTrades>
      </>
    );
  if (job.isError)
    return (
      <Failed onTryAgain={() => void job.refetch()} isBusy={job.isFetching}>
        {failureSentence(job.error)}
      </Failed>
    );
  return <Loading />;
}

const Loading = () => (
  <>
    <p role="status" className="text-ink-soft">
      {jobChangesCopy.loading}
    </p>
    <Skeleton />
  </>
);

const NothingToChoose: Missing = (failing) => <TradesMissing {...failing} onArrival={focusHeading} />;
