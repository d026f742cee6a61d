import { useState } from 'react';
import type { WorkJob } from '../../contract/jobs.ts';
import { jobsCopy } from '../copy/jobs.copy.ts';
import { reviewsCopy } from '../copy/reviews.copy.ts';
import { useList } from '../marketplace/dashboard/use-list.ts';
import { HistoryList } from '../marketplace/jobs/history-list.tsx';
import type { History } from '../marketplace/jobs/job-tabs.ts';
import { ReviewShown } from '../marketplace/jobs/review-shown.tsx';
import { NewsInDialog } from '../marketplace/live/news-in-dialog.tsx';
import { useRowNews } from '../marketplace/live/row-context.ts';
import { useLiveRows } from '../marketplace/live/use-live-rows.ts';
import { Messages } from '../marketplace/messages/messages.tsx';
import { useRouterContext } from '../router-context.ts';
import { Button } from '../ui/actions/button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';
import { AnswerReview } from './answer-review.tsx';
import { workJobsList } from './lists.ts';
import { workJobWords } from './late-words.ts';
import { Charge, WorkJobCard } from './work-job-card.tsx';

/** What is over: done, or cancelled while this business had a quote on it. */
export function HistoryScreen({ shown }: { shown: History }) {
  const { api } = useRouterContext();
  const jobs = useList(workJobsList(api, shown));
  return (
    <HistoryList
      heading={shown === 'cancelled' ? jobsCopy.history.cancelledHeading : jobsCopy.history.heading}
      shown={shown}
      list={jobs}
      live={useLiveRows(jobs, workJobWords)}
      each={(job) => <PastJob job={job} isDone={shown !== 'cancelled'} />}
    />
  );
}

/** Work that was called off is never reviewed. */
const PastJob = ({ job, isDone }: { job: WorkJob; isDone: boolean }) => (
  <WorkJobCard
    job={job}
    next={
      <>
        <Charge job={job} />
        {isDone && <Reviews job={job} />}
      </>
    }
  >
    <Messages leadId={job.leadId} count={job.messagesCount} me="business" mayWrite={false} />
  </WorkJobCard>
);

const Reviews = ({ job }: { job: WorkJob }) => (
  <>
    {job.reviews.map((review) => (
      <AnswerReview
        key={review.id}
        review={review}
        business={nameOf(job)}
        isPossible={job.can.includes('answer')}
      />
    ))}
    <SeeReviews job={job} />
  </>
);

/** It is the winner of all that it has done. */
const nameOf = (job: WorkJob): string => job.business?.name ?? '';

function SeeReviews({ job }: { job: WorkJob }) {
  const [isOpen, setOpen] = useState(false);
  const { news } = useRowNews(isOpen);
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
          <ReviewShown key={review.id} review={review} business={nameOf(job)} />
        ))}
      </Dialog>
    </>
  );
}
