import type { JobStatus } from '../../../contract/words.ts';

export const STORY = ['posted', 'quotes', 'hired', 'done', 'reviewed'] as const;
export type Chapter = (typeof STORY)[number] | 'cancelled';

type Told = { status: JobStatus; hasQuotes: boolean; isReviewed: boolean };

/** What a job has behind it, and what comes next; a job that was cancelled ends there. */
export function storyOf({ status, hasQuotes, isReviewed }: Told): { past: Chapter[]; next: Chapter[] } {
  if (status === 'cancelled')
    return { past: hasQuotes ? ['posted', 'quotes'] : ['posted'], next: ['cancelled'] };
  const reached = { active: hasQuotes ? 2 : 1, progress: 3, finished: isReviewed ? 5 : 4 }[status];
  return { past: STORY.slice(0, reached), next: STORY.slice(reached) };
}
