import { Check, X } from 'lucide-react';
import type { JobStatus } from '../../../contract/words.ts';
import { jobsCopy } from '../../copy/jobs.copy.ts';
import { Icon } from '../../ui/display/icon.tsx';

type StoryLineProps = {
  job: { status: JobStatus; reviews: readonly unknown[] };
  hasQuotes: boolean;
};

/** Posted, Quotes, Hired, Done, Reviewed: what is behind a job has a tick, and the next one is the current step. */
export function StoryLine({ job, hasQuotes }: StoryLineProps) {
  const { past, next } = storyOf({ status: job.status, hasQuotes, isReviewed: job.reviews.length > 0 });
  return (
    <ol aria-label={jobsCopy.story.label} className="story-line">
      {past.map((chapter) => (
        <li key={chapter} data-past>
          <Icon glyph={Check} size={14} />
          {jobsCopy.story[chapter]}
        </li>
      ))}
      {next.map((chapter, place) => (
        <li key={chapter} aria-current={place === 0 ? 'step' : undefined}>
          {chapter === 'cancelled' && <Icon glyph={X} size={14} />}
          {jobsCopy.story[chapter]}
        </li>
      ))}
    </ol>
  );
}

const STORY = ['posted', 'quotes', 'hired', 'done', 'reviewed'] as const;
type Chapter = (typeof STORY)[number] | 'cancelled';

type Told = { status: JobStatus; hasQuotes: boolean; isReviewed: boolean };

/** What a job has behind it, and what comes next; a job that was cancelled ends there. */
function storyOf({ status, hasQuotes, isReviewed }: Told): { past: Chapter[]; next: Chapter[] } {
  if (status === 'cancelled')
    return { past: hasQuotes ? ['posted', 'quotes'] : ['posted'], next: ['cancelled'] };
  const reached = { active: hasQuotes ? 2 : 1, progress: 3, finished: isReviewed ? 5 : 4 }[status];
  return { past: STORY.slice(0, reached), next: STORY.slice(reached) };
}
