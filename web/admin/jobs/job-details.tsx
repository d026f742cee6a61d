import { Ban } from 'lucide-react';
import type { AdminJob } from '../../../contract/admin-jobs.ts';
import { adminJobsCopy as words } from '../../copy/admin-jobs.copy.ts';
import { Urgency } from '../../marketplace/jobs/job-rows.tsx';
import { Badge } from '../../ui/display/badge.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Rows } from '../../ui/lists/rows.tsx';

/** What the job is called; it opens to what was written and which businesses have seen it. */
export const JobDetails = ({ job }: { job: AdminJob }) => (
  <div className="grid max-w-prose">
    <span className="text-base font-semibold">{job.title}</span>
    <span className="text-ink-soft tabular-nums">{job.jobNumber}</span>
    <Disclosure
      summary={
        <>
          <span aria-hidden>{words.details.short}</span>
          <span className="sr-only">{words.details.open(job.title)}</span>
        </>
      }
    >
      <Rows
        items={[
          { label: words.details.description, value: job.description },
          { label: words.details.property, value: job.job_type },
          { label: words.details.urgency, value: <Urgency job={job} /> },
          { label: words.photos.label, value: String(job.photosCount) },
          {
            label: words.details.seenBy,
            value: job.leads.map(seenBy).join(', ') || words.details.none,
          },
        ]}
      />
    </Disclosure>
  </div>
);

const seenBy = ({ business_name: name, is_interested: isInterested }: AdminJob['leads'][number]) =>
  isInterested ? words.details.interested(name) : name;

const TONES = { active: 'good', progress: 'urgent', finished: 'neutral', cancelled: 'neutral' } as const;

/** How far it has come, and whether an admin has put it away. */
export const JobState = ({ job }: { job: AdminJob }) => (
  <span className="flex flex-wrap gap-1">
    <Badge tone={TONES[job.status]}>{words.statuses[job.status]}</Badge>
    {job.closed_reason && <Badge>{words.statuses[job.closed_reason]}</Badge>}
    {job.is_active === 0 && (
      <Badge tone="bad" icon={<Ban aria-hidden />}>
        {words.switchedOff}
      </Badge>
    )}
  </span>
);
