import type { OwnJob } from '../../../contract/jobs.ts';
import { customerCopy } from '../../copy/customer.copy.ts';
import { failureSentence } from '../../marketplace/dashboard/failure-sentence.ts';
import type { useList } from '../../marketplace/dashboard/use-list.ts';
import { LiveFrame } from '../../marketplace/live/live-frame.tsx';
import { LiveRow } from '../../marketplace/live/live-row.tsx';
import { useLiveRows } from '../../marketplace/live/use-live-rows.ts';
import { uiCopy } from '../../copy/ui.copy.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { JobResponse } from '../lists.ts';
import { responseWords } from '../late-words.ts';
import { ResponseCard } from './response-card.tsx';

/** Always the same, or it would be taken for news. */
const NONE: readonly JobResponse[] = [];

type ResponseList = ReturnType<typeof useList<JobResponse>>;

/** The quotes on a job: side by side on a desktop, one below the other on a phone. */
export function Responses({ list, job }: { list: ResponseList; job: OwnJob }) {
  const responses = job.quotesCount === 0 ? NONE : list.data;
  const live = useLiveRows({ ...list, data: responses }, responseWords(job));
  return (
    <div role="group" aria-label={customerCopy.responses.heading} className="grid gap-4">
      <h3 className="text-lg font-semibold">{customerCopy.responses.heading}</h3>
      <LiveFrame live={live}>
        {(onNews) => (
          <>
            {live.rows?.length === 0 ? (
              <p className="text-ink-soft">{customerCopy.responses.none}</p>
            ) : (
              <State list={list} />
            )}
            {live.rows && live.rows.length > 0 && (
              <ul className="quote-columns">
                {live.rows.map((row) => (
                  <li key={row.id}>
                    <LiveRow row={row} live={live} onNews={onNews}>
                      <ResponseCard response={row.item} jobId={job.id} isNew={live.fresh.has(row.id)} />
                    </LiveRow>
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </LiveFrame>
      <Further list={list} />
    </div>
  );
}

function State({ list }: { list: ResponseList }) {
  if (list.isPending)
    return (
      <>
        <p role="status" className="text-ink-soft">
          {customerCopy.responses.loading}
        </p>
        <Skeleton lines={2} />
      </>
    );
  if (list.isError)
    return (
      <Failed onTryAgain={() => void list.refetch()} isBusy={list.isFetching}>
        {failureSentence(list.error)}
      </Failed>
    );
  return null;
}

function Further({ list }: { list: ResponseList }) {
  if (!list.hasNextPage) return null;
  return (
    <div className="justify-self-center">
      <Button onClick={() => void list.fetchNextPage()} isBusy={list.isFetchingNextPage}>
        {uiCopy.loadMore}
      </Button>
    </div>
  );
}
