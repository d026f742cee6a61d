import { jobsCopy } from '../../copy/jobs.copy.ts';
import { Badge } from '../../ui/display/badge.tsx';

/** Said wherever a job shows while an admin has switched it off; nobody can quote on it or accept a quote then. */
export const OffBadge = ({ job }: { job: { is_active: 0 | 1 } }) =>
  job.is_active === 0 && <Badge tone="bad">{jobsCopy.inactive}</Badge>;
