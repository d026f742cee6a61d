import { X } from 'lucide-react';
import type { JobStatus } from '../../../contract/words.ts';
import { jobsCopy } from '../../copy/jobs.copy.ts';
import { Icon } from '../../ui/display/icon.tsx';
import { Ago } from '../live/ago.tsx';

type StoryLineProps = {
  job: {
    status: JobStatus;
    createdAt: string;
    finish: { finishedAt: string } | null;
    reviews: readonly unknown[];
  };
  hasQuotes: boolean;
};

/**
 * Posted, Quotes, Hired, Done, Reviewed: green dots behind a job, a ring where it is, hollow ones before it. Who listens hears
 * what it waits for as the current step. One that has come to its end needs no line.
 */
export function StoryLine({ job, hasQuotes }: StoryLineProps) {
  const { past, next } = storyOf({ status: job.status, hasQuotes, isReviewed: job.reviews.length > 0 });
  if (next.length === 0) return null;
  const isOver = next.includes('cancelled');
  const days: Days = { posted: job.createdAt, done: job.finish?.finishedAt };
  return (
    <ol aria-label={jobsCopy.story.label} className="story-line">
      {past.map((chapter, place) => (
        <li key={chapter} data-past data-now={(place === past.length - 1 && !isOver) || undefined}>
          {jobsCopy.story[chapter]}
          <Day at={days[chapter]} />
        </li>
      ))}
      {next.map((chapter, place) => (
        <li key={chapter} aria-current={place === 0 ? 'step' : undefined}>
          {chapter === 'cancelled' && <Icon glyph={X} size={16} />}
          {jobsCopy.story[chapter]}
        </li>
      ))}
    </ol>
  );
}

const Day = ({ at }: { at: string | undefined }) =>
  at && (
    <small>
      <Ago at={at} said="day" />
    </small>
  );

const STORY = ['posted', 'quotes', 'hired', 'done', 'reviewed'] as const;
type Chapter = (typeof STORY)[number] | 'cancelled';
/** Those that a job tells of itself. */
type Days = { [Each in Chapter]?: string | undefined };

type Told = { status: JobStatus; hasQuotes: boolean; isReviewed: boolean };

/** What a job has behind it, and what comes next; a job that was cancelled ends there. */
function storyOf({ status, hasQuotes, isReviewed }: Told): { past: Chapter[]; next: Chapter[] } {
  if (status === 'cancelled')
    return { past: hasQuotes ? ['posted', 'quotes'] : ['posted'], next: ['cancelled'] };
  const reached = { active: hasQuotes ? 2 : 1, progress: 3, finished: isReviewed ? 5 : 4 }[status];
  return { past: STORY.slice(0, reached), next: STORY.slice(reached) };
}
