import { useQuery } from '@tanstack/react-query';
import type { ReachedBusiness } from '../../../contract/jobs.ts';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { reviewsCopy } from '../../copy/reviews.copy.ts';
import { useReachSaid } from '../jobs/reach-said.tsx';
import { useRouterContext } from '../../router-context.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { RatingLine } from '../../ui/display/rating-line.tsx';

const copy = postJobCopy.posted;

/** The nearest of those who have the job, by name; nothing of them is said where they cannot be asked for. */
export function ReachedPros({ jobId }: { jobId: string }) {
  const data = useReached(jobId);
  return data && <Pros {...data} />;
}

/** The same of a job that has gone out while the page was open, with how many have it. */
export function ReachedNow({ jobId }: { jobId: string }) {
  const data = useReached(jobId);
  const { isSent, sentence } = useReachSaid({ leadsCount: data?.leadsCount ?? 0, expectedCount: 0 });
  if (!data) return null;
  return (
    <section className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <h2 className="text-lg font-semibold">{isSent ? copy.haveIt(data.leadsCount) : sentence}</h2>
      <Pros {...data} />
    </section>
  );
}

function useReached(jobId: string) {
  const { api } = useRouterContext();
  return useQuery({
    queryKey: ['jobs', 'reach', jobId],
    queryFn: () => api.jobReach({ params: { id: jobId } }),
  }).data;
}

type ProsProps = { leadsCount: number; businesses: ReachedBusiness[] };

/** Each leads to the profile that a customer may read meanwhile. */
export function Pros({ leadsCount, businesses }: ProsProps) {
  const others = leadsCount - businesses.length;
  if (businesses.length === 0) return null;
  return (
    <div className="grid gap-2">
      <ul className="grid">
        {businesses.map((business) => (
          <li key={business.id} className="border-b border-line last:border-0">
            <Pro business={business} />
          </li>
        ))}
      </ul>
      {others > 0 && <p className="text-ink-soft">{copy.others(others)}</p>}
    </div>
  );
}

const Pro = ({ business: { id, name, logo, rating, reviewsCount } }: { business: ReachedBusiness }) => (
  <div className="relative flex items-center gap-3 py-2.5">
    <Avatar src={logo} name={name} />
    <div className="grid min-w-0">
      <InnerLink
        href={`/business/${id}`}
        className="font-semibold after:absolute after:inset-0 hover:underline hover:underline-offset-4"
      >
        {name}
      </InnerLink>
      <div className="text-sm">
        {rating === null ? (
          <span className="text-ink-soft">{reviewsCopy.count(reviewsCount)}</span>
        ) : (
          <RatingLine rating={rating} outOf={reviewsCopy.outOf} count={reviewsCopy.count(reviewsCount)} />
        )}
      </div>
    </div>
  </div>
);
