import { CircleAlert } from 'lucide-react';
import { leadsCopy } from '../../copy/leads.copy.ts';
import { useSession } from '../../marketplace/accounts/session.ts';
import { useCurrentBusiness } from '../../marketplace/team/own-businesses.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { Empty } from '../../ui/empty.tsx';
import { Title } from '../../ui/heading.tsx';
import { InnerLink } from '../../ui/inner-link.tsx';
import { Inbox } from './inbox.tsx';

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
