import { Navigation } from 'lucide-react';
import type { Visit } from '../../../contract/visits.ts';
import { nextVisitsCopy } from '../../copy/next-visits.copy.ts';
import { onUkClocks } from '../../copy/relative-phrase.ts';

/** That somebody is on the way, once they said so. */
export const OnWay = ({ visit: { onWayAt } }: { visit: Pick<Visit, 'onWayAt'> }) =>
  onWayAt && (
    <span className="flex items-center gap-1.5 text-sm font-semibold text-link">
      <Navigation size={16} aria-hidden className="shrink-0" />
      {nextVisitsCopy.onWaySince(onUkClocks(new Date(onWayAt)).slice(11, 16))}
    </span>
  );
