import { CircleAlert } from 'lucide-react';
import { leadsCopy } from '../../copy/leads.copy.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { LaterScreen } from '../../marketplace/dashboard/later-screen.tsx';
import { useCurrentBusiness } from '../../marketplace/team/own-businesses.ts';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { useIsDesktop } from '../../ui/hooks/use-is-wide.ts';
import { Title } from '../../ui/layout/heading.tsx';
import { part } from '../../ui/lazy/part.ts';
import { InnerLink } from '../../ui/navigation/inner-link.tsx';
import { LeadList, useInbox } from './lead-list.tsx';
import { LeadPageLater } from './lead-page-later.tsx';
import { SideBySide } from './side-by-side.tsx';

/** Without one of these no lead comes in. */
const WITHOUT_LEADS: readonly (string | null | undefined)[] = ['not_subscribed', 'expired'];

export function LeadsScreen({ asked }: { asked?: string | undefined }) {
  const subscription = useSession()?.user.subscription_status;
  const { role, hasLeads = true } = useCurrentBusiness() ?? {};
  const isOwner = role === 'owner';
  const isWithout = isOwner ? WITHOUT_LEADS.includes(subscription) : !hasLeads;
  if (!isWithout) return <Inbox asked={asked} />;
  return (
    <div className="grid gap-6">
      <Title>{leadsCopy.heading}</Title>
      <Empty
        icon={<CircleAlert aria-hidden />}
        action={
          isOwner && (
            <InnerLink href="/subscribe" className={buttonLook('primary')}>
              {leadsCopy.subscribe}
            </InnerLink>
          )
        }
      >
        {isOwner ? leadsCopy.inactive : leadsCopy.inactiveForOffice}
      </Empty>
    </div>
  );
}

type InboxProps = {
  /** The lead that the address names. */
  asked: string | undefined;
};

// Loaded on phones only: a wide screen shows cards, not rows.
const ROWS = part(() => import('./lead-rows.tsx'));

/** Phone: rows, and a page for each lead. Desktop: the list on the left, the chosen lead on the right. */
function Inbox({ asked }: InboxProps) {
  const isDesktop = useIsDesktop();
  if (isDesktop) return <Desk asked={asked} />;
  if (asked) return <LeadPageLater leadId={asked} />;
  return (
    <LaterScreen part={ROWS} title={leadsCopy.heading}>
      {({ LeadRows }) => <LeadRows />}
    </LaterScreen>
  );
}

function Desk({ asked }: InboxProps) {
  const { leads, live } = useInbox();
  if (!live.rows || live.rows.length === 0) return <LeadList leads={leads} live={live} each={() => null} />;
  return <SideBySide list={leads} live={live} rows={live.rows} asked={asked} />;
}
