import { leadsCopy } from '../../copy/leads.copy.ts';
import { LaterScreen } from '../../marketplace/dashboard/later-screen.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Later } from '../../ui/lazy/later.tsx';
import { part, usePart } from '../../ui/lazy/part.ts';

const PAGE = part(() => import('./lead-page.tsx'));

/** The page of a lead, which a desk hardly ever opens. */
export const LeadPageLater = ({ leadId }: { leadId: string }) => (
  <LaterScreen part={PAGE} title={leadsCopy.heading}>
    {({ LeadPage }) => <LeadPage key={leadId} leadId={leadId} />}
  </LaterScreen>
);

/** The same lead beside the list of a desk, which has not been read as far as it. */
export const LeadBesideLater = ({ leadId }: { leadId: string }) => (
  <Later part={PAGE} pending={<Skeleton />}>
    {({ LeadBeside }) => <LeadBeside leadId={leadId} />}
  </Later>
);

/** Fetched while somebody looks at the list, so that it is there at the tap. */
export const useLeadPageSoon = () => usePart(PAGE, { isWanted: false, isScreen: true });
