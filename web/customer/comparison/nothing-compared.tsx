import type { ComparedJob } from '../../../contract/comparison.ts';
import { comparisonCopy as copy } from '../../copy/comparison.copy.ts';
import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { newsCopy } from '../../copy/news.copy.ts';
import { type DashboardTab, tabAddress } from '../../marketplace/dashboard/dashboard-tabs.ts';
import { NextStep } from '../../marketplace/dashboard/next-step.tsx';
import { Empty } from '../../ui/empty.tsx';

const NOW: Record<ComparedJob['status'], { sentence: string; tab: DashboardTab }> = {
  active: { sentence: copy.none, tab: 'jobs' },
  progress: { sentence: copy.taken, tab: 'progress' },
  finished: { sentence: copy.over, tab: 'history' },
  cancelled: { sentence: copy.over, tab: 'history' },
};

/** A job on which no quote is open: why, and where it stands now. */
export function NothingCompared({ job }: { job: ComparedJob }) {
  const { sentence, tab } = NOW[job.status];
  return (
    <Empty action={<NextStep href={tabAddress(tab)}>{newsCopy.open(dashboardCopy.tabs[tab])}</NextStep>}>
      {sentence}
    </Empty>
  );
}
