import { useState } from 'react';
import type { WorkJob } from '../../contract/jobs.ts';
import { jobsCopy } from '../copy/jobs.copy.ts';
import { reviewsCopy } from '../copy/reviews.copy.ts';
import { useList } from '../marketplace/dashboard/use-list.ts';
import { CardHead } from '../marketplace/jobs/card-head.tsx';
import { HistoryList } from '../marketplace/jobs/history-list.tsx';
import { OffBadge } from '../marketplace/jobs/off-badge.tsx';
import { JobRows } from '../marketplace/jobs/job-rows.tsx';
import type { History } from '../marketplace/jobs/job-tabs.ts';
import { Sum } from '../marketplace/jobs/person.tsx';
import { ReviewShown } from '../marketplace/jobs/review-shown.tsx';
import { NewsInDialog } from '../marketplace/live/news-in-dialog.tsx';
import { useRowNews } from '../marketplace/live/row-context.ts';
import { useLiveRows } from '../marketplace/live/use-live-rows.ts';
import { Messages } from '../marketplace/messages/messages.tsx';
import { useRouterContext } from '../router-context.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Money } from '../ui/money.tsx';
import { workJobsList } from './lists.ts';
import { workJobWords } from './late-words.ts';

/** What is over: done, or cancelled while this business had a quote on it. */
export function HistoryScreen({ shown }: { shown: History }) {
  const { api } = useRouterContext();
  const jobs = useList(workJobsList(api, shown));
  return (
    <HistoryList
      heading={jobsCopy.history.heading}
      shown={shown}
      list={jobs}
      live={useLiveRows(jobs, workJobWords)}
      each={(job) => <PastJob job={job} />}
    />
  );
}

function PastJob({ job }: { job: WorkJob }) {
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
            <Price job={job} />
          </>
        }
      >
        <span>
          {jobsCopy.postedBy} {job.user.name}
        </span>
      </CardHead>
      <JobRows job={job} />
      <Messages leadId={job.leadId} count={job.messagesCount} me="business" mayWrite={false} />
      <Card.Actions>
        <SeeReviews job={job} />
      </Card.Actions>
    </Card.Outer>
  );
}

function Price({ job }: { job: WorkJob }) {
  if (job.cost === null) return null;
  return (
    <Sum label={jobsCopy.charge}>
      <Money pounds={job.cost} rate={job.rate_type} />
    </Sum>
  );
}

function SeeReviews({ job }: { job: WorkJob }) {
  const [isOpen, setOpen] = useState(false);
  const news = useRowNews(isOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{reviewsCopy.see}</Button>
      <Dialog
        title={reviewsCopy.title}
        cancelLabel={reviewsCopy.close}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        {news && <NewsInDialog news={news} />}
        {job.reviews.length === 0 && <p>{reviewsCopy.none}</p>}
        {job.reviews.map((review) => (
          <ReviewShown key={review.id} review={review} />
        ))}
      </Dialog>
    </>
  );
}
