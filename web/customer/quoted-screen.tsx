import { NextStep } from '../marketplace/dashboard/next-step.tsx';
import { tabAddress } from '../marketplace/dashboard/dashboard-tabs.ts';
import { nextStepsCopy } from '../copy/next-steps.copy.ts';
import { PoundSterling } from 'lucide-react';
import { dashboardCopy } from '../copy/dashboard.copy.ts';
import { quotesCopy } from '../copy/quotes.copy.ts';
import { failureSentence } from '../marketplace/dashboard/failure-sentence.ts';
import { useList } from '../marketplace/dashboard/use-list.ts';
import { LiveFrame } from '../marketplace/live/live-frame.tsx';
import { useLiveRows } from '../marketplace/live/use-live-rows.ts';
import { useRouterContext } from '../router-context.ts';
import { Title } from '../ui/layout/heading.tsx';
import { ListOf } from '../ui/lists/list-of.tsx';
import { receivedQuoteWords } from './late-words.ts';
import { receivedQuotesList } from './lists.ts';
import { quotesByJob } from './quotes/quotes-by-job.ts';
import { QuotesOfJob } from './quotes/quotes-of-job.tsx';

/** Every open quote on every active job, side by side under the job it is for. */
export function QuotedScreen() {
  const { api } = useRouterContext();
  const quotes = useList(receivedQuotesList(api));
  const live = useLiveRows(quotes, receivedQuoteWords);
  return (
    <div className="grid gap-6">
      <Title>{dashboardCopy.tabs.quoted}</Title>
      <LiveFrame live={live}>
        {(onNews) => (
          <ListOf
            query={{ ...quotes, data: live.rows && quotesByJob(live.rows) }}
            loading={quotesCopy.loading}
            empty={quotesCopy.emptyReceived}
            emptyIcon={<PoundSterling aria-hidden />}
            emptyAction={<NextStep href={tabAddress('jobs')}>{nextStepsCopy.jobs}</NextStep>}
            failed={failureSentence(quotes.error)}
            each={(quoted) => <QuotesOfJob quoted={quoted} live={live} onNews={onNews} />}
          />
        )}
      </LiveFrame>
    </div>
  );
}
