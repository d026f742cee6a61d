import { nextStepsCopy } from '../../copy/next-steps.copy.ts';
import { NextStep } from '../dashboard/next-step.tsx';
import { tabAddress } from '../dashboard/dashboard-tabs.ts';
import { Archive } from 'lucide-react';
import type { ReactNode } from 'react';
import { jobsCopy } from '../../copy/jobs.copy.ts';
import { Title } from '../../ui/heading.tsx';
import { QuietList, type QuietListProps } from '../dashboard/quiet-list.tsx';
import { HistoryChoice } from './history-choice.tsx';
import type { History } from './job-tabs.ts';

type HistoryListProps<Item extends { id: string }> = Pick<QuietListProps<Item>, 'list' | 'live' | 'each'> & {
  heading: ReactNode;
  shown: History;
};

/** What is over, for either side: done, or cancelled. */
export const HistoryList = <Item extends { id: string }>({
  heading,
  shown,
  ...rest
}: HistoryListProps<Item>) => (
  <div className="grid grid-cols-1 gap-6">
    <div className="flex flex-wrap items-end justify-between gap-4">
      <Title>{heading}</Title>
      <HistoryChoice shown={shown} />
    </div>
    <QuietList
      loading={jobsCopy.history.loading}
      empty={jobsCopy.history.empty}
      emptyIcon={<Archive aria-hidden />}
      emptyAction={<NextStep href={tabAddress('progress')}>{nextStepsCopy.progress}</NextStep>}
      {...rest}
    />
  </div>
);
