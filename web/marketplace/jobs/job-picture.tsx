import { TradeIcon } from '../catalogue/trade-icon.tsx';
import { photoSources } from '../photos/photo-sources.ts';
import type { JobSummary } from './job-rows.tsx';

const SIDE = 56;

/** What a job looks like in a row or on a card: its first photo, else the drawn sign of its trade. 56 px square. */
export function JobPicture({ job }: { job: Pick<JobSummary, 'trade' | 'photos'> }) {
  const [photo] = job.photos;
  if (photo)
    return (
      <img
        {...photoSources(photo)}
        sizes={`${SIDE}px`}
        alt=""
        width={SIDE}
        height={SIDE}
        decoding="async"
        className="size-14 shrink-0 rounded-field border border-line bg-sunken object-cover"
      />
    );
  return (
    <span className="grid size-14 shrink-0 place-items-center rounded-field border border-tint-line bg-tint text-link [&>svg]:size-7">
      <TradeIcon slug={job.trade} />
    </span>
  );
}
