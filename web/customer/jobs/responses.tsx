import type { OwnJob } from '../../../contract/jobs.ts';
import { customerCopy } from '../../copy/customer.ts';
import { quotesCopy } from '../../copy/quotes.ts';
import { failureSentence } from '../../marketplace/dashboard/failure-sentence.ts';
import type { useList } from '../../marketplace/dashboard/use-list.ts';
import { News } from '../../marketplace/live/news.tsx';
import { useNewOnes } from '../../marketplace/live/use-new-ones.ts';
import { uiCopy } from '../../copy/ui.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { JobResponse } from '../lists.ts';
import { ResponseCard } from './response-card.tsx';

type ResponseList = ReturnType<typeof useList<JobResponse>>;

/** The quotes on a job: side by side on a desk, one below the other on a phone. */
export function Responses({ list, job }: { list: ResponseList; job: OwnJob }) {
  const responses = job.quotesCount === 0 ? [] : list.data;
  const fresh = useNewOnes(responses?.map((response) => response.id));
  const newest = responses?.find((response) => fresh.has(response.id));
  return (
    <div role="group" aria-label={customerCopy.responses.heading} className="grid gap-4">
      <News>{newest ? quotesCopy.arrived(newest.business.name, job.title) : ''}</News>
      <h3 className="text-lg font-semibold">{customerCopy.responses.heading}</h3>
      {responses?.length === 0 ? (
        <p className="text-ink-soft">{customerCopy.responses.none}</p>
      ) : (
        <State list={list} />
      )}
      {responses && responses.length > 0 && (
        <ul className="grid items-stretch gap-4 md:grid-cols-2 xl:grid-cols-3">
          {responses.map((response) => (
            <li key={response.id} className="grid min-w-0">
              <ResponseCard response={response} isNew={fresh.has(response.id)} />
            </li>
          ))}
        </ul>
      )}
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
