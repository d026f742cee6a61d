import { useRouter } from '@tanstack/react-router';
import { Archive } from 'lucide-react';
import type { ReactNode } from 'react';
import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { jobsCopy } from '../../copy/jobs.copy.ts';
import { nextStepsCopy } from '../../copy/next-steps.copy.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Title } from '../../ui/layout/heading.tsx';
import { tabAddress } from '../dashboard/dashboard-tabs.ts';
import { NextStep } from '../dashboard/next-step.tsx';
import { QuietList, type QuietListProps } from '../dashboard/quiet-list.tsx';
import { type History, HISTORY, historyAddress, isHistory } from './job-tabs.ts';

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

const { label, completed, cancelled } = dashboardCopy.history;
const OPTIONS = [
  { value: HISTORY[0], label: completed },
  { value: HISTORY[1], label: cancelled },
];

/** Completed or Cancelled; it stands in the address, so that a reload and Back keep it. */
function HistoryChoice({ shown }: { shown: History }) {
  const router = useRouter();
  const show = (value: string) => {
    if (isHistory(value)) void router.navigate({ href: historyAddress(value), resetScroll: false });
  };
  return (
    <div className="w-48 max-w-full">
      <SelectField
        label={label}
        name="history"
        options={OPTIONS}
        value={shown}
        onChange={(event) => show(event.target.value)}
      />
    </div>
  );
}
