import type { ReactNode } from 'react';
import type { JobSummary } from './job-rows.tsx';
import { JobPicture } from './job-picture.tsx';
import { StoryLine } from './story-line.tsx';

type StoryCardProps = {
  job: { id: string; title: string } & Pick<JobSummary, 'trade' | 'photos'> &
    Parameters<typeof StoryLine>[0]['job'];
  hasQuotes: boolean;
  /** One line below the title. */
  children: ReactNode;
  badges?: ReactNode;
  /** Who is concerned, and what is to be done next: on oak at the right, on a phone below. */
  next: ReactNode;
  /** What has to be said before one goes on. */
  notes: ReactNode;
  /** Folded below. */
  foot: ReactNode;
};

/** A job as a picture, a line and how far it is; beside it the one next thing. */
export function StoryCard({ job, hasQuotes, children, badges, next, notes, foot }: StoryCardProps) {
  const heading = `job-${job.id}`;
  return (
    <article aria-labelledby={heading} className="story-card">
      <div data-top>
        <JobPicture job={job} isLarge />
        <header className="card-facts">
          <h2 id={heading} className="font-display text-lg leading-snug wrap-anywhere lg:text-xl">
            {job.title}
          </h2>
          <p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">{children}</p>
          <div className="flex flex-wrap gap-2 empty:hidden">{badges}</div>
        </header>
      </div>
      <StoryLine job={job} hasQuotes={hasQuotes} />
      <div data-next>{next}</div>
      <div data-notes>{notes}</div>
      <div data-foot>{foot}</div>
    </article>
  );
}
