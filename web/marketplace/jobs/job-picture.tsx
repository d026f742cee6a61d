import { TradeIcon } from '../catalogue/trade-icon.tsx';
import { photoSources } from '../photos/photo-sources.ts';
import type { JobSummary } from './job-rows.tsx';

const SIZES = { small: '56px', large: '(width >= 64rem) 208px, 96px' };

type JobPictureProps = {
  job: Pick<JobSummary, 'trade' | 'photos'>;
  /** On the card of a job: 96 px, on a desk as high as the card. */
  isLarge?: boolean;
};

/** What a job looks like in a row or on a card: its first photo, else the drawn sign of its trade. 56 px square. */
export function JobPicture({ job, isLarge = false }: JobPictureProps) {
  const [photo] = job.photos;
  const size = isLarge ? 'large' : 'small';
  const side = isLarge ? 208 : 56;
  if (photo)
    return (
      <img
        {...photoSources(photo)}
        sizes={SIZES[size]}
        alt=""
        width={side}
        height={side}
        decoding="async"
        data-size={size}
        className="job-picture bg-sunken object-cover"
      />
    );
  return (
    <span
      data-size={size}
      className="job-picture grid place-items-center border-transparent bg-sign text-sign-ink [&>svg]:size-1/2"
    >
      <TradeIcon slug={job.trade} />
    </span>
  );
}
