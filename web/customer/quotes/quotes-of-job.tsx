import { CardHead } from '../../marketplace/jobs/card-head.tsx';
import { JobDetails } from '../../marketplace/jobs/job-details.tsx';
import { JobPicture } from '../../marketplace/jobs/job-picture.tsx';
import { OffBadge } from '../../marketplace/jobs/off-badge.tsx';
import { LiveRow } from '../../marketplace/live/live-row.tsx';
import type { LiveList } from '../../marketplace/live/use-live-rows.ts';
import { Card } from '../../ui/layout/card.tsx';
import { CompareLink } from '../comparison/compare-link.tsx';
import { ResponseCard } from '../jobs/response-card.tsx';
import { quotesPlace } from './quotes-address.ts';
import type { ListedQuote, QuotedJob } from './quotes-by-job.ts';

type QuotesOfJobProps = {
  quoted: QuotedJob;
  live: LiveList<ListedQuote>;
  onNews: (sentence: string) => void;
};

/** A job once, and its quotes in columns of one width, line by line beside each other; on a phone below each other. */
export function QuotesOfJob({ quoted: { id, job, quotes }, live, onNews }: QuotesOfJobProps) {
  const heading = `quoted-${id}`;
  const acceptable = quotes.filter(({ item, hasLeft }) => !hasLeft && item.can.includes('accept')).length;
  return (
    <div id={quotesPlace(id)} className="grid min-w-0 scroll-mt-4">
      <Card.Outer labelledBy={heading} isCompact>
        <CardHead
          id={heading}
          title={job.title}
          at={job.createdAt}
          picture={<JobPicture job={job} />}
          badges={
            <>
              <OffBadge job={job} />
              {acceptable > 1 && (
                <CompareLink job={{ id, title: job.title }} count={acceptable} look="quiet" />
              )}
            </>
          }
        >
          <span>{job.jobNumber}</span>
        </CardHead>
        <ul className="quote-columns">
          {quotes.map((row) => (
            <li key={row.id}>
              <LiveRow row={row} live={live} onNews={onNews}>
                <ResponseCard response={row.item} jobId={id} isNew={live.fresh.has(row.id)} />
              </LiveRow>
            </li>
          ))}
        </ul>
        <JobDetails job={job} />
      </Card.Outer>
    </div>
  );
}
