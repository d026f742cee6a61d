import { Calendar, Check, Flame, MessageSquare, Star } from 'lucide-react';
import type { Lead } from '../../../contract/leads.ts';
import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { jobsCopy } from '../../copy/jobs.copy.ts';
import { leadsCopy } from '../../copy/leads.copy.ts';
import { JobPicture } from '../../marketplace/jobs/job-picture.tsx';
import { useDashboardNews } from '../../marketplace/dashboard/dashboard-news.ts';
import { UrgencyInShort } from '../../marketplace/jobs/job-rows.tsx';
import { Ago } from '../../marketplace/live/ago.tsx';
import { hasteOf, isUrgent } from '../../marketplace/urgency.ts';
import { Icon } from '../../ui/display/icon.tsx';

type LeadRowProps = { lead: Lead; isNew: boolean; hasLeft?: boolean };

/** A lead in one glance, about 88 px high: what, where, how old, how soon. Its coloured edge repeats the last. */
export function LeadRow({ lead, isNew, hasLeft = false }: LeadRowProps) {
  const { job } = lead;
  return (
    <span data-haste={hasteOf(job)} className="lead-row">
      <span>
        <span className="flex min-w-0 items-center gap-2">
          {isNew && !hasLeft && <NewDot />}
          <b className="truncate font-semibold">{job.title}</b>
        </span>
        <span className="truncate text-sm text-ink-soft">
          {job.location}, {jobsCopy.milesInShort(lead.distance_miles)}, <Ago at={lead.createdAt} said="age" />
        </span>
        {hasLeft ? (
          <span className="text-sm font-semibold text-refusal">{leadsCopy.gone.badge}</span>
        ) : (
          <Signs lead={lead} />
        )}
      </span>
      <JobPicture job={job} />
    </span>
  );
}

/** By the same moment and openings by which the server counts the new ones. */
export function useIsNew({ id, firstSeenAt, is_interested }: Lead): boolean {
  const known = useDashboardNews()?.newLeads;
  if (!known || is_interested) return false;
  return firstSeenAt > known.since && !known.opened.includes(id);
}

const NewDot = () => (
  <span data-new>
    <span className="sr-only">{dashboardCopy.isNew}</span>
  </span>
);

function Signs({ lead: { job, is_interested, messagesCount } }: Pick<LeadRowProps, 'lead'>) {
  return (
    <span data-signs>
      <span data-urgent>
        <Icon glyph={isUrgent(job) ? Flame : Calendar} size={14} />
        <UrgencyInShort job={job} />
      </span>
      {job.type === 'premium' && (
        <span className="text-ink-soft">
          <Icon glyph={Star} size={14} />
          {jobsCopy.tiers.premium}
        </span>
      )}
      {is_interested && (
        <span className="text-good">
          <Icon glyph={Check} size={14} />
          {leadsCopy.interested.button}
        </span>
      )}
      {messagesCount > 0 && (
        <span className="text-ink-soft tabular-nums">
          <Icon glyph={MessageSquare} size={14} />
          {messagesCount}
        </span>
      )}
    </span>
  );
}
