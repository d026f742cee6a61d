import type { Lead } from '../../../contract/leads.ts';
import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { leadsCopy } from '../../copy/leads.copy.ts';
import { jobsCopy } from '../../copy/jobs.copy.ts';
import { placeOf, Urgency } from '../../marketplace/jobs/job-rows.tsx';
import { Ago } from '../../marketplace/live/ago.tsx';
import { isUrgent } from '../../marketplace/urgency.ts';
import { Badge } from '../../ui/badge.tsx';

type LeadLineProps = {
  lead: Lead;
  isNew: boolean;
  isChosen: boolean;
  hasLeft?: boolean;
  onChoose: () => void;
};

/** A lead in one glance: what, where, when, how old. */
export function LeadLine({ lead, isNew, isChosen, hasLeft = false, onChoose }: LeadLineProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      aria-current={isChosen || undefined}
      tabIndex={isChosen ? 0 : -1}
      className="grid w-full cursor-pointer content-start gap-2 rounded-card border border-line bg-surface p-4 text-left transition-colors duration-150 ease-out hover:border-edge aria-[current]:border-link aria-[current]:bg-tint aria-[current]:ring-1 aria-[current]:ring-link"
    >
      <span className="leading-snug font-semibold">{lead.job.title}</span>
      <span className="grid gap-0.5 text-sm text-ink-soft">
        <span>{lead.job.service.name}</span>
        <span>
          {placeOf(lead.job)}, {jobsCopy.miles(lead.distance_miles)}
        </span>
        <Ago at={lead.createdAt} />
      </span>
      <span className="flex flex-wrap gap-2">
        {hasLeft && <Badge tone="bad">{leadsCopy.gone.badge}</Badge>}
        {isNew && !hasLeft && <Badge tone="good">{dashboardCopy.isNew}</Badge>}
        <Badge tone={isUrgent(lead.job) ? 'urgent' : 'neutral'}>
          <Urgency job={lead.job} />
        </Badge>
      </span>
    </button>
  );
}
