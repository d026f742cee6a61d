import { Check, X } from 'lucide-react';
import type { JobStatus } from '../../../contract/words.ts';
import { jobsCopy } from '../../copy/jobs.copy.ts';
import { Icon } from '../../ui/icon.tsx';
import { storyOf } from './job-story.ts';

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
