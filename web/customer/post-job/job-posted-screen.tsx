import { Check } from 'lucide-react';
import { postJobCopy } from '../../copy/post-job.copy.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { SectionTitle, Title } from '../../ui/heading.tsx';
import { InnerLink } from '../../ui/inner-link.tsx';
import { NarrowPage } from '../../ui/page.tsx';
import { type Reach, useReachSaid } from '../jobs/reach-said.tsx';
import { usePostedReach } from './posted-reach.ts';

const copy = postJobCopy.posted;

/** Opened directly, it says the same without a number. */
export function JobPostedScreen({ jobNumber }: { jobNumber: string | undefined }) {
  const reach = usePostedReach();
  return (
    <NarrowPage>
      <div className="grid justify-items-start gap-6">
        <span className="rounded-card bg-tint p-3 text-link">
          <Check size={32} strokeWidth={2.25} aria-hidden />
        </span>
        <div role="status" className="grid gap-2">
          <Title>{copy.title}</Title>
          {jobNumber && <Number jobNumber={jobNumber} />}
        </div>
        <div className="grid gap-2">
          <SectionTitle>{copy.next}</SectionTitle>
          <ol className="grid list-decimal gap-1.5 pl-5 marker:font-semibold marker:text-link">
            <li>{reach ? <PostedReach reach={reach} /> : copy.inJobs}</li>
            {copy.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
        </div>
        <div className="flex flex-wrap gap-3">
          <InnerLink href="/dashboard?tab=jobs" className={buttonLook('primary')}>
            {copy.toJobs}
          </InnerLink>
          <InnerLink href="/post-job" className={buttonLook('quiet')}>
            {copy.another}
          </InnerLink>
        </div>
      </div>
    </NarrowPage>
  );
}

function PostedReach({ reach }: { reach: Reach }) {
  const { sentence, help } = useReachSaid(reach);
  return [sentence, ...help].join(' ');
}

const Number = ({ jobNumber }: { jobNumber: string }) => (
  <p className="text-lg">
    {copy.number}
    {': '}
    <strong className="tabular-nums">{jobNumber}</strong>
  </p>
);
